import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type DiscountInput, discountSchema } from '#domain/discounts/discounts.schema'
import { asPounds } from '#domain/money/units'
import { FormActions } from '../../../platform/admin/ui/form-actions'
import { Field } from '../../../platform/forms/field'
import { FormAlert } from '../../../platform/forms/form-alert'
import {
  applyServerErrors,
  fieldErrorText,
  type UserError,
} from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { Select } from '../../../platform/forms/select'
import type {
  AdminDiscountCodeFragment,
  DiscountCodeInput,
} from '../../../platform/gql/discounts-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import '../../../platform/admin/admin-form.css'

/** The kinds of discounts, with their texts. */
const DISCOUNT_KINDS = [
  { kind: 'PERCENT', value: 'percent', title: 'discounts.kind.percent' },
  { kind: 'AMOUNT', value: 'amount', title: 'discounts.kind.amount' },
  { kind: 'FREE_DELIVERY', value: 'freeDelivery', title: 'discounts.kind.freeDelivery' },
] as const

const FIELDS = [
  'code',
  'percent',
  'amount',
  'minItems',
  'startsOn',
  'endsOn',
  'maxUses',
  'maxUsesPerCustomer',
] as const

type FieldName = (typeof FIELDS)[number]

const toDay = (value: string | null) => value || null

const DAY = { setValueAs: toDay }
const SET_VALUE: Readonly<Record<FieldName, object>> = {
  code: {},
  percent: OPTIONAL_NUMBER,
  amount: OPTIONAL_NUMBER,
  minItems: OPTIONAL_NUMBER,
  startsOn: DAY,
  endsOn: DAY,
  maxUses: OPTIONAL_NUMBER,
  maxUsesPerCustomer: OPTIONAL_NUMBER,
}

const EMPTY: DiscountInput = {
  code: '',
  kind: 'percent',
  percent: null,
  amount: null,
  minItems: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerCustomer: null,
}

function toInput({ kind, ...code }: AdminDiscountCodeFragment): DiscountInput {
  const { value } = DISCOUNT_KINDS.find((entry) => entry.kind === kind) ?? DISCOUNT_KINDS[0]
  return {
    code: code.code,
    kind: value,
    percent: code.percent,
    amount: code.amount,
    minItems: code.minItems || null,
    startsOn: code.startsOn,
    endsOn: code.endsOn,
    maxUses: code.maxUses,
    maxUsesPerCustomer: code.maxUsesPerCustomer,
  }
}

function toVariables({ kind, ...input }: DiscountInput): DiscountCodeInput {
  const entry = DISCOUNT_KINDS.find(({ value }) => value === kind) ?? DISCOUNT_KINDS[0]
  return {
    ...input,
    kind: entry.kind,
    amount: asPounds(input.amount),
    minItems: asPounds(input.minItems),
  }
}

interface DiscountFormProps {
  readonly title: string
  /** The code to edit; without it, the form adds one. */
  readonly edited?: AdminDiscountCodeFragment
  /** Saves the code; returns the errors, none on success. */
  readonly onSubmit: (input: DiscountCodeInput) => Promise<readonly UserError[]>
}

export function DiscountForm({ title, edited, onSubmit }: DiscountFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const form = useForm<DiscountInput, unknown, DiscountInput>({
    // Submits the input as it is: the server converts pounds itself.
    resolver: zodResolver(discountSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: edited ? toInput(edited) : EMPTY,
  })
  const { register, handleSubmit, setError, setValue, control, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  useKeptForm(title, form)
  const kind = useWatch({ control, name: 'kind' })

  const save = useSingleFlight(async (input: DiscountInput) => {
    setAlert(undefined)
    const userErrors = await onSubmit(toVariables(input))
    if (userErrors.length > 0) setAlert(applyServerErrors(userErrors, FIELDS, setError))
  })

  const field = (name: FieldName) => ({
    ...register(name, SET_VALUE[name]),
    error: fieldErrorText(t, errors[name]),
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      aria-label={title}
      onSubmit={handleSubmit(save)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...field('code')}
        required
        autoFocus
        label={t('discounts.code')}
        hint={t('discounts.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Select
        label={t('discounts.kind')}
        value={kind}
        options={DISCOUNT_KINDS.map(({ value, title: key }) => ({ value, label: t(key) }))}
        onChange={(value) => setValue('kind', value, { shouldDirty: true })}
      />
      {kind === 'percent' && (
        <NumberField
          {...field('percent')}
          inputMode="numeric"
          required
          label={t('discounts.percent')}
        />
      )}
      {kind === 'amount' && (
        <NumberField
          {...field('amount')}
          inputMode="decimal"
          required
          label={t('discounts.amount')}
        />
      )}
      <NumberField
        {...field('minItems')}
        inputMode="decimal"
        label={t('discounts.minItems')}
        hint={t('discounts.minItemsHint')}
      />
      <div className="form__pair">
        <Field {...field('startsOn')} type="date" label={t('discounts.startsOn')} />
        <Field {...field('endsOn')} type="date" label={t('discounts.endsOn')} />
      </div>
      <div className="form__pair">
        <NumberField {...field('maxUses')} inputMode="numeric" label={t('discounts.maxUses')} />
        <NumberField
          {...field('maxUsesPerCustomer')}
          inputMode="numeric"
          label={t('discounts.maxUsesPerCustomer')}
        />
      </div>
      <p className="field__hint">{t('discounts.emptyHint')}</p>
      <FormActions busy={isSubmitting} isDirty={isDirty}>
        {t('discounts.save')}
      </FormActions>
    </form>
  )
}
