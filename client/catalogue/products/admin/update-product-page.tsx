import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { useAdminToken } from '../../../platform/admin/use-admin-token'
import type { ProductInput } from '../../../platform/gql/products-admin'
import { type AdminProductQuery, useAdminProductQuery } from '../../../platform/gql/products-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { Button, ButtonLink } from '../../../platform/ui/button'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { ChangeHistory } from '../../change-log/change-history'
import { ProductBatches } from '../../stock/product-batches'
import { StockHistory } from '../../stock/stock-history'
import { ProductForm } from './product-form'
import { toFormValues } from './product-form-values'
import { isConflict, type SaveError, useSaveProduct } from './use-save-product'

export function Component() {
  const { id = '' } = useParams()
  const isAdmin = useAdminToken() !== undefined
  // Edits must start from the current version.
  const query = useAdminProductQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    skip: !isAdmin,
  })
  return (
    <AdminFrame
      title="admin.update"
      name={query.data?.adminProduct?.product.name}
      actions={<DuplicateLink id={id} />}
    >
      <Product key={id} id={id} query={query} />
    </AdminFrame>
  )
}

function DuplicateLink({ id }: { readonly id: string }) {
  const t = useText()
  return (
    <ButtonLink variant="secondary" to={`/addproduct?copy=${id}`}>
      {t('admin.duplicate')}
    </ButtonLink>
  )
}

interface ProductProps {
  readonly id: string
  readonly query: ReturnType<typeof useAdminProductQuery>
}

function Product({ id, query: { data, error, refetch } }: ProductProps) {
  const t = useText()
  if (error) {
    return <LoadFailed title={t('admin.fetchProductFailed')} onRetry={refetch} />
  }
  if (!data) return <Skeleton className="card" blockSize="20rem" />
  if (!data.adminProduct) {
    return (
      <div role="alert">
        <EmptyState title={t('admin.fetchProductFailed')} text={t('product.notFound')}>
          <ButtonLink to="/adminproducts">{t('admin.products')}</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  const reload = async () => void (await refetch())
  return (
    <>
      <Editor product={data.adminProduct} onReload={reload} />
      <ChangeHistory
        key={data.adminProduct.version}
        kind="PRODUCT"
        subject={id}
        onRestored={() => void reload()}
      />
      <ProductBatches key={`batches ${data.adminProduct.version}`} productId={id} />
      <StockHistory key={`stock ${data.adminProduct.version}`} productId={id} />
    </>
  )
}

interface EditorProps {
  readonly product: NonNullable<AdminProductQuery['adminProduct']>
  readonly onReload: () => Promise<void>
}

/** Edits the version that was loaded first, even if a newer one is fetched meanwhile. */
function Editor({ product, onReload }: EditorProps) {
  const t = useText()
  const saveProduct = useSaveProduct()
  const [base, setBase] = useState(product)
  const [hasConflict, setHasConflict] = useState(false)

  async function save(input: ProductInput): Promise<readonly SaveError[]> {
    const userErrors = await saveProduct(base, input)
    setHasConflict(isConflict(userErrors))
    if (userErrors.length === 0) {
      notifySuccess(t('admin.productUpdated'))
      await onReload()
    }
    return userErrors
  }

  // After a save the next edit is based on the new version.
  const isNewer = product.version > base.version
  if (isNewer && !hasConflict) setBase(product)

  return (
    <ProductForm
      key={base.version}
      product={toFormValues(base)}
      productId={base.id}
      submit={t('admin.update')}
      onSubmit={save}
      errorAction={
        hasConflict && (
          <Button
            variant="secondary"
            onClick={() => {
              setHasConflict(false)
              void onReload()
            }}
          >
            {t('admin.showCurrent')}
          </Button>
        )
      }
    />
  )
}
