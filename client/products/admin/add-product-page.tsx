import { AdminFrame } from '../../admin/admin-frame'
import type { UserError } from '../../forms/form-errors'
import type { ProductInput } from '../../gql/products-admin'
import { useAddProductMutation } from '../../gql/products-admin'
import { notifySuccess } from '../../lib/notify'
import { useText } from '../../texts/text'
import { ProductForm } from './product-form'

export function Component() {
  const t = useText()
  const [addProduct] = useAddProductMutation()

  async function add(input: ProductInput): Promise<readonly UserError[]> {
    try {
      const { data } = await addProduct({ variables: { input } })
      const { adminProduct, userErrors = [] } = data?.addProduct ?? {}
      if (adminProduct) notifySuccess(t('admin.productAdded'))
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
