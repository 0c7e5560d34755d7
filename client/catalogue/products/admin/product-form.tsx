import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
import {
  type FieldError,
  type FieldErrors,
  type FieldPath,
  useForm,
  useWatch,
} from 'react-hook-form'
import { MAX_MORE_PICTURES, MAX_SIZES, TOAST_MILLISECONDS } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { INVENTORY_FIELDS, INVENTORY_NAMES } from '#domain/products/product-inventory.schema'
import { SIZE_FIELDS } from '#domain/products/product-sizes.schema'
import { Field } from '../../../platform/forms/field'
import { FormAlert } from '../../../platform/forms/form-alert'
import {
  applyServerErrors,
  fieldErrorText,
  type UserError,
} from '../../../platform/forms/form-errors'
import type { ProductInput } from '../../../platform/gql/products-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { Button, ButtonLink } from '../../../platform/ui/button'
import { CategoriesField } from './categories-field'
import { CollectionsField } from './collections-field'
import { FamilyField } from './family-field'
import { FormCard } from './form-card'
import { InventoryFields } from './inventory-fields'
import { PicturesField } from './pictures-field'
import { PriceAndStock } from './price-and-stock'
import { ProductAttributesFields } from './product-attributes-fields'
import {
  NEW_PRODUCT,
  type ProductFormValues,
  productFormSchema,
  sizesFormSchema,
  toFirstSize,
  toProductInput,
  toSingle,
} from './product-form-values'
import { ProductSaveBar } from './product-save-bar'
import { ProductSummary } from './product-summary'
import { ProductTextsFields } from './product-texts-fields'
import { SearchEngineFields } from './search-engine-fields'
import { SizesTable } from './sizes-table'
import './product-form.css'

const SHARED_STOCK_ROOM = ['shelf', 'supplier', 'lowStockThreshold'] as const
const REQUIRED_FIELDS = ['name', 'price', 'imageUrl'] as const
const TEXTS = [
  'description',
  'composition',
  'feedingGuide',
  'facts',
  'seoTitle',
  'seoDescription',
  'sizeChart',
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
  ...Array.from({ length: MAX_SIZES }, (_, row) => row).flatMap((row) =>
    SIZE_FIELDS.map((field) => `sizes.${row}.${field}` as const),
  ),
  'family',
  ...ATTRIBUTES.map((name) => `attributes.${name}` as const),
  ...LOCALES.flatMap((locale) => TEXTS.map((name) => `content.${locale}.${name}` as const)),
]
const REQUIRED: MessageKey = 'invalid.required'

function hasMissingFields(errors: FieldErrors<ProductFormValues>): boolean {
  const isMissing = (error: Partial<FieldError> | undefined) =>
    error?.message === REQUIRED || error?.types?.invalid_union === REQUIRED
  const rows = Array.isArray(errors.sizes) ? errors.sizes : []
  return (
    REQUIRED_FIELDS.some((name) => isMissing(errors[name])) ||
    rows.some((row) => isMissing(row?.size) || isMissing(row?.price))
  )
}

const RAW = { raw: true } as const
const resolveOne = zodResolver(productFormSchema, undefined, RAW)
const resolveSizes = zodResolver(sizesFormSchema, undefined, RAW)

interface ProductFormProps {
  readonly product?: ProductFormValues
  /** The initial values of a new product that is a copy. */
  readonly copy?: ProductFormValues
  /** Undefined for a new product. */
  readonly productId?: string
  readonly submit: string
  /** Saves the product; returns the errors, none on success. */
  readonly onSubmit: (input: ProductInput) => Promise<readonly UserError[]>
  /** Adds a product in several sizes, likewise; undefined for a product that exists. */
  readonly onSubmitSizes?: (values: ProductFormValues) => Promise<readonly UserError[]>
  /** The new product is in several sizes, and nothing else. */
  readonly hasOnlySizes?: boolean
  /** Shown below an error. */
  readonly errorAction?: ReactNode
}

