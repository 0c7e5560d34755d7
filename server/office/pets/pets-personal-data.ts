import { z } from 'zod'
import { PET_KINDS } from '#domain/pets/pet.schema'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { listPetsWithFoods, type PetWithFoodsView } from './pet-foods.service'

const restPetSchema = z.object({
  name: z.string(),
  kind: z.enum(PET_KINDS),
  weight_kg: z.number(),
  born_on: z.iso.date().nullable(),
  reminders: z.array(z.object({ product_id: z.int(), order_id: z.int(), remind_on: z.iso.date() })),
})

function toRest({ name, kind, weightKg, bornOn, foods }: PetWithFoodsView) {
  const reminders = foods
    .filter(({ reminder }) => reminder === 'SET' || reminder === 'SENT')
    .map(({ productId, orderId, remindOn }) => ({
      product_id: productId,
      order_id: orderId,
      remind_on: remindOn,
    }))
  return { name, kind, weight_kg: weightKg, born_on: bornOn, reminders }
}

/** The pets and their reminders, which the database deletes with the account. */
export const petsPersonalData: PersonalDataProvider = {
  export: {
    schema: { pets: z.array(restPetSchema) },
    example: { pets: [] },
    read: async (db, userId) => ({ pets: (await listPetsWithFoods(db, userId)).map(toRest) }),
  },
}
