import { ProductName } from '../../platform/ui/product-name'
import { QuantityStepper } from '../../platform/ui/quantity-stepper'
import type { Units } from './kept'
import '../../platform/forms/checkbox-group.css'
import './unit-fields.css'

interface UnitFieldsProps {
  readonly legend: string
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly quantity: number
  }[]
  readonly units: Units
  readonly onChoose: (id: string, quantity: number) => void
}

/** How many units of each item: those that stayed, or came back. */
export function UnitFields({ legend, items, units, onChoose }: UnitFieldsProps) {
  return (
    <fieldset className="unit-fields">
      <legend>{legend}</legend>
      {items.map(({ id, name, quantity }) => {
        const chosen = units.get(id) ?? 0
        return (
          <div key={id} className="unit-fields__item">
            <label className="checkbox">
              <input
                type="checkbox"
                checked={chosen > 0}
                onChange={({ target }) => onChoose(id, target.checked ? quantity : 0)}
              />
              <ProductName name={name} />
              {quantity > 1 && <span className="unit-fields__quantity">× {quantity}</span>}
            </label>
            {chosen > 0 && quantity > 1 && (
              <QuantityStepper
                value={chosen}
                max={quantity}
                productName={name}
                onChange={(next) => onChoose(id, next)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
