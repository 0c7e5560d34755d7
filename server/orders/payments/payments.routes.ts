import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { PAYMENT_PROVIDERS } from '#domain/payments/ways-to-pay'
import { documented } from '../../platform/http/rest/rest-docs'
import { CALLBACK_RESULTS, takeInCallback } from './callbacks.service'
import { forgedCallbacks } from './forged-callbacks'
import { paymentMetrics } from './payment-metrics'
import { paymentProviders } from './providers/providers'

/** Far more than a callback has. */
const MAX_BODY_BYTES = 20_000

interface CallbackRoute {
  readonly Params: { readonly provider: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

/** POST /payments/{provider}/callback: what a payment provider reports. */
export function paymentsRoutes(app: FastifyInstance): void {
  const receive = documented({
    id: 'reportPayment',
    // The signature, under the name that the provider has for it, and what it adds besides.
    takesAnyQuery: true,
    tag: 'Operation',
    summary: 'Takes in what a payment provider reports on a payment',
    role: 'public',
    path: {
      provider: {
        description: 'The provider.',
        schema: z.enum(PAYMENT_PROVIDERS),
        example: 'paymob',
      },
    },
    body: {
      // Its fields are the provider's, not the shop's.
      schema: z.looseObject({}),
      example: { type: 'TRANSACTION', obj: { id: 192_036_465, success: true } },
    },
    response: {
      status: 200,
      description:
        'Whether the report changed the payment (`applied`), was known, is about nothing that the shop uses (`ignored`) or about a payment of another system (`unknown`), or the provider is asked for the rest (`asked`).',
      schema: z.strictObject({ result: z.enum(CALLBACK_RESULTS) }),
      example: { result: 'applied' },
    },
    errors: {
      401: { description: 'The signature of the provider is missing or wrong.' },
      404: { description: 'The shop has no account at the provider.' },
      429: { description: 'Too many wrong signatures from this network.' },
    },
  })
  app.post<CallbackRoute>(
    '/payments/:provider/callback',
    { bodyLimit: MAX_BODY_BYTES, ...receive },
    async ({ context, params, query, bodyText, ip, log }) => {
      const name = PAYMENT_PROVIDERS.find((one) => one === params.provider)
      const provider = name && context.get(paymentProviders)[name]
      if (!name || !provider) throw new AppError('NOT_FOUND', { key: 'fault.notFound' })
      const body = Buffer.from(bodyText ?? '')
      try {
        const metrics = context.get(paymentMetrics)
        const message = { body, query }
        const result = await takeInCallback(context.db, name, provider, message, metrics.changed)
        metrics.reported(name, result)
        if (result === 'unknown') log.warn({ provider: name }, 'A report is of no payment of ours')
        return { result }
      } catch (error) {
        const isForged = error instanceof AppError && error.code === 'UNAUTHENTICATED'
        if (isForged) await context.get(forgedCallbacks).count(ip)
        throw error
      }
    },
  )
}
