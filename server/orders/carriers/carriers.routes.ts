import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CARRIERS } from '#domain/couriers/carriers'
import { AppError } from '#domain/errors'
import { documented } from '../../platform/http/rest/rest-docs'
import { takeInReport } from './carrier-reports.service'
import { carriers } from './carriers'

/** Far more than a report has. */
const MAX_BODY_BYTES = 20_000

/** POST /couriers/:carrier/events: what a delivery company reports on a parcel. */
export function carriersRoutes(app: FastifyInstance): void {
  const receive = documented({
    id: 'reportDelivery',
    // Carriers may add what they like to the address that the shop gave them.
    takesAnyQuery: true,
    tag: 'Operation',
    summary: 'Takes in what a delivery company reports on a parcel',
    role: 'public',
    path: { carrier: { description: 'The company.', schema: z.enum(CARRIERS), example: 'bosta' } },
    body: {
      // Its fields are the company's, not the shop's.
      schema: z.looseObject({}),
      example: {
        _id: 'Xk2p9',
        trackingNumber: '7234567',
        businessReference: '1042',
        state: 45,
        type: 'SEND',
        cod: 350,
        timeStamp: 1_764_150_000_000,
      },
    },
    response: {
      status: 200,
      description:
        'Whether the report changed the order (`applied`), was kept in its timeline (`reported`), or was known, older than another, or no news (`ignored`).',
      schema: z.strictObject({ result: z.enum(['applied', 'reported', 'ignored']) }),
      example: { result: 'applied' },
    },
    errors: {
      401: { description: 'The secret that the shop has agreed on with the company is missing.' },
      404: { description: 'The shop does not work with the company, or has no such parcel.' },
    },
  })
  app.post<{ readonly Params: { readonly carrier: string } }>(
    '/couriers/:carrier/events',
    { bodyLimit: MAX_BODY_BYTES, ...receive },
    async (request) => {
      const { context, headers, body, log } = request
      const carrier = CARRIERS.find((name) => name === request.params.carrier)
      const adapter = carrier && context.get(carriers)[carrier]
      if (!carrier || !adapter) throw new AppError('NOT_FOUND', { key: 'carrier.unknown' })
      if (!adapter.isAuthentic(headers)) {
        throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
      }
      const report = adapter.readReport(body)
      if (!report) throw new AppError('INVALID', { key: 'fault.badRequest' })
      const result = await takeInReport(context.db, carrier, report)
      if (result === 'unknown') {
        const { trackingNumber, reference, state } = report
        log.warn({ carrier, trackingNumber, reference, state }, 'A report is of no parcel of ours')
        throw new AppError('NOT_FOUND', { key: 'carrier.unknownParcel' })
      }
      return { result }
    },
  )
}
