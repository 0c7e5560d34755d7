import { type UseFormReturn, useWatch } from 'react-hook-form'
import { INVENTORY_FIELDS, type INVENTORY_NAMES } from '#domain/products/product-inventory.schema'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { useText } from '../../../platform/texts/text'
import { enteredMargin } from './entered-margin'
import { Margin } from './margin'
import type { ProductFormValues } from './product-form-values'

interface InventoryFieldsProps {
  readonly form: UseFormReturn<ProductFormValues, unknown, ProductFormValues>
}

interface NamedFieldsProps extends InventoryFieldsProps {
  readonly names: readonly (typeof INVENTORY_NAMES)[number][]
}

/** Fields of a product that only the owner sees. */
export function InventoryFields({ form, names }: NamedFieldsProps) {
  const t = useText()
  const { register, formState } = form
  return names.map((field) => {
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
  })
}

/** The margin that the price and cost in the form leave. */
export function EnteredMargin({ form: { control } }: InventoryFieldsProps) {
  const [price, costPrice] = useWatch({ control, name: ['price', 'inventory.costPrice'] })
  const percent = enteredMargin(price, costPrice)
  return <p role="status">{percent !== undefined && <Margin percent={percent} />}</p>
}
