import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import type { ProductInput } from '#domain/catalogue.schema'
import { TOAST_MILLISECONDS } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { applyServerErrors, fieldErrorText, type UserError } from '../../lib/form-errors'
import { useText } from '../../lib/text'
import { useSingleFlight } from '../../lib/use-single-flight'
import { Field } from '../../ui/field'
import { FormAlert } from '../../ui/form-alert'
import { Picture } from '../../ui/picture'
import { SubmitButton } from '../../ui/submit-button'
import { PictureUpload } from './picture-upload'
import { ProductAttributesFields } from './product-attributes-fields'
import {
  NO_ATTRIBUTES,
  NO_CONTENT,
  type ProductFormValues,
  productFormSchema,
  toProductInput,
} from './product-form-values'
import { ProductTextsFields } from './product-texts-fields'
import '../../admin/admin-form.css'

const FIELDS = ['name', 'nameAr', 'price', 'imageUrl', 'stock'] as const
const TEXT_FIELDS = LOCALES.flatMap((locale) =>
  (['description', 'composition', 'feedingGuide', 'facts'] as const).map(
    (name) => `content.${locale}.${name}` as const,
  ),
)
const ATTRIBUTE_FIELDS = (Object.keys(NO_ATTRIBUTES) as (keyof typeof NO_ATTRIBUTES)[]).map(
  (name) => `attributes.${name}` as const,
)
const EMPTY = {
  name: '',
  nameAr: '',
  imageUrl: '',
  stock: null,
  attributes: NO_ATTRIBUTES,
  content: NO_CONTENT,
}
const REQUIRED: MessageKey = 'invalid.required'

function toPounds(value: string | number | undefined): number | undefined {
  return value === '' || value === undefined ? undefined : Number(value)
}

function toStock(value: string | number | null): number | null {
  return value === '' || value === null ? null : Number(value)
}

function hasMissingFields(errors: FieldErrors<ProductFormValues>): boolean {
  return FIELDS.some((name) => {
    const error = errors[name]
    return error?.message === REQUIRED || error?.types?.invalid_union === REQUIRED
  })
}

const SET_VALUE = {
  name: {},
  nameAr: {},
  imageUrl: {},
  price: { setValueAs: toPounds },
  stock: { setValueAs: toStock },
}

interface ProductFormProps {
  readonly product?: ProductFormValues
  readonly submit: string
  /** Saves the product; returns the errors, none on success. */
  readonly onSubmit: (input: ProductInput) => Promise<readonly UserError[]>
  /** Shown below an error. */
  readonly errorAction?: ReactNode
}

/** Edits a product, or adds one and then clears the form. */
export function ProductForm({ product, submit, onSubmit, errorAction }: ProductFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [hasMissing, setHasMissing] = useState(false)
  const form = useForm<ProductFormValues, unknown, ProductFormValues>({
    // Submits the input as it is: the server converts pounds itself.
    resolver: zodResolver(productFormSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: product ?? EMPTY,
  })
  const { register, handleSubmit, setError, setValue, reset, control, formState } = form
  const { errors, isSubmitting, dirtyFields } = formState
  const imageUrl = useWatch({ control, name: 'imageUrl' })

  useEffect(() => {
    if (!hasMissing) return
    const timer = setTimeout(() => setHasMissing(false), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [hasMissing])

  const save = useSingleFlight(async (values: ProductFormValues) => {
    setHasMissing(false)
    setAlert(undefined)
    const { stock, attributes, content, ...input } = toProductInput(values)
    const userErrors = await onSubmit({
      ...input,
      // An unchanged stock is left out, so that orders placed meanwhile still count.
      ...(dirtyFields.stock && { stock }),
      ...(dirtyFields.attributes && { attributes }),
      ...(dirtyFields.content && { content }),
    })
    if (userErrors.length > 0) {
      const fields = [...FIELDS, ...ATTRIBUTE_FIELDS, ...TEXT_FIELDS]
      setAlert(applyServerErrors(userErrors, fields, setError))
    } else if (!product) reset(EMPTY)
  })

  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name, SET_VALUE[name]),
    required: name !== 'stock' && name !== 'nameAr',
    error: fieldErrorText(t, errors[name]),
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      onSubmit={handleSubmit(save, (problems) => {
        setAlert(undefined)
        setHasMissing(hasMissingFields(problems))
      })}
    >
      <FormAlert>
        {hasMissing && hasMissingFields(errors) ? t('admin.allRequired') : alert}
      </FormAlert>
      {alert && errorAction}
      <Field {...field('name')} label={t('admin.productName')} />
      <Field
        {...field('nameAr')}
        label={t('admin.productNameAr')}
        hint={t('admin.productNameArHint')}
        lang="ar"
      />
      <Field
        {...field('price')}
        label={t('admin.productPrice')}
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0.01"
      />
      <PictureUpload
        onUploaded={(url) => setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true })}
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
      <ProductAttributesFields register={register} errors={errors} />
      <ProductTextsFields register={register} errors={errors} />
      <SubmitButton busy={isSubmitting}>{submit}</SubmitButton>
    </form>
  )
}
