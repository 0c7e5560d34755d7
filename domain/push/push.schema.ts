import { encodeMessage, requiredText } from '../validation/text.schema'
import { parseUrl } from '../validation/url'
import { z } from '../validation/zod'
import { PUSH_KINDS } from './push'

/** Those of browsers have a few hundred characters. */
const MAX_ENDPOINT_LENGTH = 1_000

const noKinds = encodeMessage('push.noKinds')
const endpointRule = encodeMessage('push.badEndpoint')
const keyRule = encodeMessage('push.badKey')
const hourRule = encodeMessage('push.badHour')

/** Bytes in base64url, without padding. */
function bytes(length: number) {
  const characters = Math.ceil((length * 4) / 3)
  return z.string({ error: keyRule }).regex(new RegExp(`^[\\w-]{${characters}}$`), keyRule)
}

/**
 * A device that receives some kinds of notifications, as its browser describes it (RFC 8291). The server checks where
 * the endpoint is.
 */
export const pushDeviceSchema = z.object({
  endpoint: requiredText(MAX_ENDPOINT_LENGTH).refine((text) => {
    if (text === '') return true
    const url = parseUrl(text)
    return url !== undefined && ['http:', 'https:'].includes(url.protocol) && !url.username
  }, endpointRule),
  // An uncompressed point of P-256.
  p256dh: bytes(65),
  auth: bytes(16),
  kinds: z
    .array(z.enum(PUSH_KINDS, { error: noKinds }), { error: noKinds })
    .min(1, noKinds)
    .transform((kinds) => PUSH_KINDS.filter((kind) => kinds.includes(kind))),
})

export type PushDeviceInput = z.input<typeof pushDeviceSchema>

const hour = z.number({ error: hourRule }).int(hourRule).min(0, hourRule).max(23, hourRule)

/** Hours of Cairo; null ends the quiet. */
export const quietHoursSchema = z
  .object({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: encodeMessage('push.sameHours'),
  })
  .nullable()

export type QuietHoursInput = z.input<typeof quietHoursSchema>

/** No hour. */
const NONE = -1

const hourText = z
  .string({ error: hourRule })
  .transform((text) => (text === '' ? NONE : Number(text)))

/** The same in a form: two empty fields are no quiet hours. */
export const quietHoursFormSchema = z
  .object({ from: hourText, to: hourText })
  .transform(({ from, to }) => (from === NONE && to === NONE ? null : { from, to }))
  .pipe(quietHoursSchema)

export type QuietHoursForm = z.input<typeof quietHoursFormSchema>
