import { useState } from 'react'
import { MAX_COURIER_NAME_LENGTH } from '#domain/limits'
import { Field } from '../../../platform/forms/field'
import { Select } from '../../../platform/forms/select'
import { SubmitButton } from '../../../platform/forms/submit-button'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import type { CourierChoice } from './use-courier-choice'
import './courier-field.css'

interface CourierFieldProps {
  readonly choice: CourierChoice
  /** Whether nobody can be chosen as well. */
  readonly allowsNone?: boolean
}

/** The couriers to choose from, to which another one can be added by name. */
export function CourierField({ choice, allowsNone = false }: CourierFieldProps) {
  const t = useText()
  const [isAdding, setIsAdding] = useState(false)
  const { couriers, courierId, choose, mayAdd } = choice
  if (!couriers) return null
  if (couriers.length === 0 && !mayAdd) return <p>{t('orders.noCouriersYet')}</p>
  if (isAdding || couriers.length === 0) {
    return (
      <NewCourier
        choice={choice}
        {...(couriers.length > 0 && { onCancel: () => setIsAdding(false) })}
        onAdded={() => setIsAdding(false)}
      />
    )
  }
  return (
    <div className="courier-field">
      <Select
        label={t('orders.courier')}
        value={courierId}
        options={[
          ...(allowsNone ? [{ value: '', label: t('orders.noCourier') }] : []),
          ...(courierId || allowsNone ? [] : [{ value: '', label: t('orders.chooseCourier') }]),
          ...couriers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={choose}
      />
      {mayAdd && (
        <Button variant="quiet" onClick={() => setIsAdding(true)}>
          {t('orders.newCourier')}
        </Button>
      )}
    </div>
  )
}

interface NewCourierProps {
  readonly choice: CourierChoice
  /** Without it, there is no other courier to go back to. */
  readonly onCancel?: () => void
  readonly onAdded: () => void
}

function NewCourier({ choice, onCancel, onAdded }: NewCourierProps) {
  const t = useText()
  const [name, setName] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const save = useSingleFlight(async () => {
    setIsBusy(true)
    const isAdded = await choice.add(name)
    setIsBusy(false)
    if (isAdded) onAdded()
  })
  return (
    <form
      className="courier-field"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void save()
      }}
    >
      <Field
        label={t('orders.courierName')}
        {...(!onCancel && { hint: t('orders.noCouriers') })}
        required
        maxLength={MAX_COURIER_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <SubmitButton variant="secondary" busy={isBusy}>
        {t('orders.addCourier')}
      </SubmitButton>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {t('admin.cancel')}
        </Button>
      )}
    </form>
  )
}
