// Apollo's own domain and version, as Apollo Server's landing page has them.
const SANDBOX_SCRIPT =
  'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js'

/** A network that swallows requests must not leave the page empty. */
const PATIENCE_MILLISECONDS = 5_000

/** What Apollo's script puts into the window. */
type EmbeddedSandbox = new (options: {
  readonly target: string
  readonly initialEndpoint: string
  readonly endpointIsEditable: boolean
  readonly runTelemetry: boolean
  readonly allowDynamicStyles: boolean
}) => unknown

const TARGET = '#explorer'
const endpoint = new URL('/graphql', window.location.href).href

function loadSandbox(): Promise<EmbeddedSandbox> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Apollo Sandbox cannot be loaded'))
    }
    const timer = setTimeout(fail, PATIENCE_MILLISECONDS)
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

/** Apollo Sandbox; where it cannot load, such as without internet, the GraphiQL that we ship. */
async function start(): Promise<void> {
  const Sandbox = await loadSandbox().catch(() => undefined)
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
