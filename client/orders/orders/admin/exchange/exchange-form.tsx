import { FormAlert } from '../../../../platform/forms/form-alert'
import { NumberField } from '../../../../platform/forms/number-field'
import { useText } from '../../../../platform/texts/text'
import type { ReturnableOrder } from '../../returns/refund-of'
import { ReturnFields } from '../../returns/return-fields'
import { addProduct } from '../new-order/order-lines'
import { PickedLines } from '../new-order/picked-lines'
import { ActForm } from '../panel/act-form'
import { ProductPicker } from '../product-picker'
import { ExchangeAmounts } from './exchange-amounts'
import { OtherSizes } from './other-sizes'
import { useExchange } from './use-exchange'
import './exchange-form.css'

interface ExchangeFormProps {
  readonly order: ReturnableOrder
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** The form of an exchange: the items to return, the items to send, and the amount to pay or refund. */
export function ExchangeForm({ order, onDone, onCancel }: ExchangeFormProps) {
  const t = useText()
  const exchange = useExchange(order.id, onDone)
  const { draft, lines, setLines, preview, missing, feeProblem } = exchange
  const names = order.items.filter(({ id }) => draft.quantities.has(id)).map(({ name }) => name)
  return (
    <ActForm
      title={t('orders.exchange.act')}
      submit={t('orders.exchange.submit')}
      busy={exchange.busy}
      disabled={!exchange.canSubmit}
      onSubmit={exchange.submit}
      onCancel={onCancel}
    >
      <FormAlert>{exchange.otherProblem}</FormAlert>
      <ReturnFields
        order={order}
        draft={draft}
        noteLabel={t('orders.return.note')}
        legend={t('orders.exchange.back')}
        problemOf={exchange.backProblem}
      />
      <fieldset className="exchange-form__out">
        <legend>{t('orders.exchange.out')}</legend>
        <PickedLines lines={lines} onChange={setLines} problemOf={exchange.outProblem} />
        <OtherSizes
          names={names}
          chosen={lines}
          onPick={(product) => setLines(addProduct(lines, product))}
        />
        <ProductPicker onPick={(product) => setLines((before) => addProduct(before, product))} />
      </fieldset>
      <NumberField
        label={t('orders.exchange.fee')}
        hint={t('orders.exchange.feeHint')}
        inputMode="decimal"
        value={exchange.feeText}
        {...(feeProblem && { error: feeProblem })}
        onChange={({ target }) => exchange.setFeeText(target.value)}
      />
      <div role="status">
        {preview && <ExchangeAmounts preview={preview} />}
        {missing && <p className="order-panel__hint">{t(missing)}</p>}
      </div>
    </ActForm>
  )
}
