import { useState } from 'react'
import type { Pounds } from '#domain/money/units'
import { FormAlert } from '../../../platform/forms/form-alert'
import { useDeliverOrderPartlyMutation } from '../../../platform/gql/orders-admin'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { ProductName } from '../../../platform/ui/product-name'
import { amountOfKept, type KeptLine, type Units, useUnits } from '../kept'
import { UnitFields } from '../unit-fields'
import { useChangeReturn } from './panel/returns/use-change-return'
import { keptOf, linesOf, type OrderInParts, unpaidOf } from './part-lines'
import './part-question.css'

interface PartQuestionProps {
  readonly order: OrderInParts & { readonly id: string }
  /** The amount that the courier reports as collected; null if it reports none. */
  readonly collected: Pounds | null
  readonly onDone: () => void
}

/**
 * Asks which items the customer kept of a parcel that was delivered in part, as its courier reports. If only one choice
 * matches the amount collected, it is proposed; nothing is saved before somebody confirms it.
 */
export function PartQuestion({ order, collected, onDone }: PartQuestionProps) {
  const t = useText()
  const format = useFormatPounds()
  const proposal = keptOf(order, collected)
  const [isOther, setIsOther] = useState(false)
  const [deliver] = useDeliverOrderPartlyMutation()
  const { change, busy, otherProblem } = useChangeReturn(onDone)
  const lines = linesOf(order)
  const unpaid = unpaidOf(order)
  const { id } = order

  function submit(units: Units): void {
    const kept = [...units].map(([itemId, quantity]) => ({ itemId, quantity }))
    const variables = {
      id,
      kept,
      collected: amountOfKept(unpaid, lines, units),
      ...(collected !== null && { reported: collected }),
    }
    void change(() => deliver({ variables }), t('orders.part.done', { id }))
  }

  return (
    <div className="part-question">
      {collected !== null && <p>{t('orders.part.said', { amount: format(collected) })}</p>}
      <FormAlert>{otherProblem()}</FormAlert>
      {proposal && !isOther ? (
        <>
          <PartInWords lines={lines} kept={proposal} />
          <div className="part-question__acts">
            <Button busy={busy} onClick={() => submit(proposal)}>
              {t('orders.part.confirm')}
            </Button>
            <Button variant="quiet" onClick={() => setIsOther(true)}>
              {t('orders.part.other')}
            </Button>
          </div>
        </>
      ) : (
        <Which
          lines={lines}
          unpaid={unpaid}
          collected={collected}
          busy={busy}
          onSubmit={(units) => submit(units)}
        />
      )}
    </div>
  )
}

interface PartInWordsProps {
  readonly lines: readonly KeptLine[]
  readonly kept: Units
}

/** The items that stayed with the customer, and those that come back. */
function PartInWords({ lines, kept }: PartInWordsProps) {
  const t = useText()
  const stayed = lines.map((line) => ({ ...line, quantity: kept.get(line.id) ?? 0 }))
  const back = lines.map((line) => ({
    ...line,
    quantity: line.quantity - (kept.get(line.id) ?? 0),
  }))
  return (
    <dl className="part-question__words">
      <div>
        <dt>{t('orders.part.stayed')}</dt>
        <Items lines={stayed} />
      </div>
      <div>
        <dt>{t('orders.part.back')}</dt>
        <Items lines={back} />
      </div>
    </dl>
  )
}

function Items({ lines }: { readonly lines: readonly KeptLine[] }) {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, name, quantity }) => (
      <dd key={id}>
        {quantity} × <ProductName name={name} />
      </dd>
    ))
}

interface WhichProps {
  readonly lines: readonly KeptLine[]
  readonly unpaid: Pounds
  readonly collected: Pounds | null
  readonly busy: boolean
  readonly onSubmit: (units: Units) => void
}

/** Which items stayed, if the amount does not say. */
function Which({ lines, unpaid, collected, busy, onSubmit }: WhichProps) {
  const t = useText()
  const format = useFormatPounds()
  const { units, isNone, isAll, choose } = useUnits(lines)
  const amount = amountOfKept(unpaid, lines, units)
  const isPart = !(isNone || isAll)
  return (
    <>
      <UnitFields legend={t('orders.part.which')} items={lines} units={units} onChoose={choose} />
      <p className="part-question__hint" role="status">
        {isNone && t('orders.part.none')}
        {isAll && t('orders.part.all')}
        {isPart && t('orders.part.amount', { amount: format(amount) })}
        {isPart && collected !== null && collected !== amount && (
          <> {t('orders.part.differs', { amount: format(collected) })}</>
        )}
      </p>
      <div className="part-question__acts">
        <Button busy={busy} disabled={!isPart} onClick={() => onSubmit(units)}>
          {t('orders.part.submit', { amount: format(amount) })}
        </Button>
      </div>
    </>
  )
}
