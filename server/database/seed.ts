import type { EntityManager } from 'typeorm'
import { demoProducts } from './demo/products'

/** Fills an empty catalogue with the sample products; one with products is left alone. Returns how many. */
export async function seed(db: EntityManager): Promise<number> {
  return db.transaction(async (transaction) => {
    // Two servers that start at once would both see an empty table.
    await transaction.query('LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE')
    const rows = await transaction.query<unknown[]>(
      `INSERT INTO products (name, price_piastres, image_url)
       SELECT name, price_piastres, image_url
       FROM unnest($1::text[], $2::int[], $3::text[])
         WITH ORDINALITY AS product (name, price_piastres, image_url, position)
       WHERE NOT EXISTS (SELECT FROM products)
       ORDER BY position RETURNING id`,
      [
        demoProducts.map((product) => product.name),
        demoProducts.map((product) => product.pricePiastres),
        demoProducts.map((product) => `/pictures/${product.picture}.svg`),
      ],
    )
    return rows.length
  })
}
