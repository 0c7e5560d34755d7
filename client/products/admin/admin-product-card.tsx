import { useId } from 'react'
import type { EditableProductFragment } from '../../gql/products-admin'
import { useText } from '../../texts/text'
import { Button, ButtonLink } from '../../ui/button'
import { Picture } from '../../ui/picture'
import { ProductPrice } from '../../ui/price'
import { ProductName } from '../../ui/product-name'
import { HiddenBadge } from './hidden-badge'
import './admin-product-card.css'
import '../product-card.css'

interface AdminProductCardProps {
  readonly product: EditableProductFragment
  readonly hidden: boolean
  readonly onDelete: () => void
}

export function AdminProductCard({ product, hidden, onDelete }: AdminProductCardProps) {
  const t = useText()
  const { id, name, imageUrl } = product
  const nameId = useId()
  return (
    <article className="card admin-product" aria-labelledby={nameId}>
      <Picture src={imageUrl} alt="" size={240} />
      {hidden && <HiddenBadge />}
      <ProductName className="product-card__name" id={nameId} name={name} />
      <ProductPrice product={product} />
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
    </article>
  )
}
