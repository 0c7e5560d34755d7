import { useWatch } from 'react-hook-form'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useCollectionChoicesQuery } from '../../../platform/gql/products-admin'
import { useLocale, useText } from '../../../platform/texts/text'
import type { ProductForm } from './product-form-values'
import '../../../platform/forms/checkbox-group.css'
import './categories-field.css'

interface CollectionsFieldProps {
  readonly form: ProductForm
}

/** The owner's collections that a product is in; nothing while there are none. */
export function CollectionsField({ form }: CollectionsFieldProps) {
  const t = useText()
  const locale = useLocale()
  const { control, setValue, formState } = form
  const chosen = useWatch({ control, name: 'collections' })
  const { data } = useCollectionChoicesQuery()
  const collections = data?.adminCollections ?? []
  if (collections.length === 0) return null
  const error = fieldErrorText(t, formState.errors.collections)

  function toggle(slug: string): void {
    const others = chosen.filter((entry) => entry !== slug)
    const slugs = others.length < chosen.length ? others : [...chosen, slug].sort()
    setValue('collections', slugs, { shouldDirty: true })
  }

  const choices = (parent: string | null) => (
    <ul className="category-tree">
      {collections
        .filter((collection) => collection.parent === parent)
        .map(({ id, slug, title, titleAr }) => (
          <li key={id}>
            <label className="checkbox">
              <input
                type="checkbox"
                checked={chosen.includes(slug)}
                onChange={() => toggle(slug)}
              />
              <bdi>{(locale === 'ar' && titleAr) || title}</bdi>
            </label>
            {collections.some((collection) => collection.parent === slug) && choices(slug)}
          </li>
        ))}
    </ul>
  )

  return (
    <fieldset className="choices">
      <legend className="field__label">{t('collections.title')}</legend>
      {choices(null)}
      {error && <p className="field__error">{error}</p>}
    </fieldset>
  )
}
