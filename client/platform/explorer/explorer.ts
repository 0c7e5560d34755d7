// The same URL as on Apollo Server's landing page.
const SANDBOX_SCRIPT =
  'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js'

/** Some networks drop requests instead of rejecting them. */
const TIMEOUT_MILLISECONDS = 5_000

/** The global that Apollo's script defines. */
type EmbeddedSandbox = new (options: {
  readonly target: string
  readonly initialEndpoint: string
  readonly endpointIsEditable: boolean
  readonly runTelemetry: boolean
  readonly allowDynamicStyles: boolean
}) => unknown

const TARGET = '#explorer'
// With `?surface=admin`, introspection shows what needs permissions, too.
const endpoint = new URL(`/graphql${window.location.search}`, window.location.href).href

/** Marks the link to the part of the schema that is shown. */
function markCurrentLink(): void {
  for (const link of document.querySelectorAll('nav > a')) {
    if (link instanceof HTMLAnchorElement && link.href === endpoint) {
      link.setAttribute('aria-current', 'page')
    }
  }
}

function loadSandbox(): Promise<EmbeddedSandbox> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Apollo Sandbox cannot be loaded'))
    }
    const timer = setTimeout(fail, TIMEOUT_MILLISECONDS)
    script.src = SANDBOX_SCRIPT
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      const { EmbeddedSandbox } = window as { EmbeddedSandbox?: EmbeddedSandbox }
      if (EmbeddedSandbox) resolve(EmbeddedSandbox)
      else fail()
    }
    document.head.append(script)
  })
}

/** Shows Apollo Sandbox or, in production and where it cannot be loaded, the bundled GraphiQL. */
async function start(): Promise<void> {
  markCurrentLink()
  const isSandbox = document.querySelector('[data-explorer="sandbox"]') !== null
  const Sandbox = isSandbox ? await loadSandbox().catch(() => undefined) : undefined
  if (Sandbox) {
    new Sandbox({
      target: TARGET,
      initialEndpoint: endpoint,
      endpointIsEditable: false,
      runTelemetry: false,
      allowDynamicStyles: false,
    })
    return
  }
  const { showGraphiql } = await import('./graphiql')
  const target = document.querySelector(TARGET)
  if (target) showGraphiql(target, endpoint)
}

void start()
