import type { EntityManager } from 'typeorm'
import { ProductEntity } from '../catalogue/product.entity'
import { statement } from '../database/statement'
import { demoProducts } from './products'

const lockCatalogue = statement({
  name: 'sampleCatalogue.lock',
  sql: 'LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE',
})

/** Adds the sample products to an empty catalogue. Returns how many were added. */
export async function seed(db: EntityManager): Promise<number> {
  return db.transaction(async (transaction) => {
    // Otherwise, two servers that start concurrently would both find the table empty.
    await lockCatalogue(transaction)
    if (await transaction.exists(ProductEntity)) return 0
    const products = demoProducts.map(({ name, nameAr, pricePiastres, picture }) => ({
      name,
      nameAr,
      pricePiastres,
      imageUrl: `/pictures/${picture}.svg`,
    }))
    await transaction.insert(ProductEntity, products)
    return products.length
  })
}
