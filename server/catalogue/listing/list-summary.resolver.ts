import { Arg, type ClassType, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { DatabaseCost, Summary } from '../../platform/http/graphql/database-cost'
import { ProductConnection } from './product-connection.types'
import type { FacetAttribute } from './product-facets'
import { FacetAttributeEnum, PriceRange, ProductFacet } from './product-filter.types'

/** In milliseconds, besides the read that they share. Facets count for some hundred fields of the response. */
const COSTS = { facets: 3, priceRange: 0.5 } as const

/** The fields of a list that are determined only when they are selected. */
export function createSummaryResolver(connection: ClassType<ProductConnection>) {
  @Resolver(() => connection)
  class ListSummaryResolver {
    @Summary()
    @FieldResolver(() => Int, { description: 'The number of products in all pages.' })
    totalCount(@Root() { summary }: ProductConnection): Promise<number> {
      return summary.count()
    }

    @DatabaseCost(COSTS.facets)
    @Summary()
    @FieldResolver(() => [ProductFacet], {
      description: 'The filters of this list, with the products that each value would leave.',
    })
    async facets(
      @Root() { summary }: ProductConnection,
      @Arg('attributes', () => [FacetAttributeEnum], {
        nullable: true,
        description: 'Only these; without it, all.',
      })
      attributes: readonly FacetAttribute[] | undefined,
    ): Promise<readonly ProductFacet[]> {
      const facets = await summary.facets()
      return attributes ? facets.filter(({ attribute }) => attributes.includes(attribute)) : facets
    }

    @DatabaseCost(COSTS.priceRange)
    @Summary()
    @FieldResolver(() => PriceRange, {
      nullable: true,
      description:
        'The prices of the products that all other filters leave; null if there are none.',
    })
    priceRange(@Root() { summary }: ProductConnection): Promise<PriceRange | null> {
      return summary.priceRange()
    }
  }
  return ListSummaryResolver
}

@Resolver(() => ProductConnection)
export class ProductConnectionResolver extends createSummaryResolver(ProductConnection) {}
