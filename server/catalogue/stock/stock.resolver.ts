import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { MAX_PRODUCTS_AT_ONCE } from '#domain/limits'
import type { BookingKind } from '#domain/stock/stock-booking.schema'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload, toUserErrors } from '../../platform/http/graphql/user-errors'
import { toAdminProduct } from '../products/admin-products.types'
import { productCodeOf, setProductCode } from './product-code.service'
import { findScannedProducts } from './scanned-products.service'
import {
  BookingKindEnum,
  BookStockPayload,
  ScannedProduct,
  SetProductCodePayload,
  StockBookingLineInput,
  StockMovementConnection,
} from './stock.types'
import { bookStocks } from './stock-bookings.service'
import { listStockMovements } from './stock-movements.service'

@Resolver()
export class StockResolver {
  @Requires('products.inventory')
  @Query(() => StockMovementConnection, {
    description: "Every change of a product's stock with its reason, newest first, in pages.",
  })
  async stockMovements(
    @Ctx() { db }: Context,
    @Arg('productId', () => ID, { description: 'The ID of the product.' }) productId: string,
    @FirstArg() first: number,
    @AfterArg() after?: string,
  ): Promise<StockMovementConnection> {
    return toCountedConnection(await listStockMovements(db, { productId, first, after }))
  }

  @Requires('stock.receive')
  @Query(() => [ScannedProduct], {
    description: 'The product with a barcode or SKU; at most two, of several that share a barcode.',
  })
  async scannedProducts(
    @Ctx() { db }: Context,
    @Arg('code', () => String, { description: 'The text that was scanned or typed.' })
    code: string,
  ): Promise<readonly ScannedProduct[]> {
    const found = await findScannedProducts(db, code)
    return found.map(({ product, reserved }) => ({ product: toAdminProduct(product), reserved }))
  }

  @Requires('products.edit')
  @Mutation(() => SetProductCodePayload, {
    description:
      'Gives a product a code that was scanned, as its barcode, or as its SKU if it is no barcode.',
  })
  async setProductCode(
    @Ctx() { db, locale, requirePermission }: Context,
    @Arg('productId', () => ID, { description: 'The ID of the product.' }) productId: string,
    @Arg('code', () => String, { description: 'The text that was scanned.' }) code: string,
    @Arg('replaces', () => String, {
      nullable: true,
      description: 'The code that the product has so far; without it, one that it has stays.',
    })
    replaces?: string | null,
  ): Promise<SetProductCodePayload> {
    // An SKU is a part of the inventory.
    await requirePermission('products.inventory')
    return asPayload(locale, async () => {
      const { id } = await setProductCode(db, productCodeOf({ productId, code, replaces }))
      return { productId: String(id) }
    })
  }

  @Requires('stock.receive')
  @Mutation(() => BookStockPayload, {
    description:
      'Books what was received, counted or damaged. Lines that cannot be booked are named in `userErrors`, and the others are booked.',
  })
  async bookStock(
    @Ctx() { db, locale }: Context,
    @Arg('idempotencyKey', () => String, {
      description:
        'Any text that is unique to this booking: each product is booked once under it, however often it is sent.',
    })
    idempotencyKey: string,
    @Arg('kind', () => BookingKindEnum, { description: 'The kind of entry to book.' })
    kind: BookingKind,
    @Arg('lines', () => [StockBookingLineInput], {
      description: `Each product once, at most ${MAX_PRODUCTS_AT_ONCE}.`,
    })
    lines: StockBookingLineInput[],
  ): Promise<BookStockPayload> {
    const { result, userErrors } = await asPayload(locale, async () => ({
      result: await bookStocks(db, { idempotencyKey, kind, lines }),
    }))
    if (!result) return { booked: [], userErrors }
    const problems = result.failures.flatMap(({ productId, error }) =>
      toUserErrors(error, locale).map((userError) => ({ ...userError, productId })),
    )
    return { booked: result.booked, userErrors: problems }
  }
}

@Resolver(() => StockMovementConnection)
export class StockMovementConnectionResolver {
  @DatabaseCost(5)
  @FieldResolver(() => Int, { description: 'The total number of movements.' })
  totalCount(@Root() { count }: StockMovementConnection): Promise<number> {
    return count()
  }
}
