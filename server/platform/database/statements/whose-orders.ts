/** Whose orders a statement is about, in SQL: those of the account $1, or those with the IDs of $1. */
export type WhoseOrders = typeof OF_ACCOUNT | typeof OF_IDS

export const OF_ACCOUNT = 'orders.user_id = $1'
export const OF_IDS = 'orders.id = ANY($1)'
