import { type ReactNode, useRef, useState } from 'react'
import { MAX_SETTLEMENT_REASON_LENGTH } from '#domain/limits'
import { asPounds } from '#domain/money/units'
import { numberOrText } from '#domain/validation/read-number'
import { Field } from '../../platform/forms/field'
import { NumberField } from '../../platform/forms/number-field'
import { type SettlementDetailsFragment, useCloseSettlementMutation } from '../../platform/gql/cash'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog'
import type { BankLine } from './bank-file'
import { BankFileChoice } from './bank-file-choice'

interface CloseSettlementProps {
  readonly settlement: SettlementDetailsFragment
  readonly courierName: string
  readonly mayWriteOff: boolean
  readonly onClosed: () => void
  /** Further actions on the settlement. */
  readonly children: ReactNode
}

/** Closes a settlement with the amount that arrived, and says what happens to a difference. */
export function CloseSettlement(props: CloseSettlementProps) {
  const { settlement, courierName, mayWriteOff, onClosed, children } = props
  const t = useText()
  const formatPounds = useFormatPounds()
  const dialog = useRef<HTMLDialogElement>(null)
  const question = useRef<HTMLDialogElement>(null)
  const [closeSettlement, { loading }] = useCloseSettlementMutation()
  const { id, computed } = settlement
  const [text, setText] = useState(computed.toFixed(2))
  const [bankLine, setBankLine] = useState<BankLine>()
  // The server's question, which has to be confirmed.
  const [doubt, setDoubt] = useState<string>()
  const [writesOff, setWritesOff] = useState(false)
  const [reason, setReason] = useState('')
  const received = numberOrText(text)
  const difference =
    typeof received === 'number'
      ? (Math.round(received * 100) - Math.round(computed * 100)) / 100
      : 0
  const isReady =
    typeof received === 'number' && (difference === 0 || !writesOff || reason.trim() !== '')

  const close = useSingleFlight(async (isConfirmed: boolean) => {
    if (typeof received !== 'number') return
    try {
      const { data } = await closeSettlement({
        variables: {
          id,
          closing: {
            received: asPounds(received),
            ...(difference !== 0 &&
              writesOff && { difference: 'WRITE_OFF' as const, reason: reason.trim() }),
            ...(bankLine && {
              bankLine: {
                reference: bankLine.reference ?? (bankLine.text || null),
                date: bankLine.date,
                amount: bankLine.amount,
              },
            }),
            ...(isConfirmed && { isConfirmed }),
          },
        },
      })
      const userErrors = data?.closeSettlement.userErrors ?? []
      const message = userErrors.map((userError) => userError.message).join(' ')
      if (userErrors.some(({ field }) => field === 'isConfirmed')) {
        setDoubt(message)
        return question.current?.showModal()
      }
      if (message) return notifyError(message)
      notifySuccess(t('cash.closed', { amount: formatPounds(asPounds(received)) }))
      onClosed()
    } catch {
      notifyError(t('cash.failed'))
    }
  })

  return (
    <form
      className="settlement__closing"
      aria-label={t('cash.closing')}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) dialog.current?.showModal()
      }}
    >
      <NumberField
        label={t('cash.received')}
        hint={t('cash.receivedHint', { amount: formatPounds(computed) })}
        error={typeof received === 'number' ? undefined : t('invalid.amount')}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setBankLine(undefined)
        }}
      />
      <BankFileChoice
        expected={{
          amount: computed,
          courierName,
          time: new Date(settlement.createdAt),
        }}
        chosen={bankLine}
        onChoose={(line) => {
          setBankLine(line)
          if (line) setText(line.amount.toFixed(2))
        }}
      />
      {difference !== 0 && (
        <fieldset className="settlement__difference">
          <legend className="field__label">
            {difference < 0
              ? t('cash.arrivedLess', { amount: formatPounds(asPounds(-difference)) })
              : t('cash.arrivedMore', { amount: formatPounds(asPounds(difference)) })}
          </legend>
          <label>
            <input type="radio" checked={!writesOff} onChange={() => setWritesOff(false)} />
            {t('cash.carry')}
          </label>
          {mayWriteOff && (
            <label>
              <input type="radio" checked={writesOff} onChange={() => setWritesOff(true)} />
              {t('cash.writeOffDifference')}
            </label>
          )}
          {writesOff && (
            <Field
              label={t('cash.reason')}
              value={reason}
              maxLength={MAX_SETTLEMENT_REASON_LENGTH}
              required
              autoFocus
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </fieldset>
      )}
      <div className="settlement__actions">
        <Button type="submit">{t('cash.close')}</Button>
        {children}
      </div>
      <ConfirmDialog
        ref={dialog}
        title={t('cash.closeTitle', {
          amount: formatPounds(asPounds(typeof received === 'number' ? received : computed)),
        })}
        cancel={t('cash.notYet')}
        confirm={t('cash.close')}
        busy={loading}
        onConfirm={() => close(false)}
      >
        {t('cash.closeText')}
      </ConfirmDialog>
      <ConfirmDialog
        ref={question}
        title={t('cash.closeAnyway')}
        cancel={t('cash.notYet')}
        confirm={t('cash.itIsRight')}
        busy={loading}
        onConfirm={() => close(true)}
      >
        {doubt}
      </ConfirmDialog>
    </form>
  )
}
