/** The part of a page's declaration and layout that builds and tests read. It is type-checked apart from the client. */
export interface DeclaredPage {
  readonly path: string
  /** The path of its module in `client/`. */
  readonly module: string
  /** The groups of texts that are loaded with it, besides the shop's. */
  readonly texts: readonly string[]
  readonly stylesheet: 'admin' | undefined
  readonly needsApollo: boolean
  /** Its HTML names its scripts. */
  readonly isPublic: boolean
}
