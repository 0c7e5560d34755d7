import { GOVERNORATES } from '../delivery/governorates'
import {
  MAX_AREA_LENGTH,
  MAX_COURIER_NOTE_LENGTH,
  MAX_LANDMARK_LENGTH,
  MAX_STREET_LENGTH,
  MAX_UNIT_LENGTH,
} from '../limits'
import { requiredOr } from '../validation/number.schema'
import { encodeMessage, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'

/** A text that may be missing. */
const optional = (max: number) => optionalText(max).default(null)

/** An address in Egypt, as couriers need it. */
export const addressSchema = z.object(
  {
    governorate: z
      .string({ error: requiredOr('invalid.governorate') })
      .pipe(z.enum(GOVERNORATES, { error: encodeMessage('invalid.governorate') })),
    area: requiredText(MAX_AREA_LENGTH),
    street: requiredText(MAX_STREET_LENGTH),
    floor: optional(MAX_UNIT_LENGTH),
    apartment: optional(MAX_UNIT_LENGTH),
    landmark: optional(MAX_LANDMARK_LENGTH),
    courierNote: optional(MAX_COURIER_NOTE_LENGTH),
  },
  { error: requiredOr('invalid.object') },
)

export type AddressInput = z.input<typeof addressSchema>
export type Address = z.output<typeof addressSchema>

/** The fields in the order of a form. */
export const ADDRESS_FIELDS = Object.keys(addressSchema.shape) as readonly (keyof Address)[]
