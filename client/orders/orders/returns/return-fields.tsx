import { MAX_ORDER_NOTE_LENGTH } from '#domain/limits'
import { returnableQuantity } from '#domain/orders/returns'
import { SelectField } from '../../../platform/forms/select-field'
import { TextArea } from '../../../platform/forms/text-area'
import { useText } from '../../../platform/texts/text'
import { ProductName } from '../../../platform/ui/product-name'
import { QuantityStepper } from '../../../platform/ui/quantity-stepper'
import type { ReturnableOrder } from './refund-of'
import { REASON_NAMES, REASONS } from './return-reasons'
import type { ReturnDraft } from './use-return-draft'
import '../../../platform/forms/checkbox-group.css'
import '../unit-fields.css'
import './return-fields.css'

interface ReturnFieldsProps {
  readonly order: ReturnableOrder
  readonly draft: ReturnDraft
  readonly noteLabel: string
  readonly noteHint?: string
  /** By default, “Which items?” */
  readonly legend?: string
  /** Returns the error of an item. */
  readonly problemOf?: (itemId: string) => string | undefined
}

/** Fields for the items of a return, their quantities and the reason. */
export function ReturnFields(props: ReturnFieldsProps) {
  const { order, draft, noteLabel, noteHint, legend, problemOf } = props
  const t = useText()
  const { quantities, choose } = draft
  const returnable = order.items.filter((item) => returnableQuantity(item) > 0)
  return (
    <>
      <fieldset className="unit-fields">
        <legend>{legend ?? t('return.items')}</legend>
        {returnable.map((item) => {
          const chosen = quantities.get(item.id)
          const problem = problemOf?.(item.id)
          return (
            <div key={item.id} className="unit-fields__item">
              <label className="checkbox">
                <input
                  type="checkbox"
                  checked={chosen !== undefined}
                  onChange={({ target }) =>
                    choose(item.id, target.checked ? returnableQuantity(item) : 0)
                  }
                />
                <ProductName name={item.name} />
              </label>
              {chosen !== undefined && returnableQuantity(item) > 1 && (
                <QuantityStepper
                  value={chosen}
                  max={returnableQuantity(item)}
                  productName={item.name}
                  onChange={(quantity) => choose(item.id, quantity)}
                />
              )}
              {problem && (
                <p className="field__error return-fields__problem" role="alert">
                  {problem}
                </p>
              )}
            </div>
          )
        })}
      </fieldset>
      <SelectField
        label={t('return.reason')}
        placeholder={t('return.reasonPlaceholder')}
        value={draft.reason ?? ''}
        options={REASON_NAMES.map((value) => ({
          value,
          label: t(`return.reason.${REASONS[value]}`),
        }))}
        onChange={({ target }) =>
          draft.setReason(REASON_NAMES.find((name) => name === target.value))
        }
      />
      <TextArea
        label={noteLabel}
        {...(noteHint && { hint: noteHint })}
        rows={2}
        maxLength={MAX_ORDER_NOTE_LENGTH}
        value={draft.note}
        onChange={({ target }) => draft.setNote(target.value)}
      />
    </>
  )
}
