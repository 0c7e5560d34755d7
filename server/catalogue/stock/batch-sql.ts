import { SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'

/** SQL for the day in Cairo. */
export const TODAY = `(now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date`

/**
 * SQL for what is left of the batches that expire before a day: rows of batches_left (product-batches.sql), also with
 * later batches of their products.
 */
export const batchesOfProductsExpiring = (before: string) => `batches_left(ARRAY(
  SELECT DISTINCT product_id FROM product_batches WHERE at_most > 0 AND expires_on < ${before}))`
