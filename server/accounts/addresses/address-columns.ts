import { z } from 'zod'
import type { Address } from '#domain/addresses/address.schema'
import { GOVERNORATES } from '#domain/delivery/governorates'

const text = z.string().nullable()

/** The columns of an address in a row. */
export const addressColumns = {
  governorate: z.enum(GOVERNORATES).nullable(),
  area: text,
  street: text,
  floor: text,
  apartment: text,
  landmark: text,
  courierNote: text,
}

export type AddressRow = z.infer<z.ZodObject<typeof addressColumns>>

/** The columns of a row without an address. */
export const NO_ADDRESS: AddressRow = {
  governorate: null,
  area: null,
  street: null,
  floor: null,
  apartment: null,
  landmark: null,
  courierNote: null,
}

/** The address of a row; null if it has none, or the governorate alone. */
export function toAddress(row: AddressRow): Address | null {
  const { governorate, area, street, floor, apartment, landmark, courierNote } = row
  if (governorate === null || area === null || street === null) return null
  return { governorate, area, street, floor, apartment, landmark, courierNote }
}
