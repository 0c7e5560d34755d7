import { useNavigate, useSearchParams } from 'react-router-dom'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import type { UserError } from '../../../platform/forms/form-errors'
import type { ProductInput } from '../../../platform/gql/products-admin'
import { useAddProductMutation, useAdminProductQuery } from '../../../platform/gql/products-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { ProductForm } from './product-form'
import { type ProductFormValues, toCopyValues } from './product-form-values'

/** Adds a product; `?copy=12` begins with a copy of another one. */
export function Component() {
  const [parameters] = useSearchParams()
  const copied = parameters.get('copy')
  return (
    <AdminFrame title="admin.addProduct">
      {copied === null ? <NewProduct /> : <Copy key={copied} id={copied} />}
    </AdminFrame>
  )
}

function Copy({ id }: { readonly id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { data, error, refetch } = useAdminProductQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  })
  if (error) return <LoadFailed title={t('admin.fetchProductFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="20rem" />
  // It was deleted.
  if (!data.adminProduct) return <NewProduct />
  const { name } = data.adminProduct.product
  return (
    <>
      <p>{t('admin.duplicateOf', { name })}</p>
      <NewProduct
        copy={toCopyValues(data.adminProduct)}
        onAdded={() => void navigate('/addproduct', { replace: true })}
      />
    </>
  )
}

interface NewProductProps {
  readonly copy?: ProductFormValues
  readonly onAdded?: () => void
}

function NewProduct({ copy, onAdded }: NewProductProps) {
  const t = useText()
  const [addProduct] = useAddProductMutation()

  async function add(input: ProductInput): Promise<readonly UserError[]> {
    try {
      const { data } = await addProduct({ variables: { input } })
      const { adminProduct, userErrors = [] } = data?.addProduct ?? {}
      if (adminProduct) {
        notifySuccess(t('admin.productAdded'))
        onAdded?.()
      } else if (userErrors.length === 0) throw new Error('The product was not added')
      return userErrors
    } catch {
      return [{ message: t('admin.addFailed'), field: null }]
    }
  }

  return <ProductForm copy={copy} submit={t('admin.addProduct')} onSubmit={add} />
}
