/** White text is readable on each of them. */
const METHODS = {
  get: '#1d5fa3',
  post: '#1a6f47',
  put: '#8a5200',
  patch: '#0f6b5f',
  delete: '#b3261e',
}

const methods = Object.entries(METHODS).map(
  ([method, color]) =>
    `.swagger-ui .opblock.opblock-${method} .opblock-summary-method { background: ${color} }`,
)

/** Colours of Swagger UI that are too light to read. */
const CSS = `
.swagger-ui .info .title small { background: #4d5560 }
.swagger-ui .info .title small.version-stamp { background: #3d6b00 }
.swagger-ui .info .title small pre.version { color: #fff; background: none }
.swagger-ui .info .title small { color: #fff }
.swagger-ui .info a, .swagger-ui .info .base-url, .swagger-ui a.link, .swagger-ui .info .link .url,
.swagger-ui .markdown a, .swagger-ui .renderedMarkdown a { color: #1d5fa3 }
.swagger-ui .btn.authorize { border-color: #1a6f47; color: #1a6f47 }
.swagger-ui .btn.authorize svg { fill: #1a6f47 }
.swagger-ui .btn.cancel { border-color: #b3261e; color: #b3261e }
.swagger-ui .btn.execute { border-color: #1d5fa3; background: #1d5fa3 }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after,
.swagger-ui .model-title .star, .swagger-ui .prop-type.required { color: #b3261e }
.swagger-ui .parameter__deprecated { color: #b3261e }
.swagger-ui .parameter__in, .swagger-ui .prop-format, .swagger-ui .response-col_links,
.swagger-ui .response-control-media-type__accept-message { color: #4d5560 }
.swagger-ui .response-control-media-type--accept-controller select { border-color: #1a6f47 }
.swagger-ui .response-control-media-type__accept-message { color: #1a6f47 }
${methods.join('\n')}
`

/**
 * Gives Swagger UI's page landmarks, its headings their levels, and the list of servers a name. The path in the button of an
 * operation is a link too, which no keyboard needs: the button writes the same address.
 */
const SCRIPT = `
const root = document.getElementById('swagger-ui')
const set = (selector, name, value) => {
  for (const element of root.querySelectorAll(selector)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
new MutationObserver(() => {
  set('.information-container', 'role', 'banner')
  set('.scheme-container', 'role', 'region')
  set('.scheme-container', 'aria-label', 'Server and credentials')
  set('#servers', 'aria-label', 'Server')
  set('h3.opblock-tag, .models h4, section.models > h4', 'aria-level', '2')
  set('.opblock-body h4', 'aria-level', '3')
  for (const row of root.querySelectorAll('[data-param-name]')) {
    for (const field of row.querySelectorAll('input, select, textarea')) {
      field.setAttribute('aria-label', row.dataset.paramName)
    }
  }
  for (const link of root.querySelectorAll('.opblock-summary a[href]')) link.removeAttribute('href')
}).observe(root, { childList: true, subtree: true })
`

/** The look of GET /docs that makes it accessible. */
export const DOCS_THEME = {
  title: 'Mishmish REST API',
  css: [{ filename: 'accessible.css', content: CSS }],
  js: [{ filename: 'accessible.js', content: SCRIPT }],
}
