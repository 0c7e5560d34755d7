import { AsyncLocalStorage } from 'node:async_hooks'
import type { ApolloServerPlugin } from '@apollo/server'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TracingSettings } from '../config/env'
import { type Tracer, traceWith } from '../database/connection/spans'
import { operationLabel } from '../http/graphql/operation-metrics'
import { routeLabel } from '../http/metrics'
import type { RequestTracing } from '../http/request/request-tracing'
import { createSampler } from './sampler'

// No package that instruments libraries: these replace functions of modules when they are loaded, which a bundle does not
// do, and they record SQL and paths. The shop knows the names of its statements, routes and operations itself.

const EXPORT_TIMEOUT_MILLISECONDS = 5_000

/** Asked every few seconds by load balancers and Prometheus. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics'])

/** The work that is being traced; its spans belong to the context, which an operation replaces while it runs. */
interface Traced {
  context: Context
}

const OTEL_KINDS = {
  statement: SpanKind.CLIENT,
  job: SpanKind.INTERNAL,
  mail: SpanKind.CLIENT,
  post: SpanKind.CLIENT,
  hash: SpanKind.INTERNAL,
} as const

const ATTRIBUTES = {
  statement: (name: string) => ({ 'db.system.name': 'postgresql', 'db.query.summary': name }),
  job: (name: string) => ({ 'shop.job': name }),
  mail: (name: string) => ({ 'shop.mail': name }),
  post: (name: string) => ({ 'server.address': name }),
  hash: () => ({}),
} as const

/** Without its message, which may contain values. */
function recordFailure(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

export interface Tracing extends RequestTracing {
  /** Sends what has been measured. */
  stop(): Promise<void>
}

/** Sends traces to an OTLP/HTTP collector, from now on. */
export function startTracing(settings: TracingSettings): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: createSampler(settings),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({
          url: `${settings.endpoint}/v1/traces`,
          timeoutMillis: EXPORT_TIMEOUT_MILLISECONDS,
        }),
      ),
    ],
  })
  const tracer = provider.getTracer('shop')
  const propagator = new W3CTraceContextPropagator()
  // Not the global one of OpenTelemetry: everything that is traced goes through here.
  const current = new AsyncLocalStorage<Traced>()

  const runSpan: Tracer = async (kind, name, work) => {
    const isStatement = kind === 'statement'
    const isPart = isStatement || kind === 'hash'
    const parent = isPart ? current.getStore()?.context : ROOT_CONTEXT
    // Statements that look for something to do, every minute, are no trace.
    if (!parent) return work()
    const span = tracer.startSpan(
      isStatement ? name : `${kind} ${name}`,
      { kind: OTEL_KINDS[kind], attributes: ATTRIBUTES[kind](name) },
      parent,
    )
    try {
      if (isPart) return await work()
      return await current.run({ context: trace.setSpan(parent, span) }, work)
    } catch (error) {
      recordFailure(span, error)
      throw error
    } finally {
      span.end()
    }
  }
  traceWith(runSpan)

  const requests = new WeakMap<FastifyRequest, { readonly span: Span; readonly traced: Traced }>()

  function traceRequests(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      if (UNTRACED.has(request.routeOptions.url ?? '')) return done()
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      const attributes = { 'http.request.method': request.method, 'shop.request.id': request.id }
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent)
      const traced = { context: trace.setSpan(parent, span) }
      requests.set(request, { span, traced })
      current.run(traced, done)
    })
    // Reading the body loses what the first hook has set.
    app.addHook('preValidation', (request, _reply, done) => {
      const { traced } = requests.get(request) ?? {}
      if (traced) current.run(traced, done)
      else done()
    })
    app.addHook('onResponse', async (request, { statusCode }) => {
      const { span } = requests.get(request) ?? {}
      if (!span) return
      const route = routeLabel(request)
      span.updateName(`${request.method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode })
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  }

  const traceOperations: ApolloServerPlugin = {
    async requestDidStart() {
      const traced = current.getStore()
      if (!traced) return
      const { context } = traced
      let span: Span | undefined
      return {
        async didResolveOperation({ operation, operationName }) {
          if (!operation) return
          const name = operationLabel(operationName)
          const attributes = {
            'graphql.operation.type': operation.operation,
            'graphql.operation.name': name,
          }
          span = tracer.startSpan(`${operation.operation} ${name}`, { attributes }, context)
          traced.context = trace.setSpan(context, span)
        },
        async willSendResponse({ response: { body } }) {
          traced.context = context
          const hasErrors = body.kind === 'single' && body.singleResult.errors !== undefined
          if (hasErrors) span?.setStatus({ code: SpanStatusCode.ERROR })
          span?.end()
        },
      }
    },
  }

  return {
    traceRequests,
    traceOperations,
    async stop() {
      traceWith(undefined)
      // A collector that is away must not make the end of the shop a failure.
      await provider.shutdown().catch(() => {})
    },
  }
}
