import { useNavigate, useSearchParams } from 'react-router-dom'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import type { UserError } from '../../../platform/forms/form-errors'
import type { ProductInput } from '../../../platform/gql/products-admin'
import {
  useAddProductMutation,
  useAddProductSizesMutation,
  useAdminProductQuery,
} from '../../../platform/gql/products-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { ProductForm } from './product-form'
import {
  type ProductFormValues,
  toCopyValues,
  toSizesInput,
  toSizesValues,
} from './product-form-values'

/** Adds a product; `?copy=12` begins with a copy of another one, `?sizesOf=12` adds sizes of one. */
export function Component() {
  const [parameters] = useSearchParams()
  const sizesOf = parameters.get('sizesOf')
  const copied = sizesOf ?? parameters.get('copy')
  return (
    <AdminFrame title={sizesOf === null ? 'admin.addProduct' : 'sizes.addSizes'}>
      {copied === null ? (
        <NewProduct />
      ) : (
        <Copy key={copied} id={copied} hasOnlySizes={sizesOf !== null} />
      )}
    </AdminFrame>
  )
}

interface CopyProps {
  readonly id: string
  /** What is added are sizes of the product. */
  readonly hasOnlySizes: boolean
}

function Copy({ id, hasOnlySizes }: CopyProps) {
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
      <p>{t(hasOnlySizes ? 'sizes.of' : 'admin.duplicateOf', { name })}</p>
      {hasOnlySizes ? (
        <NewProduct
          copy={toSizesValues(data.adminProduct)}
          sizesOf={id}
          onAdded={() => void navigate(`/updateproduct/${id}`)}
        />
      ) : (
        <NewProduct
          copy={toCopyValues(data.adminProduct)}
          onAdded={() => void navigate('/addproduct', { replace: true })}
        />
      )}
    </>
  )
}

interface NewProductProps {
  readonly copy?: ProductFormValues
  /** The product that sizes are added to. */
  readonly sizesOf?: string
  readonly onAdded?: () => void
}

function NewProduct({ copy, sizesOf, onAdded }: NewProductProps) {
  const t = useText()
  const [addProduct] = useAddProductMutation()
  const [addProductSizes] = useAddProductSizesMutation()

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

  async function addSizes(values: ProductFormValues): Promise<readonly UserError[]> {
    try {
      const { data } = await addProductSizes({
        variables: { input: toSizesInput(values, sizesOf) },
      })
      const { products = [], userErrors = [] } = data?.addProductSizes ?? {}
      if (products.length > 0) {
        notifySuccess(t('sizes.added', { count: products.length }))
        onAdded?.()
      } else if (userErrors.length === 0) throw new Error('The sizes were not added')
      return userErrors
    } catch {
      return [{ message: t('sizes.addFailed'), field: null }]
    }
  }

  return (
    <ProductForm
      copy={copy}
      submit={t('admin.addProduct')}
      hasOnlySizes={sizesOf !== undefined}
      onSubmit={add}
      onSubmitSizes={addSizes}
    />
  )
}
