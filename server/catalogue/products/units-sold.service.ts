import { statement } from '../../platform/database/statements/statement'

/** Writes the units sold, $2, of the products with the ids $1. */
export const writeUnitsSold = statement({
  name: 'unitsSold.write',
  // Locked in the order of their ids, as a checkout does, so that the two do not deadlock.
  sql: `WITH locked AS MATERIALIZED (
      SELECT id FROM products WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE products SET units_sold = counted.units
    FROM locked JOIN unnest($1::int[], $2::int[]) AS counted (id, units) USING (id)
    WHERE products.id = locked.id`,
})
