import type { Plugin } from 'vite'

const DEVELOPMENT_BUILD = /([\\/]react-router[\\/]dist[\\/])development([\\/])/
const PRODUCTION_BUILD = /[\\/]react-router[\\/]dist[\\/]production[\\/]/

/** Names for React's developer tools, which keep unused components in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm

/** Calls without side effects at the top level of a module, which the bundler cannot know. */
const PURE_CALL = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm

/**
 * Parts of React Router's framework mode that links and routes refer to, although the shop never renders them. Without
 * them, the bundler drops everything that only they use.
 */
const FRAMEWORK_PART =
  /^function (PrefetchPageLinks|DefaultErrorComponent|RSCErrorHandler|RemixRootDefaultErrorBoundary)\(/gm

/**
 * Bundles React Router's production build, which its package.json never resolves to, without the
 * components of its data routers, which the shop does not use.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (
        resolved && { ...resolved, id: resolved.id.replace(DEVELOPMENT_BUILD, '$1production$2') }
      )
    },
    transform(code, id) {
      if (!PRODUCTION_BUILD.test(id)) return undefined
      return code
        .replace(DISPLAY_NAME, '')
        .replace(PURE_CALL, '$1/* @__PURE__ */ $2')
        .replace(FRAMEWORK_PART, 'function $1() { return null }\nfunction unused$1(')
    },
  }
}
