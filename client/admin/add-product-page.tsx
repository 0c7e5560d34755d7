import type { ProductInput } from '#domain/catalogue.schema'
import { useAddProductMutation } from '../gql/admin'
import type { Refusal } from '../lib/form-problems'
import { notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { AdminFrame } from './admin-frame'
import { ProductForm } from './product-form'

export function Component() {
  const t = useText()
  const [addProduct] = useAddProductMutation()

  async function add(input: ProductInput): Promise<readonly Refusal[]> {
    try {
      const { data } = await addProduct({ variables: { input } })
      const { managedProduct, userErrors = [] } = data?.addProduct ?? {}
      if (managedProduct) notifySuccess(t('admin.productAdded'))
      else if (userErrors.length === 0) throw new Error('The product was not added')
      return userErrors
    } catch {
      return [{ message: t('admin.addFailed'), field: null }]
    }
  }

  return (
    <AdminFrame title="admin.addProduct">
      <ProductForm submit={t('admin.addProduct')} onSubmit={add} />
    </AdminFrame>
  )
}
