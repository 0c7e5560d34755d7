import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { MAX_PETS } from '#domain/limits'
import { type Pet, type PetInput, petSchema } from '#domain/pets/pet.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { PetEntity } from './pet.entity'

export interface PetView extends Pet {
  readonly id: number
}

function toView({ id, name, kind, weightGrams, bornOn }: PetEntity): PetView {
  return { id, name, kind, weightKg: weightGrams / 1000, bornOn }
}

function toColumns({ weightKg, ...pet }: Pet) {
  // In steps of 100 g, without the rounding error of the product.
  return { ...pet, weightGrams: Math.round(weightKg * 10) * 100 }
}

/** The pets of an account, in the order in which they were added. */
export async function listPets(db: EntityManager, userId: number): Promise<readonly PetView[]> {
  const pets = await db.find(PetEntity, { where: { userId }, order: { id: 'ASC' } })
  return pets.map(toView)
}

/** The ID of a pet of the account. Throws NOT_FOUND, also for a pet of somebody else. */
async function findPet(db: EntityManager, userId: number, id: unknown): Promise<number> {
  const petId = readId(id)
  const isOwn = petId !== undefined && (await db.existsBy(PetEntity, { id: petId, userId }))
  if (!isOwn) throw new AppError('NOT_FOUND', { key: 'pets.notFound' })
  return petId
}

/**
 * Adds a pet to an account, which stays locked, so that concurrent requests cannot exceed the limit. Throws INVALID, or
 * CONFLICT if there are too many.
 */
export function addPet(
  db: EntityManager,
  userId: number,
  input: Unchecked<PetInput>,
): Promise<void> {
  const pet = validate(petSchema, input)
  return db.transaction(async (transaction) => {
    const account = await transaction.findOne(UserEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'for_no_key_update' },
    })
    if (!account) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
    if ((await transaction.countBy(PetEntity, { userId })) >= MAX_PETS) {
      throw new AppError('CONFLICT', { key: 'pets.tooMany', parameters: { max: MAX_PETS } })
    }
    await transaction.insert(PetEntity, { userId, ...toColumns(pet) })
  })
}

/** Changes a pet of the account. Throws INVALID, or NOT_FOUND. */
export async function updatePet(
  db: EntityManager,
  userId: number,
  id: unknown,
  input: Unchecked<PetInput>,
): Promise<void> {
  const pet = validate(petSchema, input)
  await db.update(PetEntity, { id: await findPet(db, userId, id), userId }, toColumns(pet))
}

/** Removes a pet of the account, with its reminders. Throws NOT_FOUND. */
export async function removePet(db: EntityManager, userId: number, id: unknown): Promise<void> {
  await db.delete(PetEntity, { id: await findPet(db, userId, id), userId })
}
