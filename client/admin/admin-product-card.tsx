import { useId } from 'react'
import type { EditedProductFragment } from '../gql/admin'
import { useText } from '../lib/text'
import { Button, ButtonLink } from '../ui/button'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'

interface AdminProductCardProps {
  readonly product: EditedProductFragment
  readonly onDelete: () => void
}

export function AdminProductCard({ product, onDelete }: AdminProductCardProps) {
  const t = useText()
  const { id, name, price, imageUrl } = product
  const nameId = useId()
  return (
    <article className="card admin-product" aria-labelledby={nameId}>
      <Picture src={imageUrl} alt="" size={240} />
      <p className="product-card__name" id={nameId}>
        {name}
      </p>
      <Price pounds={price} />
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
