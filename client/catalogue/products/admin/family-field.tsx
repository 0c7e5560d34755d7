import { type UseFormReturn, useWatch } from 'react-hook-form'
import { MAX_FAMILY_LENGTH } from '#domain/limits'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useProductFamilyQuery } from '../../../platform/gql/products-admin'
import { useDebounced } from '../../../platform/lib/use-debounced'
import { useText } from '../../../platform/texts/text'
import { CommaSeparated } from '../../../platform/ui/comma-separated'
import type { ProductFormValues } from './product-form-values'

const TYPING_PAUSE_MILLISECONDS = 250

interface FamilyFieldProps {
  readonly form: UseFormReturn<ProductFormValues, unknown, ProductFormValues>
  /** Undefined for a new product. */
  readonly productId: string | undefined
  /** Whether several sizes are added, which get the same text by themselves. */
  readonly isSized: boolean
}

/** The text that the sizes of one product share; names those that have it. */
export function FamilyField({ form, productId, isSized }: FamilyFieldProps) {
  const t = useText()
  const { register, control, formState } = form
  const [familyText, name] = useWatch({ control, name: ['family', 'name'] })
  const text = familyText?.trim() ?? ''
  const family = useDebounced(text, TYPING_PAUSE_MILLISECONDS)
  const { data } = useProductFamilyQuery({
    variables: { family },
    skip: family === '' || family.length > MAX_FAMILY_LENGTH,
    fetchPolicy: 'cache-and-network',
  })
  const others = data?.adminProducts.nodes.filter(({ id }) => id !== productId)

  return (
    <div className="field">
      <Field
        {...register('family')}
        label={t('admin.family')}
        placeholder={isSized ? name.trim() : undefined}
        hint={t('admin.familyHint')}
        error={fieldErrorText(t, formState.errors.family)}
      />
      <p className="field__hint" role="status">
        {text !== '' && text === family && others && others.length > 0 && (
          <>
            {t('admin.familyOthers')}{' '}
            <CommaSeparated texts={others.map(({ product }) => product.name)} />
          </>
        )}
        {text !== '' &&
          text === family &&
          others?.length === 0 &&
          !isSized &&
          t('admin.familyAlone')}
      </p>
    </div>
  )
}
