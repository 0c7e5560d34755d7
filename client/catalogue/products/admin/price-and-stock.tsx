import { INVENTORY_NAMES } from '#domain/products/product-inventory.schema'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { NUMBER, OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { useText } from '../../../platform/texts/text'
import { FormCard } from './form-card'
import { EnteredMargin, InventoryFields } from './inventory-fields'
import type { ProductForm } from './product-form-values'

const STOCK_ROOM = INVENTORY_NAMES.filter((name) => name !== 'costPricePiastres')

/** The prices, the stock and the numbers of a product in one size. */
export function PriceAndStock({ form }: { readonly form: ProductForm }) {
  const t = useText()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
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
    </>
  )
}
