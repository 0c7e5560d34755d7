import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ProductInput } from '#domain/catalogue.schema'
import { type ManagedProductDetailsFragment, useAdminProductQuery } from '../gql/admin'
import { notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { Button, ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { AdminFrame } from './admin-frame'
import { ProductForm } from './product-form'
import { isConflict, type SaveRefusal, useSaveProduct } from './use-save-product'

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
  if (!data.managedProduct) {
    return (
      <EmptyState title={t('product.notFound')}>
        <ButtonLink to="/adminproducts">{t('admin.products')}</ButtonLink>
      </EmptyState>
    )
  }
  return <Editor product={data.managedProduct} onReadAgain={async () => void (await refetch())} />
}

interface EditorProps {
  readonly product: ManagedProductDetailsFragment
  readonly onReadAgain: () => Promise<void>
}

/** Edits the product as it was when this began, whatever is read of it meanwhile. */
function Editor({ product, onReadAgain }: EditorProps) {
  const t = useText()
  const saveProduct = useSaveProduct()
  const [seen, setSeen] = useState(product)
  const [hasConflict, setHasConflict] = useState(false)

  async function save(input: ProductInput): Promise<readonly SaveRefusal[]> {
    const refusals = await saveProduct(seen, input)
    setHasConflict(isConflict(refusals))
    if (refusals.length === 0) {
      notifySuccess(t('admin.productUpdated'))
      await onReadAgain()
    }
    return refusals
  }

  // The next edit starts from what was read after this one.
  const isNewer = product.version > seen.version
  if (isNewer && !hasConflict) setSeen(product)

  const { name, price, imageUrl } = seen.product
  return (
    <ProductForm
      key={seen.version}
      product={{ name, price, imageUrl, stock: seen.stock }}
      submit={t('admin.update')}
      onSubmit={save}
      wayOut={
        hasConflict && (
          <Button
            variant="secondary"
            onClick={() => {
              setHasConflict(false)
              void onReadAgain()
            }}
          >
            {t('admin.showCurrent')}
          </Button>
        )
      }
    />
  )
}
