import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type ProductInput, productSchema } from '#domain/catalogue.schema'
import { TOAST_MILLISECONDS } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { placeRefusals, problemText, type Refusal } from '../lib/form-problems'
import { useText } from '../lib/text'
import { useOneAtATime } from '../lib/use-one-at-a-time'
import { Field } from '../ui/field'
import { FormAlert } from '../ui/form-alert'
import { Picture } from '../ui/picture'
import { SubmitButton } from '../ui/submit-button'

const FIELDS = ['name', 'price', 'imageUrl'] as const
const EMPTY = { name: '', imageUrl: '' }
const MISSING: MessageKey = 'invalid.required'

function toPounds(typed: string | number): number | undefined {
  return typed === '' ? undefined : Number(typed)
}

interface ProductFormProps {
  readonly product?: ProductInput
  readonly submit: string
  /** Stores the product; returns the refusals, none on success. */
  readonly onSubmit: (input: ProductInput) => Promise<readonly Refusal[]>
}

/** Name, price and picture of a product; it empties itself after a new one is stored. */
export function ProductForm({ product, submit, onSubmit }: ProductFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const form = useForm<ProductInput, unknown, ProductInput>({
    // The server converts pounds itself: what is sent stays as it was typed.
    resolver: zodResolver(productSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: product ?? EMPTY,
  })
  const { register, handleSubmit, setError, reset, control, formState } = form
  const { errors, isSubmitting } = formState
  const imageUrl = useWatch({ control, name: 'imageUrl' })

  useEffect(() => {
    if (!alert) return
    const timer = setTimeout(() => setAlert(undefined), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [alert])

  const save = useOneAtATime(async (input: ProductInput) => {
    setAlert(undefined)
    const refusals = await onSubmit(input)
    if (refusals.length > 0) setAlert(placeRefusals(refusals, FIELDS, setError))
    else if (!product) reset(EMPTY)
  })

  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name, name === 'price' ? { setValueAs: toPounds } : {}),
    error: problemText(t, errors[name]),
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      onSubmit={handleSubmit(save, (problems) => {
        const isMissing = Object.values(problems).some(({ message }) => message === MISSING)
        setAlert(isMissing ? t('admin.allRequired') : undefined)
      })}
    >
      <FormAlert>{alert}</FormAlert>
      <Field {...field('name')} label={t('admin.productName')} />
      <Field
        {...field('price')}
        label={t('admin.productPrice')}
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0.01"
      />
      <Field {...field('imageUrl')} label={t('admin.productImage')} inputMode="url" />
      {imageUrl && <Picture src={imageUrl} alt={t('admin.preview')} size={160} />}
      <SubmitButton busy={isSubmitting}>{submit}</SubmitButton>
    </form>
  )
}
