import { type UseFormReturn, useWatch } from 'react-hook-form'
import { toPiastres } from '#domain/money/money'
import { pricePiastres } from '#domain/money/money.schema'
import { asPounds } from '#domain/money/units'
import { marginPercentOf } from '#domain/products/margin'
import { INVENTORY_FIELDS, INVENTORY_NAMES } from '#domain/products/product-inventory.schema'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { useText } from '../../../platform/texts/text'
import { Margin } from './margin'
import type { ProductFormValues } from './product-form-values'

interface InventoryFieldsProps {
  readonly form: UseFormReturn<ProductFormValues, unknown, ProductFormValues>
}

/** The fields of a product that only the owner sees. */
export function InventoryFields({ form }: InventoryFieldsProps) {
  const t = useText()
  const { register, formState } = form
  return (
    <>
      <p className="field__hint">{t('admin.inventoryHint')}</p>
      <div className="product-form__columns">
        {INVENTORY_NAMES.map((field) => {
          const { name, kind } = INVENTORY_FIELDS[field]
          const texts = {
            label: t(`inventory.${name}`),
            hint: t(`inventory.${name}Hint`),
            error: fieldErrorText(t, formState.errors.inventory?.[name]),
          }
          return kind === 'code' || kind === 'text' ? (
            <Field
              key={name}
              {...register(`inventory.${name}`)}
              {...texts}
              autoComplete="off"
              dir={kind === 'code' ? 'ltr' : undefined}
            />
          ) : (
            <NumberField
              key={name}
              {...register(`inventory.${name}`, OPTIONAL_NUMBER)}
              {...texts}
              inputMode={kind === 'amount' ? 'decimal' : 'numeric'}
            />
          )
        })}
      </div>
      <p role="status">
        <EnteredMargin form={form} />
      </p>
    </>
  )
}

/** The amount in piastres; undefined if the schema refuses it. */
function toAmount(pounds: unknown) {
  return typeof pounds === 'number' && pricePiastres.safeParse(pounds).success
    ? toPiastres(asPounds(pounds))
    : undefined
}

function EnteredMargin({ form: { control } }: InventoryFieldsProps) {
  const [price, costPrice] = useWatch({ control, name: ['price', 'inventory.costPrice'] }).map(
    toAmount,
  )
  if (price === undefined || costPrice === undefined) return null
  return <Margin percent={marginPercentOf(price, costPrice)} />
}
