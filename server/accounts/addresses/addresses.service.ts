import { type EntityManager, Not } from 'typeorm'
import {
  ADDRESS_FIELDS,
  type Address,
  type AddressInput,
  addressSchema,
} from '#domain/addresses/address.schema'
import { AppError } from '#domain/errors'
import { MAX_SAVED_ADDRESSES } from '#domain/limits'
import { idSchema } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { UserEntity } from '../accounts/user.entity'
import { AddressEntity } from './address.entity'

export interface SavedAddressView extends Address {
  readonly id: number
  /** Preselected at checkout. */
  readonly isDefault: boolean
}

function toView(address: AddressEntity): SavedAddressView {
  const { id, governorate, area, street, floor, apartment, landmark, courierNote } = address
  const { isDefault } = address
  return { id, governorate, area, street, floor, apartment, landmark, courierNote, isDefault }
}

function readAddresses(db: EntityManager, userId: number): Promise<AddressEntity[]> {
  return db.find(AddressEntity, { where: { userId }, order: { isDefault: 'DESC', id: 'DESC' } })
}

/** The saved addresses of an account: the default, then the others, newest first. */
export async function listAddresses(
  db: EntityManager,
  userId: number,
): Promise<readonly SavedAddressView[]> {
  return (await readAddresses(db, userId)).map(toView)
}

/**
 * Changes the saved addresses of an account, which stays locked, so that concurrent changes can neither
 * exceed the limit nor set two defaults.
 */
function changeAddresses<T>(
  db: EntityManager,
  userId: number,
  change: (transaction: EntityManager, addresses: readonly AddressEntity[]) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    const account = await transaction.findOne(UserEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'for_no_key_update' },
    })
    if (!account) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
    return change(transaction, await readAddresses(transaction, userId))
  })
}

async function insertAddress(
  transaction: EntityManager,
  userId: number,
  address: Address,
  isDefault: boolean,
): Promise<void> {
  await transaction.insert(AddressEntity, { userId, ...address, isDefault })
}

function findIn(addresses: readonly AddressEntity[], id: unknown): AddressEntity {
  const { data } = idSchema.safeParse(id)
  const found = addresses.find((address) => address.id === data)
  if (!found) throw new AppError('NOT_FOUND', { key: 'address.notFound' })
  return found
}

/** Saves an address; the first is the default. Throws INVALID, or CONFLICT if there are too many. */
export function addAddress(
  db: EntityManager,
  userId: number,
  input: Unchecked<AddressInput>,
): Promise<void> {
  const address = validate(addressSchema, input)
  return changeAddresses(db, userId, async (transaction, addresses) => {
    if (addresses.length >= MAX_SAVED_ADDRESSES) {
      const parameters = { max: MAX_SAVED_ADDRESSES }
      throw new AppError('CONFLICT', { key: 'address.tooMany', parameters })
    }
    await insertAddress(transaction, userId, address, addresses.length === 0)
  })
}

/** Saves the address of an order, unless it is saved already or there are too many. */
export function saveOrderAddress(
  db: EntityManager,
  userId: number,
  address: Address,
): Promise<void> {
  return changeAddresses(db, userId, async (transaction, addresses) => {
    const isSaved = addresses.some((saved) =>
      ADDRESS_FIELDS.every((field) => saved[field] === address[field]),
    )
    if (isSaved || addresses.length >= MAX_SAVED_ADDRESSES) return
    await insertAddress(transaction, userId, address, addresses.length === 0)
  })
}

/** Changes an address of the account. Throws INVALID, or NOT_FOUND. */
export function updateAddress(
  db: EntityManager,
  userId: number,
  id: unknown,
  input: Unchecked<AddressInput>,
): Promise<void> {
  const address = validate(addressSchema, input)
  return changeAddresses(db, userId, async (transaction, addresses) => {
    await transaction.update(AddressEntity, { id: findIn(addresses, id).id }, address)
  })
}

async function makeDefault(
  transaction: EntityManager,
  { id, userId }: AddressEntity,
): Promise<void> {
  await transaction.update(
    AddressEntity,
    { userId, id: Not(id), isDefault: true },
    { isDefault: false },
  )
  await transaction.update(AddressEntity, { id }, { isDefault: true })
}

/** Makes an address of the account its default. Throws NOT_FOUND. */
export function setDefaultAddress(db: EntityManager, userId: number, id: unknown): Promise<void> {
  return changeAddresses(db, userId, async (transaction, addresses) => {
    await makeDefault(transaction, findIn(addresses, id))
  })
}

/** Deletes an address of the account; the newest of the others takes over as default. Throws NOT_FOUND. */
export function deleteAddress(db: EntityManager, userId: number, id: unknown): Promise<void> {
  return changeAddresses(db, userId, async (transaction, addresses) => {
    const deleted = findIn(addresses, id)
    await transaction.delete(AddressEntity, { id: deleted.id })
    const [next] = addresses.filter((address) => address !== deleted)
    if (deleted.isDefault && next) await makeDefault(transaction, next)
  })
}
