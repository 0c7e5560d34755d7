import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { CARRIER_NAMES, CARRIERS, type Carrier } from '#domain/couriers/carriers'
import { type CourierInput, courierSchema } from '#domain/couriers/couriers.schema'
import { asPounds } from '#domain/money/units'
import { FormActions } from '../../platform/admin/ui/form-actions'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText, type UserError } from '../../platform/forms/form-errors'
import { NumberField } from '../../platform/forms/number-field'
import { NUMBER } from '../../platform/forms/number-value'
import { SelectField } from '../../platform/forms/select-field'
import {
  type Carrier as CarrierKey,
  type CourierDetailsFragment,
  useSaveNewCourierMutation,
  useUpdateCourierMutation,
} from '../../platform/gql/couriers'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'

const FIELDS = [
  'name',
  'isOwnDriver',
  'carrier',
  'phone',
  'deliveredFee',
  'refusedFee',
  'trackingUrl',
  'isActive',
] as const

const KEYS: Readonly<Record<Carrier, CarrierKey>> = { bosta: 'BOSTA' }

function toInput(courier: CourierDetailsFragment | undefined): CourierInput {
  return {
    name: courier?.name ?? '',
    isOwnDriver: courier?.isOwnDriver ?? false,
    carrier: CARRIERS.find((carrier) => KEYS[carrier] === courier?.carrier) ?? null,
    phone: courier?.phone ?? null,
    deliveredFee: courier?.deliveredFee ?? 0,
    refusedFee: courier?.refusedFee ?? 0,
    trackingUrl: courier?.trackingUrl ?? '',
    isActive: courier?.isActive ?? true,
  }
}

interface CourierFormProps {
  readonly title: string
  /** Undefined for a new one. */
  readonly courier: CourierDetailsFragment | undefined
  readonly onSaved: () => void
}

/** Adds a courier, or changes one. */
export function CourierForm({ title, courier, onSaved }: CourierFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [addCourier] = useSaveNewCourierMutation()
  const [updateCourier] = useUpdateCourierMutation()
  const form = useForm<CourierInput, unknown, CourierInput>({
    // Submits the input as it is: the server converts pounds itself.
    resolver: zodResolver(courierSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: toInput(courier),
  })
  const { register, control, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isDirty } = formState

  // Without the price list, which has a form of its own.
  async function send({
    name,
    isOwnDriver,
    carrier,
    phone,
    deliveredFee,
    refusedFee,
    trackingUrl,
    isActive,
  }: CourierInput): Promise<readonly UserError[]> {
    const input = {
      name,
      isOwnDriver,
      phone,
      trackingUrl,
      isActive,
      carrier: carrier ? KEYS[carrier] : null,
      deliveredFee: asPounds(Number(deliveredFee ?? 0)),
      refusedFee: asPounds(Number(refusedFee ?? 0)),
    }
    const failed = [{ message: t('couriers.saveFailed'), field: null }]
    try {
      const { data } = courier
        ? await updateCourier({ variables: { id: courier.id, input } })
        : await addCourier({ variables: { input } })
      return data?.result.courier ? [] : (data?.result.userErrors ?? failed)
    } catch {
      return failed
    }
  }

  const save = useSingleFlight(async (input: CourierInput) => {
    setAlert(undefined)
    const userErrors = await send(input)
    if (userErrors.length > 0) return setAlert(applyServerErrors(userErrors, FIELDS, setError))
    notifySuccess(t('couriers.saved'))
    onSaved()
  })

  const error = (name: (typeof FIELDS)[number]) => fieldErrorText(t, errors[name])
  return (
    <form className="card form" noValidate aria-label={title} onSubmit={handleSubmit(save)}>
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('name')}
        error={error('name')}
        label={t('couriers.name')}
        required
        autoFocus
        autoComplete="off"
      />
      <label className="couriers__check">
        <input type="checkbox" {...register('isOwnDriver')} /> {t('couriers.isOwnDriver')}
      </label>
      <Controller
        control={control}
        name="carrier"
        render={({ field }) => (
          <SelectField
            label={t('couriers.carrier')}
            hint={t('couriers.carrierHint')}
            error={error('carrier')}
            placeholder={t('couriers.noCarrier')}
            options={CARRIERS.map((value) => ({ value, label: CARRIER_NAMES[value] }))}
            value={field.value ?? ''}
            onChange={({ target }) => field.onChange(target.value || null)}
            onBlur={field.onBlur}
          />
        )}
      />
      <Field
        {...register('phone', { setValueAs: (text: string | null) => text || null })}
        error={error('phone')}
        label={t('couriers.phone')}
        hint={t('orders.optional')}
        type="tel"
        dir="ltr"
        autoComplete="off"
      />
      <NumberField
        {...register('deliveredFee', NUMBER)}
        error={error('deliveredFee')}
        inputMode="decimal"
        label={t('couriers.deliveredFee')}
      />
      <NumberField
        {...register('refusedFee', NUMBER)}
        error={error('refusedFee')}
        inputMode="decimal"
        label={t('couriers.refusedFee')}
      />
      <Field
        {...register('trackingUrl')}
        error={error('trackingUrl')}
        label={t('couriers.trackingUrl')}
        hint={t('couriers.trackingUrlHint', { placeholder: '{number}' })}
        dir="ltr"
        autoComplete="off"
      />
      <label className="couriers__check">
        <input type="checkbox" {...register('isActive')} /> {t('couriers.isActive')}
      </label>
      <FormActions busy={isSubmitting} isDirty={isDirty}>
        {t('couriers.save')}
      </FormActions>
    </form>
  )
}
