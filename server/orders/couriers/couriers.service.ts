import { type EntityManager, In } from 'typeorm'
import { type CourierFilesInput, courierFilesSchema } from '#domain/couriers/courier-files.schema'
import {
  type CourierInput,
  courierSchema,
  type StatementColumns,
} from '#domain/couriers/couriers.schema'
import { AppError } from '#domain/errors'
import { MAX_COURIERS } from '#domain/limits'
import { idSchema } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { whileAdding } from '../../platform/database/statements/limited-table'
import { isUniqueViolation } from '../../platform/database/statements/unique-violation'
import { CourierEntity } from './courier.entity'

export type CourierView = Readonly<CourierEntity>

/** Returns all couriers by name, those who are no longer active last. */
export async function listCouriers(db: EntityManager): Promise<readonly CourierView[]> {
  return db.find(CourierEntity, { order: { isActive: 'DESC', name: 'ASC' } })
}

/** Returns couriers by their IDs, without those that do not exist. */
export async function findCouriers(
  db: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CourierView>> {
  const couriers = await db.findBy(CourierEntity, { id: In([...new Set(ids)]) })
  return new Map(couriers.map((courier) => [courier.id, courier]))
}

/** Returns a courier. Throws NOT_FOUND. */
export async function getCourier(db: EntityManager, id: unknown): Promise<CourierView> {
  const { data } = idSchema.safeParse(id)
  const courier = data === undefined ? null : await db.findOneBy(CourierEntity, { id: data })
  if (!courier) throw new AppError('NOT_FOUND', { key: 'courier.notFound' })
  return courier
}

/** Returns a courier that can take parcels. Throws NOT_FOUND, CONFLICT if not active. */
export async function getActiveCourier(db: EntityManager, id: unknown): Promise<CourierView> {
  const courier = await getCourier(db, id)
  if (!courier.isActive) throw new AppError('CONFLICT', { key: 'courier.inactive' })
  return courier
}

/** Saves the column mapping of a courier's statements. */
export async function rememberColumns(
  db: EntityManager,
  id: number,
  statementColumns: StatementColumns,
): Promise<void> {
  await db.update(CourierEntity, { id }, { statementColumns })
}

/** Saves the formats of a courier's files. Throws INVALID, NOT_FOUND. */
export async function updateCourierFiles(
  db: EntityManager,
  id: unknown,
  input: Unchecked<CourierFilesInput>,
): Promise<CourierView> {
  const { exportColumns, reportColumns } = validate(courierFilesSchema, input)
  const courier = await getCourier(db, id)
  return db.save(CourierEntity, {
    ...courier,
    ...(exportColumns && { exportColumns }),
    ...(reportColumns && { reportColumns }),
  })
}

/** Adds a courier, or changes the one with the id. Throws INVALID, NOT_FOUND, CONFLICT if the name is taken. */
export async function saveCourier(
  db: EntityManager,
  id: unknown,
  input: Unchecked<CourierInput>,
): Promise<CourierView> {
  const { prices, ...columns } = validate(courierSchema, input)
  const before = id == null ? {} : await getCourier(db, id)
  try {
    const courier = { ...before, ...columns, ...(prices !== undefined && { prices }) }
    if (id != null) return await db.save(CourierEntity, courier)
    return await whileAdding(db, 'couriers', async (transaction) => {
      if ((await transaction.count(CourierEntity)) >= MAX_COURIERS) {
        throw new AppError('CONFLICT', {
          key: 'courier.tooMany',
          parameters: { max: MAX_COURIERS },
        })
      }
      return transaction.save(CourierEntity, courier, { transaction: false })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('CONFLICT', {
      key: 'courier.nameTaken',
      problems: [{ field: 'name', key: 'courier.nameTaken' }],
    })
  }
}
