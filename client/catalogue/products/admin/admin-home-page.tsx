import { useId, useRef, useState } from 'react'
import { NEW_ARRIVALS_OFFSET, SLIDER_SIZE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { useCan } from '../../../platform/admin/use-admin-token'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import {
  type EditableProductFragment,
  useAdminProductsQuery,
} from '../../../platform/gql/products-admin'
import { useText } from '../../../platform/texts/text'
import { Button, ButtonLink } from '../../../platform/ui/button'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Picture } from '../../../platform/ui/picture'
import { ProductPrice } from '../../../platform/ui/price'
import { ProductName } from '../../../platform/ui/product-name'
import { ProductSlider } from '../slider/product-slider'
import { SliderSkeleton } from '../slider/slider-skeleton'
import { DeleteProductDialog } from './delete-product-dialog'
import { HiddenBadge } from './hidden-badge'
import './admin-product-card.css'
import '../product-card.css'

const SLIDERS = [
  { name: 'trending', title: 'home.trending' },
  { name: 'newArrivals', title: 'home.newArrivals' },
] as const satisfies readonly { name: string; title: MessageKey }[]

export function Component() {
  return (
    <AdminFrame title="admin.home">
      <Products />
    </AdminFrame>
  )
}

function Products() {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected, setSelected] = useState<EditableProductFragment>()
  const { data, error, refetch } = useAdminProductsQuery({
    variables: { slider: SLIDER_SIZE, newArrivalsPage: NEW_ARRIVALS_OFFSET / SLIDER_SIZE + 1 },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) return <LoadFailed title={t('catalogue.loadFailed')} onRetry={refetch} />

  function confirmDeletion(product: EditableProductFragment): void {
    setSelected(product)
    dialog.current?.showModal()
  }

  return (
    <>
      {SLIDERS.map(({ name, title }) =>
        data ? (
          <ProductSlider
            key={name}
            title={t(title)}
            products={data[name].nodes}
            renderCard={({ product, isHidden }) => (
              <AdminProductCard
                product={product}
                isHidden={isHidden}
                onDelete={() => confirmDeletion(product)}
              />
            )}
          />
        ) : (
          <SliderSkeleton key={name} title={t(title)} />
        ),
      )}
      <DeleteProductDialog
        ref={dialog}
        product={selected}
        onDeleted={() => refetchSilently(refetch)}
      />
    </>
  )
}

interface AdminProductCardProps {
  readonly product: EditableProductFragment
  readonly isHidden: boolean
  readonly onDelete: () => void
}

function AdminProductCard({ product, isHidden, onDelete }: AdminProductCardProps) {
  const t = useText()
  const { id, name, imageUrl } = product
  const nameId = useId()
  const mayEdit = useCan('products.edit')
  return (
    <article className="card admin-product" aria-labelledby={nameId}>
      <Picture src={imageUrl} alt="" size={240} />
      {isHidden && <HiddenBadge />}
      <ProductName className="product-card__name" id={nameId} name={name} />
      <ProductPrice product={product} />
      {mayEdit && (
        <>
          <ButtonLink
            variant="secondary"
            to={`/updateproduct/${id}`}
            aria-label={t('admin.updateNamed', { name })}
          >
            {t('admin.update')}
          </ButtonLink>
          <Button variant="quiet" aria-label={t('admin.deleteNamed', { name })} onClick={onDelete}>
            {t('admin.delete')}
          </Button>
        </>
      )}
    </article>
  )
}
