import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { addProductSizes } from './add-sizes.service'
import type { AdminProductView } from './admin-products.service'
import { toAdminProduct } from './admin-products.types'
import { addProduct, deleteProduct, updateProduct } from './product-editing.service'
import {
  AddProductSizesPayload,
  DeleteProductPayload,
  ExpectedProductInput,
  ProductInput,
  ProductPayload,
  ProductSizesInput,
} from './product-editing.types'

const PRODUCT = 'The new values of the product.'
const PRODUCT_ID = 'The ID of the product.'

/** The stock is for those who may read it, not for everyone who may write. */
function toPayload(view: AdminProductView, mayReadStock: boolean) {
  const adminProduct = toAdminProduct(view)
  return { product: adminProduct.product, ...(mayReadStock && { adminProduct }) }
}

@Resolver()
export class ProductEditingResolver {
  @Requires('products.edit')
  @Mutation(() => ProductPayload, {
    description: 'Adds a product.',
  })
  async addProduct(
    @Ctx() { db, allows, requirePermission, locale }: Context,
    @Arg('input', () => ProductInput, { description: PRODUCT }) input: ProductInput,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<ProductPayload> {
    if (input.inventory) await requirePermission('products.inventory')
    const mayReadStock = await allows('products.read')
    return asPayload(locale, async () =>
      toPayload(await addProduct(db, input, request), mayReadStock),
    )
  }

  @Requires('products.edit')
  @Mutation(() => AddProductSizesPayload, {
    description:
      'Adds sizes of a product, each a product of the same family: all of them, or none.',
  })
  async addProductSizes(
    @Ctx() { db, requirePermission, locale }: Context,
    @Arg('input', () => ProductSizesInput, { description: 'What they share, and each of them.' })
    input: ProductSizesInput,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<AddProductSizesPayload> {
    const hasInventory = input.sizes.some(({ sku, costPrice }) => sku != null || costPrice != null)
    if (input.inventory || hasInventory) await requirePermission('products.inventory')
    const payload = await asPayload(locale, async () => {
      const added = await addProductSizes(db, input, request)
      return { products: added.map((view) => toAdminProduct(view).product) }
    })
    return { products: [], ...payload }
  }

  @Requires('products.edit')
  @Mutation(() => ProductPayload, {
    description: 'Updates a product.',
  })
  async updateProduct(
    @Ctx() { db, allows, requirePermission, locale }: Context,
    @Arg('id', () => ID, { description: PRODUCT_ID }) id: string,
    @Arg('input', () => ProductInput, { description: PRODUCT }) input: ProductInput,
    @Arg('expected', () => ExpectedProductInput, {
      nullable: true,
      description:
        'The state that was edited, to detect conflicts; without it, the last edit wins.',
      deprecationReason: 'Use `expectedVersion` and `expectedStock`. Removed on 2027-07-01.',
    })
    expected?: ExpectedProductInput,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description:
        'The `version` that was edited; CONFLICT if somebody has changed it since. Without it, the last edit wins.',
    })
    expectedVersion?: number | null,
    @Arg('expectedStock', () => Int, {
      nullable: true,
      description:
        'With `expectedVersion`: the stock that was edited. The difference from it is added to the stock of now, so that what was sold since stays sold.',
    })
    expectedStock?: number | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<ProductPayload> {
    if (input.inventory) await requirePermission('products.inventory')
    const mayReadStock = await allows('products.read')
    const edited =
      expectedVersion == null ? expected : { version: expectedVersion, stock: expectedStock }
    return asPayload(locale, async () =>
      toPayload(await updateProduct(db, id, input, edited, { request }), mayReadStock),
    )
  }

  @Requires('products.edit')
  @Mutation(() => DeleteProductPayload, {
    description: 'Deletes a product and removes it from all carts; orders keep its name and price.',
  })
  async deleteProduct(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: PRODUCT_ID }) id: string,
  ): Promise<DeleteProductPayload> {
    return asPayload(locale, async () => {
      await deleteProduct(db, id)
      return { productId: id }
    })
  }
}
