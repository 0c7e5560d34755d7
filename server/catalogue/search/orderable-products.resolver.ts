import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import { ORDERABLE_PRODUCTS } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { Requires } from '../../platform/http/graphql/requires'
import { listSources } from '../listing/product-page'
import { AdminProduct, toAdminProduct } from '../products/admin-products.types'
import { findOrderableProducts } from './orderable-products.service'
import { searchDictionary } from './search-dictionary'

/** In milliseconds: the shop's search, and a lookup by number. */
const COST = 65

@Resolver()
export class OrderableProductsResolver {
  @DatabaseCost(COST)
  @Requires('products.read')
  @Query(() => [AdminProduct], {
    description: `The products that an order may get, neither hidden nor sold out: the one with the barcode or SKU \`query\`, or else the best matches of \`search\`, at most ${ORDERABLE_PRODUCTS}.`,
  })
  async orderableProducts(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'Words of a name, a size, a barcode or an SKU.' })
    query: string,
  ): Promise<readonly AdminProduct[]> {
    const dictionary = await context.get(searchDictionary).get(context.db)
    const found = await findOrderableProducts(listSources(context), { query }, dictionary)
    return found.map(toAdminProduct)
  }
}
