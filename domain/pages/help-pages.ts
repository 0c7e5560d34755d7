/** The pages that tell shoppers about the shop, at `/help/delivery` and so on, in the order of the owner's list. */
export const HELP_PAGES = ['delivery', 'returns', 'questions', 'about', 'privacy', 'terms'] as const

export type HelpPageName = (typeof HELP_PAGES)[number]

/** The path of a page, without a language's prefix. */
export function helpPath(page: HelpPageName): string {
  return `/help/${page}`
}

/** Content of a page in one language; the body is Markdown. */
export interface HelpText {
  readonly title: string
  readonly body: string
}
