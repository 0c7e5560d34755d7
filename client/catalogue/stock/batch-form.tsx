import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatExpiry, readExpiry } from '#domain/stock/expiry'
import { type ProductBatchInput, productBatchSchema } from '#domain/stock/product-batches.schema'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText, type UserError } from '../../platform/forms/form-errors'
import { NumberField } from '../../platform/forms/number-field'
import { NUMBER } from '../../platform/forms/number-value'
import { SubmitButton } from '../../platform/forms/submit-button'
import {
  type ProductBatchDetailsFragment,
  useSaveProductBatchMutation,
} from '../../platform/gql/stock'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import '../../platform/admin/admin-form.css'
import '../../platform/ui/dialog.css'

const FIELDS = ['expiresOn', 'units', 'code'] as const

/** Registers a field with a day of expiry. Other text stays text, so that the schema reports the problem. */
const EXPIRY = {
  setValueAs: (value: unknown): unknown =>
    typeof value === 'string' ? (readExpiry(value) ?? value) : value,
}

interface BatchFormProps {
  readonly productId: string
  /** Undefined for a new one. */
  readonly batch: ProductBatchDetailsFragment | undefined
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Corrects a batch, or adds one of units that are in stock already. */
export function BatchForm({ productId, batch, onClose, onSaved }: BatchFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [saveBatch] = useSaveProductBatchMutation()
  const form = useForm<ProductBatchInput, unknown, ProductBatchInput>({
    resolver: zodResolver(productBatchSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: {
      productId,
      id: batch?.id ?? null,
      expiresOn: batch ? formatExpiry(batch.expiresOn) : '',
      code: batch?.code ?? '',
      ...(batch && { units: batch.units }),
    },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState

  async function send(values: ProductBatchInput): Promise<readonly UserError[]> {
    const { expiresOn, units, code } = values
    const failed = [{ message: t('batches.saveFailed'), field: null }]
    try {
      const { data } = await saveBatch({
        variables: {
          input: {
            productId,
            id: batch?.id ?? null,
            expiresOn,
            units: Number(units),
            code: code ?? null,
          },
        },
      })
      return data?.saveProductBatch.userErrors ?? failed
    } catch {
      return failed
    }
  }

  const save = useSingleFlight(async (values: ProductBatchInput) => {
    setAlert(undefined)
    const userErrors = await send(values)
    if (userErrors.length > 0) return setAlert(applyServerErrors(userErrors, FIELDS, setError))
    notifySuccess(t('batches.saved'))
    onSaved()
  })

  const error = (name: (typeof FIELDS)[number]) => fieldErrorText(t, errors[name])
  const title = batch ? t('batches.editNamed', { date: batch.expiresOn }) : t('batches.add')
  return (
    <form
      className="card form product-batches__form"
      noValidate
      aria-label={title}
      onSubmit={handleSubmit(save)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('expiresOn', EXPIRY)}
        error={error('expiresOn')}
        label={t('batches.expiresOn')}
        hint={t('batches.expiresOnHint')}
        dir="ltr"
        required
        autoFocus
        autoComplete="off"
      />
      <NumberField
        {...register('units', NUMBER)}
        inputMode="numeric"
        error={error('units')}
        label={t('batches.units')}
        hint={t('batches.keep')}
        required
      />
      <Field
        {...register('code')}
        error={error('code')}
        label={t('batches.code')}
        hint={t('batches.codeHint')}
        dir="ltr"
        autoComplete="off"
      />
      <div className="dialog__actions">
        <Button variant="secondary" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <SubmitButton busy={isSubmitting}>{t('batches.save')}</SubmitButton>
      </div>
    </form>
  )
}
