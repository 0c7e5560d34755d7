import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
import { type FieldErrors, type FieldPath, useForm } from 'react-hook-form'
import { MAX_MORE_PICTURES, TOAST_MILLISECONDS } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { INVENTORY_FIELDS, INVENTORY_NAMES } from '#domain/products/product-inventory.schema'
import { Field } from '../../../platform/forms/field'
import { FormAlert } from '../../../platform/forms/form-alert'
import {
  applyServerErrors,
  fieldErrorText,
  type UserError,
} from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { NUMBER, OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import type { ProductInput } from '../../../platform/gql/products-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { CategoriesField } from './categories-field'
import { FamilyField } from './family-field'
import { FormCard } from './form-card'
import { EnteredMargin, InventoryFields } from './inventory-fields'
import { PicturesField } from './pictures-field'
import { ProductAttributesFields } from './product-attributes-fields'
import {
  NEW_PRODUCT,
  type ProductFormValues,
  productFormSchema,
  toProductInput,
} from './product-form-values'
import { ProductSaveBar } from './product-save-bar'
import { ProductSummary } from './product-summary'
import { ProductTextsFields } from './product-texts-fields'
import { SearchEngineFields } from './search-engine-fields'
import './product-form.css'

const STOCK_ROOM = INVENTORY_NAMES.filter((name) => name !== 'costPricePiastres')
const REQUIRED_FIELDS = ['name', 'price', 'imageUrl'] as const
const TEXTS = [
  'description',
  'composition',
  'feedingGuide',
  'facts',
  'seoTitle',
  'seoDescription',
] as const
const ATTRIBUTES = Object.keys(NEW_PRODUCT.attributes) as (keyof typeof NEW_PRODUCT.attributes)[]

/** The fields that errors of the server can name, in the order of the form. */
const FIELDS: readonly FieldPath<ProductFormValues>[] = [
  'name',
  'nameAr',
  'categories',
  'price',
  'wasPrice',
  'stock',
  'gtin',
  ...INVENTORY_NAMES.map((name) => `inventory.${INVENTORY_FIELDS[name].name}` as const),
  'imageUrl',
  ...Array.from({ length: MAX_MORE_PICTURES }, (_, index) => `moreImageUrls.${index}` as const),
  'moreImageUrls',
  ...LOCALES.flatMap((locale) =>
    Array.from(
      { length: MAX_MORE_PICTURES + 1 },
      (_, index) => `content.${locale}.pictureTexts.${index}.text` as const,
    ),
  ),
  'family',
  ...ATTRIBUTES.map((name) => `attributes.${name}` as const),
  ...LOCALES.flatMap((locale) => TEXTS.map((name) => `content.${locale}.${name}` as const)),
]
const REQUIRED: MessageKey = 'invalid.required'

function hasMissingFields(errors: FieldErrors<ProductFormValues>): boolean {
  return REQUIRED_FIELDS.some((name) => {
    const error = errors[name]
    return error?.message === REQUIRED || error?.types?.invalid_union === REQUIRED
  })
}

interface ProductFormProps {
  readonly product?: ProductFormValues
  /** The initial values of a new product that is a copy. */
  readonly copy?: ProductFormValues
  /** Undefined for a new product. */
  readonly productId?: string
  readonly submit: string
  /** Saves the product; returns the errors, none on success. */
  readonly onSubmit: (input: ProductInput) => Promise<readonly UserError[]>
  /** Shown below an error. */
  readonly errorAction?: ReactNode
}

/** Edits a product, or adds one and then clears the form. */
export function ProductForm(props: ProductFormProps) {
  const { product, copy, productId, submit, onSubmit, errorAction } = props
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [hasMissing, setHasMissing] = useState(false)
  const initial = product ?? NEW_PRODUCT
  const form = useForm<ProductFormValues, unknown, ProductFormValues>({
    // Submits the input as it is: the server converts pounds itself.
    resolver: zodResolver(productFormSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: copy ?? initial,
  })
  const { register, control, handleSubmit, setError, reset, formState } = form
  const { errors } = formState
  useKeptForm(`product:${productId}`, form)

  useEffect(() => {
    if (!hasMissing) return
    const timer = setTimeout(() => setHasMissing(false), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [hasMissing])

  const save = useSingleFlight(async (values: ProductFormValues) => {
    setHasMissing(false)
    setAlert(undefined)
    const userErrors = await onSubmit(toProductInput(values, initial))
    if (userErrors.length > 0) setAlert(applyServerErrors(userErrors, FIELDS, setError))
    else if (!product) reset(NEW_PRODUCT)
  })

  function discard(): void {
    setAlert(undefined)
    setHasMissing(false)
    // Without what the form began with: the copy of another product is not saved either.
    reset(initial)
  }

  return (
    <form
      className="form product-form"
      noValidate
      onSubmit={handleSubmit(save, (problems) => {
        setAlert(undefined)
        setHasMissing(hasMissingFields(problems))
      })}
    >
      <div className="form">
        <FormCard title={t('admin.sectionName')}>
          <Field
            {...register('name')}
            label={t('admin.productName')}
            error={fieldErrorText(t, errors.name)}
            required
          />
          <Field
            {...register('nameAr')}
            label={t('admin.productNameAr')}
            hint={t('admin.productNameArHint')}
            error={fieldErrorText(t, errors.nameAr)}
            lang="ar"
          />
          <CategoriesField form={form} />
        </FormCard>
        <FormCard title={t('admin.sectionPictures')}>
          <PicturesField form={form} />
        </FormCard>
        <FormCard title={t('admin.sectionPrice')}>
          <div className="product-form__columns">
            <NumberField
              {...register('price', NUMBER)}
              inputMode="decimal"
              label={t('admin.productPrice')}
              error={fieldErrorText(t, errors.price)}
              required
            />
            <NumberField
              {...register('wasPrice', OPTIONAL_NUMBER)}
              inputMode="decimal"
              label={t('admin.wasPrice')}
              hint={t('admin.wasPriceHint')}
              error={fieldErrorText(t, errors.wasPrice)}
            />
            <InventoryFields form={form} names={['costPricePiastres']} />
          </div>
          <EnteredMargin form={form} />
        </FormCard>
        <FormCard title={t('admin.sectionInventory')}>
          <div className="product-form__columns">
            <NumberField
              {...register('stock', OPTIONAL_NUMBER)}
              inputMode="numeric"
              label={t('admin.stock')}
              hint={t('admin.stockHint')}
              error={fieldErrorText(t, errors.stock)}
            />
            <Field
              {...register('gtin')}
              label={t('admin.gtin')}
              hint={t('admin.gtinHint')}
              error={fieldErrorText(t, errors.gtin)}
              inputMode="numeric"
              dir="ltr"
            />
            <InventoryFields form={form} names={STOCK_ROOM} />
          </div>
        </FormCard>
        <FormCard title={t('admin.sectionSizes')}>
          <FamilyField form={form} productId={productId} />
        </FormCard>
        <ProductAttributesFields register={register} errors={errors} />
        <ProductTextsFields register={register} control={control} errors={errors} />
        <SearchEngineFields form={form} productId={productId} />
      </div>
      <div className="product-form__aside">
        <ProductSummary form={form} productId={productId} isShown={product?.hidden === false} />
      </div>
      <ProductSaveBar form={form} initial={initial} submit={submit} onDiscard={discard}>
        <FormAlert>
          {hasMissing && hasMissingFields(errors) ? t('admin.allRequired') : alert}
        </FormAlert>
        {alert && errorAction}
      </ProductSaveBar>
    </form>
  )
}
