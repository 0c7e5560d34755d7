import type { EntityManager } from 'typeorm'
import { cairoDay, shiftDay } from '#domain/delivery/cairo-day'
import { ProductBatchEntity } from './product-batch.entity'

/** A batch of the sample catalogue: all units of its product. */
interface SampleBatch {
  readonly productId: number
  readonly units: number
  /** From today to the day on which it expires. */
  readonly daysLeft: number
}

/** Adds batches of sample products that were added with these units in stock. */
export async function addSampleBatches(
  transaction: EntityManager,
  batches: readonly SampleBatch[],
): Promise<void> {
  const receivedAt = new Date()
  const today = cairoDay(receivedAt)
  const rows = batches.map(({ productId, units, daysLeft }) => ({
    productId,
    expiresOn: shiftDay(today, daysLeft),
    quantity: units,
    atMost: units,
    receivedAt,
  }))
  await transaction.insert(ProductBatchEntity, rows)
}
