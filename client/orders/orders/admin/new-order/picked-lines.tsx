import { toPiastres, toPounds } from '#domain/money/money'
import { lineTotal } from '#domain/money/pricing'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { Icon } from '../../../../platform/ui/icon'
import { Picture } from '../../../../platform/ui/picture'
import { Price } from '../../../../platform/ui/price'
import { ProductName } from '../../../../platform/ui/product-name'
import { QuantityStepper } from '../../../../platform/ui/quantity-stepper'
import type { Line } from './order-lines'
import './picked-lines.css'

interface PickedLinesProps {
  readonly lines: readonly Line[]
  readonly onChange: (lines: readonly Line[]) => void
  /** Returns the error of the line at this index. */
  readonly problemOf?: (index: number) => string | undefined
}

/** The products of the order, with their quantities. */
export function PickedLines({ lines, onChange, problemOf }: PickedLinesProps) {
  const t = useText()
  const format = useFormatPounds()
  if (lines.length === 0) return <p className="picked-lines__hint">{t('newOrder.noProducts')}</p>
  return (
    <ul className="picked-lines">
      {lines.map((line, index) => {
        const { product, quantity, max } = line
        const problem = problemOf?.(index)
        const total = lineTotal({ pricePiastres: toPiastres(product.price), quantity })
        return (
          <li key={product.id} className="picked-lines__line">
            <Picture src={product.imageUrl} alt="" size={48} />
            <div className="picked-lines__product">
              <ProductName name={product.name} />
              <span className="picked-lines__hint">{format(product.price)}</span>
            </div>
            <Button
              variant="icon"
              aria-label={t('newOrder.removeNamed', { name: product.name })}
              onClick={() => onChange(lines.filter((one) => one !== line))}
            >
              <Icon name="close" />
            </Button>
            <QuantityStepper
              value={quantity}
              max={max}
              productName={product.name}
              onChange={(next) =>
                onChange(lines.map((one) => (one === line ? { ...line, quantity: next } : one)))
              }
            />
            <Price pounds={toPounds(total)} />
            {problem && (
              <p className="field__error picked-lines__problem" role="alert">
                {problem}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