/** Edits a product, or adds one and then clears the form. */
export function ProductForm(props: ProductFormProps) {
  const { product, copy, productId, submit, onSubmit, onSubmitSizes, hasOnlySizes } = props
  const { errorAction } = props
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const [hasMissing, setHasMissing] = useState(false)
  const initial = product ?? NEW_PRODUCT
  const form = useForm<ProductFormValues, unknown, ProductFormValues>({
    // Submits the input as it is: the server converts pounds itself.
    resolver: (values, context, options) =>
      (values.sizes.length > 0 ? resolveSizes : resolveOne)(values, context, options),
    criteriaMode: 'all',
    defaultValues: copy ?? initial,
  })
  const { register, control, handleSubmit, setError, getValues, reset, formState } = form
  const { errors } = formState
  const sizeCount = useWatch({ control, name: 'sizes' }).length
  const isSized = sizeCount > 0
  useKeptForm(`product:${productId}`, form)

  useEffect(() => {
    if (!hasMissing) return
    const timer = setTimeout(() => setHasMissing(false), TOAST_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [hasMissing])

  const save = useSingleFlight(async (values: ProductFormValues) => {
    setHasMissing(false)
    setAlert(undefined)
    const userErrors =
      values.sizes.length > 0 && onSubmitSizes
        ? await onSubmitSizes(values)
        : await onSubmit(toProductInput(values, initial))
    if (userErrors.length > 0) setAlert(applyServerErrors(userErrors, FIELDS, setError))
    else if (!product) reset(NEW_PRODUCT)
  })

  function discard(): void {
    setAlert(undefined)
    setHasMissing(false)
    // Without what the form began with: the copy of another product is not saved either.
    reset(hasOnlySizes ? copy : initial)
  }

  function change(values: Partial<ProductFormValues>): void {
    reset({ ...getValues(), ...values }, { keepDefaultValues: true })
  }

  return (
    <form
      className={isSized ? 'form' : 'form product-form'}
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
            hint={isSized && t('sizes.nameHint')}
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
          <CollectionsField form={form} />
        </FormCard>
        <FormCard title={t('admin.sectionPictures')}>
          <PicturesField form={form} />
        </FormCard>
        {isSized ? (
          <>
            <SizesTable
              form={form}
              onSingle={hasOnlySizes ? undefined : () => change(toSingle(getValues()))}
            />
            <FormCard title={t('admin.sectionInventory')}>
              <div className="product-form__columns">
                <InventoryFields form={form} names={SHARED_STOCK_ROOM} />
              </div>
            </FormCard>
          </>
        ) : (
          <PriceAndStock form={form} />
        )}
        <FormCard title={t('admin.sectionSizes')}>
          <FamilyField form={form} productId={productId} isSized={isSized} />
          {onSubmitSizes && !isSized && (
            <Button variant="secondary" onClick={() => change(toFirstSize(getValues()))}>
              {t('sizes.several')}
            </Button>
          )}
          {productId !== undefined && (
            <ButtonLink variant="secondary" to={`/addproduct?sizesOf=${productId}`}>
              {t('sizes.addSizes')}
            </ButtonLink>
          )}
        </FormCard>
        <ProductAttributesFields register={register} errors={errors} />
        <ProductTextsFields register={register} control={control} errors={errors} />
        <SearchEngineFields form={form} productId={productId} />
      </div>
      <div className="product-form__aside">
        <ProductSummary
          form={form}
          productId={productId}
          isShown={product?.hidden === false}
          isSized={isSized}
        />
      </div>
      <ProductSaveBar
        form={form}
        initial={initial}
        submit={isSized ? t('sizes.submit', { count: sizeCount }) : submit}
        onDiscard={discard}
      >
        <FormAlert>
          {hasMissing && hasMissingFields(errors) ? t('admin.allRequired') : alert}
        </FormAlert>
        {alert && errorAction}
      </ProductSaveBar>
    </form>
  )
}
