import { formatExpiry } from '#domain/stock/expiry'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { Icon } from '../../../../platform/ui/icon'
import { Picture } from '../../../../platform/ui/picture'
import { ProductName } from '../../../../platform/ui/product-name'
import { type Counts, countOf, type PackItem, unitsOf } from './pack-check'

interface PackItemsProps {
  readonly items: readonly PackItem[]
  readonly counts: Counts
  readonly onCount: (item: PackItem) => void
}

/** The items of an order, with how many of each are in the parcel. */
export function PackItems({ items, counts, onCount }: PackItemsProps) {
  return (
    <ul className="pack__items">
      {items.map((item) => (
        <PackLine
          key={item.id}
          item={item}
          count={countOf(counts, item)}
          onCount={() => onCount(item)}
        />
      ))}
    </ul>
  )
}

interface PackLineProps {
  readonly item: PackItem
  readonly count: number
  readonly onCount: () => void
}

function PackLine({ item, count, onCount }: PackLineProps) {
  const t = useText()
  const { name, productToPack, unitsToTake } = item
  const { imageUrl, shelf } = productToPack ?? {}
  const units = unitsOf(item)
  const isDone = count >= units
  const days = unitsToTake.flatMap(({ expiresOn }) => (expiresOn ? [formatExpiry(expiresOn)] : []))
  return (
    <li className="pack__item" data-done={isDone}>
      {imageUrl ? <Picture src={imageUrl} alt="" size={48} priority /> : <span />}
      <div className="pack__name">
        <ProductName name={name} />
        <span className="pack__facts">
          {shelf && <bdi>{t('pack.shelf', { shelf })}</bdi>}
          {days.length > 0 && <span>{t('paper.takeAll', { date: days.join(', ') })}</span>}
        </span>
      </div>
      <strong className="pack__count">
        {isDone && <Icon name="check" />}
        {t('pack.count', { count, of: units })}
      </strong>
      <Button
        variant="secondary"
        disabled={isDone}
        aria-label={t('pack.countNamed', { name })}
        onClick={onCount}
      >
        {t('pack.countOne')}
      </Button>
    </li>
  )
}
