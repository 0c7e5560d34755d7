import { Fragment } from 'react'
import { useText } from '../../platform/texts/text'
import { ProductName } from '../../platform/ui/product-name'

/** Units that a courier takes back at the door, in exchange for the parcel. */
export interface TakenBack {
  readonly name: string
  readonly quantity: number
}

interface TakesBackProps {
  readonly items: readonly TakenBack[]
  readonly className?: string
}

/** Lists the items to collect at the door in exchange; renders nothing for other parcels. */
export function TakesBack({ items, className }: TakesBackProps) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <p className={className}>
      <b>{t('order.takesBack')}</b>{' '}
      {items.map(({ name, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may have a product twice
        <Fragment key={index}>
          {index > 0 && ' · '}
          {quantity} × <ProductName name={name} />
        </Fragment>
      ))}
    </p>
  )
}
