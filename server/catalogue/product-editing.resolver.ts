import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import type { ManagedProductView } from './managed-products.service'
import { toManagedProduct } from './managed-products.types'
import { addProduct, deleteProduct, updateProduct } from './product-editing.service'
import {
  DeleteProductPayload,
  ProductInput,
  ProductPayload,
  SeenProductInput,
} from './product-editing.types'

const PRODUCT = 'The product as it shall be.'
const ID_OF_PRODUCT = 'The product.'

function toPayload(view: ManagedProductView) {
  const managedProduct = toManagedProduct(view)
  return { product: managedProduct.product, managedProduct }
}

@Resolver()
export class ProductEditingResolver {
  @Mutation(() => ProductPayload, {
    description: "Adds a product. Needs the owner's token or a key that may WRITE_CATALOGUE.",
  })
  async addProduct(
    @Ctx() { db, admin }: Context,
    @Arg('input', () => ProductInput, { description: PRODUCT }) input: ProductInput,
  ): Promise<ProductPayload> {
    await admin('writeCatalogue')
    return asPayload(async () => toPayload(await addProduct(db, input)))
  }

  @Mutation(() => ProductPayload, {
    description: "Changes a product. Needs the owner's token or a key that may WRITE_CATALOGUE.",
  })
  async updateProduct(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: ID_OF_PRODUCT }) id: string,
    @Arg('input', () => ProductInput, { description: PRODUCT }) input: ProductInput,
    @Arg('seen', () => SeenProductInput, {
      nullable: true,
      description: 'What the editor had before their eyes; without it, the last edit wins.',
    })
    seen?: SeenProductInput,
  ): Promise<ProductPayload> {
    await admin('writeCatalogue')
    return asPayload(async () => toPayload(await updateProduct(db, id, input, seen)))
  }

  @Mutation(() => DeleteProductPayload, {
    description:
      "Takes a product out of the catalogue and of every cart; orders keep it. Needs the owner's token or a key that may WRITE_CATALOGUE.",
  })
  async deleteProduct(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: ID_OF_PRODUCT }) id: string,
  ): Promise<DeleteProductPayload> {
    await admin('writeCatalogue')
    return asPayload(async () => {
      await deleteProduct(db, id)
      return { productId: id }
    })
  }
}
