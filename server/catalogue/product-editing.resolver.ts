import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import { addProduct, deleteProduct, updateProduct } from './product-editing.service'
import { DeleteProductPayload, ProductInput, ProductPayload } from './product-editing.types'

const PRODUCT = 'The product as it shall be.'
const ID_OF_PRODUCT = 'The product.'

@Resolver()
export class ProductEditingResolver {
  @Mutation(() => ProductPayload, { description: "Adds a product. Needs the owner's token." })
  async addProduct(
    @Ctx() { db, admin }: Context,
    @Arg('input', () => ProductInput, { description: PRODUCT }) input: ProductInput,
  ): Promise<ProductPayload> {
    await admin()
    return asPayload(async () => ({ product: await addProduct(db, input) }))
  }

  @Mutation(() => ProductPayload, { description: "Changes a product. Needs the owner's token." })
  async updateProduct(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: ID_OF_PRODUCT }) id: string,
    @Arg('input', () => ProductInput, { description: PRODUCT }) input: ProductInput,
  ): Promise<ProductPayload> {
    await admin()
    return asPayload(async () => ({ product: await updateProduct(db, id, input) }))
  }

  @Mutation(() => DeleteProductPayload, {
    description:
      "Takes a product out of the catalogue and of every cart; orders keep it. Needs the owner's token.",
  })
  async deleteProduct(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: ID_OF_PRODUCT }) id: string,
  ): Promise<DeleteProductPayload> {
    await admin()
    return asPayload(async () => {
      await deleteProduct(db, id)
      return { productId: id }
    })
  }
}
