/** What a build reads of a page's declaration. It is type-checked apart from the client. */
export interface DeclaredPage {
  readonly path: string
  readonly load: () => unknown
  readonly texts?: readonly string[]
  readonly needsApollo?: boolean
  readonly stylesheet?: string
}

/** What Vite makes of an import: a call of its own function with the path from its root, which tests have above `client/`. */
const IMPORT = /import\w*\(\s*["']\/(?:client\/)?(.+?)["']/

/** The path of a page's module in `client/`, of a declaration that Vite has transformed for Node. */
export function moduleOf({ path, load }: DeclaredPage): string {
  const [, module] = IMPORT.exec(load.toString()) ?? []
  if (!module) throw new Error(`The declaration of ${path} does not only import its module`)
  return module
}
