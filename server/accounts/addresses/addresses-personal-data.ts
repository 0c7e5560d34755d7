import { z } from 'zod'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { listAddresses, type SavedAddressView } from './addresses.service'
import { restAddressSchema, toRestAddress } from './rest-address'

const savedAddressSchema = restAddressSchema.extend({ is_default: z.boolean() })

function toRest(address: SavedAddressView): z.output<typeof savedAddressSchema> {
  return { ...toRestAddress(address), is_default: address.isDefault }
}

/** The saved addresses, which the database deletes with the account. */
export const addressesPersonalData: PersonalDataProvider = {
  export: {
    schema: { addresses: z.array(savedAddressSchema) },
    example: { addresses: [] },
    read: async (db, userId) => ({ addresses: (await listAddresses(db, userId)).map(toRest) }),
  },
}
