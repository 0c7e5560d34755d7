import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
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
import { PictureUpload } from './picture-upload'

const FIELDS = ['name', 'price', 'imageUrl', 'stock'] as const
const EMPTY = { name: '', imageUrl: '', stock: null }
const MISSING: MessageKey = 'invalid.required'

function toPounds(typed: string | number): number | undefined {
  return typed === '' ? undefined : Number(typed)
}

function toStock(typed: string | number | null): number | null {
  return typed === '' || typed === null ? null : Number(typed)
}

const SET_VALUE = {
  name: {},
  imageUrl: {},
  price: { setValueAs: toPounds },
  stock: { setValueAs: toStock },
}

interface ProductFormProps {
  readonly product?: ProductInput
  readonly submit: string
  /** Stores the product; returns the refusals, none on success. */
  readonly onSubmit: (input: ProductInput) => Promise<readonly Refusal[]>
  /** Stands below a refusal: what else can be done. */
  readonly wayOut?: ReactNode
}

/** Name, price, picture and stock of a product; it empties itself after a new one is stored. */
export function ProductForm({ product, submit, onSubmit, wayOut }: ProductFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)
  const form = useForm<ProductInput, unknown, ProductInput>({
    // The server converts pounds itself: what is sent stays as it was typed.
    resolver: zodResolver(productSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: product ?? EMPTY,
  })
  const { register, handleSubmit, setError, setValue, reset, control, formState } = form
  const { errors, isSubmitting, dirtyFields } = formState
  const imageUrl = useWatch({ control, name: 'imageUrl' })

  useEffect(() => {
    if (!isMissing) return
    const timer = setTimeout(() => setIsMissing(false), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isMissing])

  const save = useOneAtATime(async ({ stock, ...input }: ProductInput) => {
    setIsMissing(false)
    setAlert(undefined)
    // A stock that was not touched is left out: what is sold meanwhile stays sold.
    const refusals = await onSubmit(dirtyFields.stock ? { ...input, stock } : input)
    if (refusals.length > 0) setAlert(placeRefusals(refusals, FIELDS, setError))
    else if (!product) reset(EMPTY)
  })

  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name, SET_VALUE[name]),
    error: problemText(t, errors[name]),
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      onSubmit={handleSubmit(save, (problems) => {
        setAlert(undefined)
        setIsMissing(Object.values(problems).some(({ message }) => message === MISSING))
      })}
    >
      <FormAlert>{isMissing ? t('admin.allRequired') : alert}</FormAlert>
      {alert && wayOut}
      <Field {...field('name')} label={t('admin.productName')} />
      <Field
        {...field('price')}
        label={t('admin.productPrice')}
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0.01"
      />
      <PictureUpload
        onUploaded={(address) =>
          setValue('imageUrl', address, { shouldDirty: true, shouldValidate: true })
        }
      />
      <Field {...field('imageUrl')} label={t('admin.productImage')} inputMode="url" />
      {imageUrl && <Picture src={imageUrl} alt={t('admin.preview')} size={160} />}
      <Field
        {...field('stock')}
        label={t('admin.stock')}
        hint={t('admin.stockHint')}
        type="number"
        inputMode="numeric"
        step="1"
        min="0"
      />
      <SubmitButton busy={isSubmitting}>{submit}</SubmitButton>
    </form>
  )
}
