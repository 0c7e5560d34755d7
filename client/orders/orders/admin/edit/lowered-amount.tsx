import type { UseFormReturn } from 'react-hook-form'
import { MAX_AMOUNT_REASON_LENGTH } from '#domain/limits'
import { Field } from '../../../../platform/forms/field'
import { fieldErrorText } from '../../../../platform/forms/form-errors'
import { NumberField } from '../../../../platform/forms/number-field'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import type { EditableOrder, EditedValues } from './edited-values'

interface LoweredAmountProps {
  readonly order: EditableOrder
  readonly form: UseFormReturn<EditedValues>
}

/** Lets a customer off a part of what is to be collected, while the parcel is on its way. */
export function LoweredAmount({ order, form: { register, formState } }: LoweredAmountProps) {
  const t = useText()
  const format = useFormatPounds()
  const { errors, dirtyFields } = formState
  return (
    <>
      <NumberField
        {...register('amountDue')}
        label={t('editForm.amountDue')}
        hint={t('editForm.amountHint', { due: format(order.amountDue) })}
        error={fieldErrorText(t, errors.amountDue)}
        inputMode="decimal"
        autoComplete="off"
      />
      {dirtyFields.amountDue && (
        <Field
          {...register('amountReason')}
          required
          label={t('editForm.amountReason')}
          hint={t('editForm.amountReasonHint')}
          error={fieldErrorText(t, errors.amountReason)}
          maxLength={MAX_AMOUNT_REASON_LENGTH}
          autoComplete="off"
        />
      )}
    </>
  )
}
