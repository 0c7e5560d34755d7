import { z } from 'zod'
import type { Address } from '#domain/addresses/address.schema'
import { GOVERNORATES } from '#domain/delivery/governorates'

/** An address in the personal data of an account. */
export const restAddressSchema = z
  .strictObject({
    governorate: z
      .enum(GOVERNORATES)
      .meta({ title: 'Governorate', description: 'Its code in ISO 3166-2:EG.' }),
    area: z.string(),
    street: z.string(),
    floor: z.string().nullable(),
    apartment: z.string().nullable(),
    landmark: z.string().nullable(),
    courier_note: z.string().nullable(),
  })
  .meta({ title: 'Address' })

export function toRestAddress(address: Address): z.output<typeof restAddressSchema> {
  const { governorate, area, street, floor, apartment, landmark, courierNote } = address
  return { governorate, area, street, floor, apartment, landmark, courier_note: courierNote }
}
