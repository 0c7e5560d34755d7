import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { ProductOrder } from '#domain/catalogue.schema'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '#domain/limits'
import type { Context } from '../http/context'
import { findManagedProduct, listManagedProducts } from './managed-products.service'
import {
  ManagedProduct,
  ManagedProductPage,
  ProductOrderEnum,
  toManagedProduct,
} from './managed-products.types'

@Resolver(() => ManagedProductPage)
export class ManagedProductsResolver {
  @Query(() => ManagedProductPage, {
    description:
      "The catalogue with its stock, searched and sorted. Needs the owner's token or a key that may READ_CATALOGUE.",
  })
  async managedProducts(
    @Ctx() { db, admin }: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: PAGE_SIZE,
      description: `How many a page has, 1 to ${MAX_PAGE_SIZE}.`,
    })
    pageSize: number,
    @Arg('order', () => ProductOrderEnum, {
      defaultValue: 'newest',
      description: 'How they are sorted.',
    })
    order: ProductOrder,
    @Arg('outOfStock', () => Boolean, {
      defaultValue: false,
      description: 'Only those that are sold out.',
    })
    outOfStock: boolean,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only names with all of these words, in any order.',
    })
    search?: string,
  ): Promise<ManagedProductPage> {
    await admin('readCatalogue')
    const list = await listManagedProducts(db, { page, pageSize, order, outOfStock, search })
    return { ...list, nodes: list.nodes.map(toManagedProduct) }
  }

  @Query(() => ManagedProduct, {
    nullable: true,
    description:
      "One product as the owner sees it; null when there is none. Needs the owner's token or a key that may READ_CATALOGUE.",
  })
  async managedProduct(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: 'Its number.' }) id: string,
  ): Promise<ManagedProduct | null> {
    await admin('readCatalogue')
    const product = await findManagedProduct(db, id)
    return product && toManagedProduct(product)
  }

  @FieldResolver(() => Int, { description: 'How many there are in all pages.' })
  totalCount(@Root() { count }: ManagedProductPage): Promise<number> {
    return count()
  }
}
