/** The condition of the orders of a customer, whose id is a parameter, for the list of orders. */
export const isOfCustomer = (id: string): string =>
  `orders.phone = (SELECT phone FROM customer_profiles WHERE id = ${id})`
