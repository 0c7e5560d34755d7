import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, useForm, useWatch } from 'react-hook-form'
import {
  EXPENSE_CATEGORY_TABLE,
  type ExpenseCategory,
  type ExpenseCategoryCode,
} from '#domain/cash/expenses'
import { type ExpenseInput as ExpenseFields, expenseSchema } from '#domain/cash/expenses.schema'
import { cairoDay } from '#domain/delivery/cairo-day'
import { MAX_EXPENSE_NOTE_LENGTH } from '#domain/limits'
import { asPounds } from '#domain/money/units'
import { FormActions } from '../../platform/admin/ui/form-actions'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText, type UserError } from '../../platform/forms/form-errors'
import { NumberField } from '../../platform/forms/number-field'
import { OPTIONAL_NUMBER } from '../../platform/forms/number-value'
import { Select } from '../../platform/forms/select'
import type { ExpenseDetailsFragment, ExpenseInput } from '../../platform/gql/cash'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useKeptForm } from '../../platform/session/kept-forms'
import { useText } from '../../platform/texts/text'
import '../../platform/admin/admin-form.css'

const FIELDS = ['spentOn', 'category', 'amount', 'note'] as const

const CODES = Object.keys(EXPENSE_CATEGORY_TABLE) as ExpenseCategoryCode[]

const OPTIONS = CODES.map((code) => EXPENSE_CATEGORY_TABLE[code])

function toValues(expense: ExpenseDetailsFragment | undefined): DefaultValues<ExpenseFields> {
  if (!expense) return { spentOn: cairoDay(new Date()), category: 'rent', note: '' }
  const { spentOn, category, amount, note } = expense
  return { spentOn, category: EXPENSE_CATEGORY_TABLE[category].value, amount, note }
}

const codeOf = (category: ExpenseCategory) =>
  CODES.find((code) => EXPENSE_CATEGORY_TABLE[code].value === category) ?? 'OTHER'

interface ExpenseFormProps {
  readonly title: string
  /** The expense to correct; without it, the form adds one. */
  readonly edited?: ExpenseDetailsFragment
  /** Saves the expense; returns the errors, none on success. */
  readonly onSubmit: (input: ExpenseInput) => Promise<readonly UserError[]>
}

export function ExpenseForm({ title, edited, onSubmit }: ExpenseFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const form = useForm<ExpenseFields, unknown, ExpenseFields>({
    // Submits the input as it is: the server converts pounds itself.
    resolver: zodResolver(expenseSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: toValues(edited),
  })
  const { register, handleSubmit, setError, setValue, control, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  useKeptForm(title, form)
  const category = useWatch({ control, name: 'category' })

  const save = useSingleFlight(async ({ amount, ...input }: ExpenseFields) => {
    setAlert(undefined)
    const userErrors = await onSubmit({
      ...input,
      category: codeOf(input.category),
      amount: asPounds(amount),
    })
    if (userErrors.length > 0) setAlert(applyServerErrors(userErrors, FIELDS, setError))
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      aria-label={title}
      onSubmit={handleSubmit(save)}
    >
      <FormAlert>{alert}</FormAlert>
      <NumberField
        {...register('amount', OPTIONAL_NUMBER)}
        inputMode="decimal"
        required
        autoFocus
        label={t('expenses.amountField')}
        error={fieldErrorText(t, errors.amount)}
      />
      <Select
        label={t('expenses.category')}
        value={category}
        options={OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(value) => setValue('category', value, { shouldDirty: true })}
      />
      <Field
        {...register('spentOn')}
        type="date"
        required
        label={t('expenses.date')}
        error={fieldErrorText(t, errors.spentOn)}
      />
      <Field
        {...register('note')}
        label={t('expenses.note')}
        maxLength={MAX_EXPENSE_NOTE_LENGTH}
        autoComplete="off"
        error={fieldErrorText(t, errors.note)}
      />
      <FormActions busy={isSubmitting} isDirty={isDirty}>
        {t('expenses.save')}
      </FormActions>
    </form>
  )
}
