import { useParams } from 'react-router-dom'
import type { ProductInput } from '#domain/catalogue.schema'
import { useAdminProductQuery, useUpdateProductMutation } from '../gql/admin'
import type { Refusal } from '../lib/form-problems'
import { notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { Button, ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { AdminFrame } from './admin-frame'
import { ProductForm } from './product-form'

export function Component() {
  const { id = '' } = useParams()
  return (
    <AdminFrame title="admin.update">
      <Product key={id} id={id} />
    </AdminFrame>
  )
}

function Product({ id }: { readonly id: string }) {
  const t = useText()
  // What is edited must be what the shop has now.
  const { data, error, refetch } = useAdminProductQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const [updateProduct] = useUpdateProductMutation()

  async function update(input: ProductInput): Promise<readonly Refusal[]> {
    try {
      const { data: answer } = await updateProduct({ variables: { id, input } })
      const { product, userErrors = [] } = answer?.updateProduct ?? {}
      if (product) notifySuccess(t('admin.productUpdated'))
      else if (userErrors.length === 0) throw new Error('The product was not updated')
      return userErrors
    } catch {
      return [{ message: t('admin.updateFailed'), field: null }]
    }
  }

  if (error) {
    return (
      <EmptyState title={t('admin.fetchProductFailed')}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('catalogue.retry')}
        </Button>
      </EmptyState>
    )
  }
  if (!data) return <Skeleton className="card" blockSize="20rem" />
  if (!data.product) {
    return (
      <EmptyState title={t('product.notFound')}>
        <ButtonLink to="/adminHome">{t('admin.home')}</ButtonLink>
      </EmptyState>
    )
  }
  const { name, price, imageUrl } = data.product
  return (
    <ProductForm product={{ name, price, imageUrl }} submit={t('admin.update')} onSubmit={update} />
  )
}
