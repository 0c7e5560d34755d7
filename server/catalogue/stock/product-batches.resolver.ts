import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { MAX_PRODUCTS_AT_ONCE } from '#domain/limits'
import { DEFAULT_EXPIRY_PERIOD, EXPIRY_PERIODS } from '#domain/stock/expiry'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload, toUserErrors } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import {
  listExpiring,
  listProductBatches,
  MAX_BATCHES,
  saveProductBatch,
} from './product-batches.service'
import {
  ExpiringBatchConnection,
  ProductBatch,
  ProductBatchInput,
  SaveProductBatchPayload,
  WriteOffBatchesPayload,
  WriteOffBatchInput,
} from './product-batches.types'
import { writeOffBatches } from './write-off.service'

@Resolver()
export class ProductBatchesResolver {
  @Requires('products.inventory')
  @Query(() => [ProductBatch], {
    description: `The batches of a product of which units are left, those that expire first first; at most ${MAX_BATCHES}.`,
  })
  productBatches(
    @Ctx() { db }: Context,
    @Arg('productId', () => ID, { description: 'The ID of the product.' }) productId: string,
  ): Promise<readonly ProductBatch[]> {
    return listProductBatches(db, productId)
  }

  @Requires('stock.receive')
  @Query(() => ExpiringBatchConnection, {
    description: 'The batches that expire soon or have expired, in pages.',
  })
  async expiringBatches(
    @Ctx() { db }: Context,
    @FirstArg() first: number,
    @Arg('days', () => Int, {
      defaultValue: DEFAULT_EXPIRY_PERIOD,
      description: `Within how many days: ${EXPIRY_PERIODS.join(', ')}; 0 for what has expired.`,
    })
    days: number,
    @AfterArg() after?: string,
  ): Promise<ExpiringBatchConnection> {
    return toCountedConnection(await listExpiring(db, { days, first, after }))
  }

  @Requires('stock.receive')
  @Mutation(() => SaveProductBatchPayload, {
    description:
      'Corrects a batch, or adds one of units that are in stock already. The stock stays as it is.',
  })
  async saveProductBatch(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => ProductBatchInput, { description: 'The batch.' }) input: ProductBatchInput,
  ): Promise<SaveProductBatchPayload> {
    const { batches = null, userErrors } = await asPayload(locale, async () => ({
      batches: await saveProductBatch(db, input),
    }))
    return { batches, userErrors }
  }

  @Requires('stock.receive')
  @Mutation(() => WriteOffBatchesPayload, {
    description:
      'Takes what is left of batches out of the stock, as expired. What orders need is not taken.',
  })
  async writeOffBatches(
    @Ctx() { db, locale }: Context,
    @Arg('batches', () => [WriteOffBatchInput], {
      description: `Each batch once, at most ${MAX_PRODUCTS_AT_ONCE}.`,
    })
    batches: WriteOffBatchInput[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<WriteOffBatchesPayload> {
    const { result, userErrors } = await asPayload(locale, async () => ({
      result: await writeOffBatches(db, { batches }, request),
    }))
    if (!result) return { units: 0, userErrors }
    const problems = result.failures.flatMap(({ batchId, error }) => {
      const field = `batches.${batches.findIndex(({ id }) => Number(id) === batchId)}`
      return toUserErrors(error, locale).map((userError) => ({ ...userError, field }))
    })
    return { units: result.units, userErrors: problems }
  }
}

@Resolver(() => ExpiringBatchConnection)
export class ExpiringBatchConnectionResolver {
  @DatabaseCost(20)
  @FieldResolver(() => Int, { description: 'The total number of batches that match.' })
  totalCount(@Root() { count }: ExpiringBatchConnection): Promise<number> {
    return count()
  }
}
