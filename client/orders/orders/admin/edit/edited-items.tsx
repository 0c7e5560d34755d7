import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { Price } from '../../../../platform/ui/price'
import { ProductName } from '../../../../platform/ui/product-name'
import { QuantityStepper } from '../../../../platform/ui/quantity-stepper'
import { ProductPicker } from '../product-picker'
import { type EditedItem, withProduct } from './edited-values'
import './edited-items.css'

interface EditedItemsProps {
  readonly items: readonly EditedItem[]
  readonly errors: ReadonlyMap<number, string>
  readonly onChange: (items: readonly EditedItem[]) => void
}

/** The lines of an order: quantities change, lines come and go. */
export function EditedItems({ items, errors, onChange }: EditedItemsProps) {
  const t = useText()
  return (
    <>
      <ul className="edited-items" aria-label={t('editForm.items')}>
        {items.map((item, index) => {
          const { itemId, productId, name, price, quantity } = item
          const error = errors.get(index)
          return (
            <li key={itemId ?? `new ${productId}`}>
              <div className="edited-items__name">
                <ProductName name={name} /> <Price pounds={price} />
                {itemId === undefined && <span> ({t('editForm.new')})</span>}
              </div>
              <div className="edited-items__change">
                <QuantityStepper
                  value={quantity}
                  productName={name}
                  onChange={(changed) =>
                    onChange(
                      items.map((one, place) =>
                        place === index ? { ...one, quantity: changed } : one,
                      ),
                    )
                  }
                />
                {items.length > 1 && (
                  <Button
                    variant="quiet"
                    aria-label={t('editForm.removeNamed', { name })}
                    onClick={() => onChange(items.filter((other) => other !== item))}
                  >
                    {t('editForm.remove')}
                  </Button>
                )}
              </div>
              {error && (
                <p className="field__error" role="alert">
                  {error}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <ProductPicker onPick={(product) => onChange(withProduct(items, product))} />
    </>
  )
}
