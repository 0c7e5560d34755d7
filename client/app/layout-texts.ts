/** The groups of texts that the layouts of pages load, besides the shop's. */
export const LAYOUT_TEXTS = { account: ['delivery', 'account'], admin: ['admin'] } as const
