import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import {
  MAX_PRODUCTS_AT_ONCE,
  MAX_PRODUCTS_PER_PREVIEW,
  PRODUCT_CHANGES_SHOWN,
} from '#domain/limits'
import type { Locale } from '#domain/messages/locale'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload, toUserErrors } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { listBatches } from './batches.service'
import { type PreviewedProduct, previewChange } from './preview.service'
import { PreviewedProductInput, ProductChangeInput } from './product-change-input.types'
import { type ChangedProducts, changeProducts } from './product-changes.service'
import {
  ProductChangeBatch,
  ProductChangePayload,
  type ProductChangePreview,
  ProductChangePreviewPayload,
} from './product-changes.types'
import { undoProductChange } from './undo.service'

const CHANGE = { description: 'The new values.' }

function toPreview(
  { product, after, isChanged, error }: PreviewedProduct,
  locale: Locale,
): ProductChangePreview {
  const { id, name, nameAr, version } = product
  return {
    id,
    name,
    nameAr,
    version,
    before: product,
    after,
    isChanged,
    userErrors: error ? toUserErrors(error, locale) : [],
  }
}

async function toPayload(
  locale: Locale,
  work: () => Promise<ChangedProducts>,
): Promise<ProductChangePayload> {
  const { result, userErrors } = await asPayload(locale, async () => ({ result: await work() }))
  if (!result) return { productIds: [], userErrors }
  const problems = result.failures.flatMap(({ productId, error }) =>
    toUserErrors(error, locale).map((userError) => ({ ...userError, productId })),
  )
  return { batch: result.batch, productIds: result.productIds, userErrors: problems }
}

@Resolver()
export class ProductChangesResolver {
  @Requires('products.read')
  @Query(() => ProductChangePreviewPayload, {
    description: `Previews a change of several products. Nothing is changed.`,
  })
  async previewProductChange(
    @Ctx() { db, locale }: Context,
    @Arg('ids', () => [ID], {
      description: `The IDs of the products, at most ${MAX_PRODUCTS_PER_PREVIEW}.`,
    })
    ids: string[],
    @Arg('change', () => ProductChangeInput, CHANGE) change: ProductChangeInput,
  ): Promise<ProductChangePreviewPayload> {
    const { nodes = [], userErrors } = await asPayload(locale, async () => ({
      nodes: (await previewChange(db, { ids, change })).map((one) => toPreview(one, locale)),
    }))
    return { nodes, userErrors }
  }

  @Requires('products.read')
  @Query(() => [ProductChangeBatch], {
    description: `The last changes of several products, newest first; at most ${PRODUCT_CHANGES_SHOWN}.`,
  })
  async productChanges(@Ctx() { db }: Context): Promise<readonly ProductChangeBatch[]> {
    return listBatches(db)
  }

  @Requires('products.edit')
  @Mutation(() => ProductChangePayload, {
    description: `Changes several products as a preview showed them. Each that was edited since then, or that cannot be changed, is named in \`userErrors\`, and the others are changed.`,
  })
  async changeProducts(
    @Ctx() { db, caller, locale }: Context,
    @Arg('idempotencyKey', () => String, {
      description:
        'Any text that is unique to this change: it is made once, however often it is sent. Requests with the same key and change are one change.',
    })
    idempotencyKey: string,
    @Arg('products', () => [PreviewedProductInput], {
      description: `The products as the preview showed them, at most ${MAX_PRODUCTS_AT_ONCE}.`,
    })
    products: PreviewedProductInput[],
    @Arg('change', () => ProductChangeInput, CHANGE) change: ProductChangeInput,
  ): Promise<ProductChangePayload> {
    const by = await caller()
    return toPayload(locale, () => changeProducts(db, { idempotencyKey, products, change }, by))
  }

  @Requires('products.edit')
  @Mutation(() => ProductChangePayload, {
    description: `Undoes a change of several products within a day. Products whose values were changed again since are named in \`userErrors\`, and keep them.`,
  })
  async undoProductChange(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the change.' }) id: string,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<ProductChangePayload> {
    return toPayload(locale, () => undoProductChange(db, id, request))
  }
}
