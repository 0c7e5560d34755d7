import { useState } from 'react'
import { AdminFrame } from '../../../../platform/admin/admin-frame'
import { ScanField } from '../../../../platform/admin/scanning/scan-field'
import { useScanner } from '../../../../platform/admin/scanning/use-scanner'
import {
  type ParcelCondition,
  useReceiveParcelBackMutation,
} from '../../../../platform/gql/orders-admin'
import { playErrorSound } from '../../../../platform/lib/play-sound'
import { useQueue } from '../../../../platform/lib/use-queue'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import './receive-page.css'

export function Component() {
  return (
    <AdminFrame title="receive.title">
      <Receive />
    </AdminFrame>
  )
}

const CONDITIONS: readonly ParcelCondition[] = ['SELLABLE', 'DAMAGED']

interface Scan {
  readonly key: number
  readonly text: string
  readonly isDone: boolean
}

/**
 * Receives parcels back, one scan after another: a scanner types the tracking number or the number of the order and presses
 * Enter. The field keeps the focus, and scans are worked off in their order while the next ones are typed.
 */
function Receive() {
  const t = useText()
  const [receiveParcel] = useReceiveParcelBackMutation()
  const [condition, setCondition] = useState<ParcelCondition>('SELLABLE')
  const [scans, setScans] = useState<readonly Scan[]>([])
  const queue = useQueue()

  function report(text: string, isDone: boolean): void {
    if (!isDone) playErrorSound()
    setScans((others) => [{ key: others.length, text, isDone }, ...others])
  }

  async function receive(code: string, as: ParcelCondition): Promise<void> {
    try {
      const { data } = await receiveParcel({ variables: { code, condition: as } })
      const { orders = [], userErrors = [] } = data?.receiveParcelBack ?? {}
      const [problem] = userErrors
      const [order] = orders
      if (problem) report(t('receive.refused', { code, reason: problem.message }), false)
      else if (order) {
        const condition = t(`orders.condition.${as}`)
        report(t('receive.done', { id: order.id, condition }), true)
      } else throw new Error(`No result for ${code}`)
    } catch {
      report(t('receive.failed', { code }), false)
    }
  }

  const scanner = useScanner({
    onScan: (code) => void queue.add(() => receive(code, condition)),
    onIgnored: () => report(t('scan.ignored'), false),
  })

  return (
    <>
      <p>{t('receive.about')}</p>
      <form
        className="card receive"
        onSubmit={(event) => {
          event.preventDefault()
          scanner.submit()
        }}
      >
        <fieldset className="receive__conditions">
          <legend className="field__label">{t('receive.condition')}</legend>
          {CONDITIONS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="condition"
                checked={condition === one}
                onChange={() => {
                  setCondition(one)
                  scanner.focus()
                }}
              />
              {t(`orders.condition.${one}`)}
            </label>
          ))}
        </fieldset>
        <ScanField scanner={scanner} label={t('receive.scan')} />
        <Button type="submit">{t('receive.submit')}</Button>
      </form>
      <div role="log" aria-label={t('receive.scans')}>
        <ol className="receive__scans" reversed>
          {scans.map(({ key, text, isDone }) => (
            <li key={key} data-done={isDone}>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
