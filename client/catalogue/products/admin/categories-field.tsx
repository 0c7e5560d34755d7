import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import {
  CATEGORIES,
  type Category,
  categoriesOf,
  childCategories,
  isInCategory,
  topCategories,
  withoutImplied,
} from '#domain/products/categories'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useText } from '../../../platform/texts/text'
import { CommaSeparated } from '../../../platform/ui/comma-separated'
import type { ProductFormValues } from './product-form-values'
import '../../../platform/forms/checkbox-group.css'
import './categories-field.css'

type Choice = NonNullable<ProductFormValues['categories']>

/** The keys with this one, or without it. */
function toggle(keys: Choice, toggled: Category): Choice {
  const isOn = (key: Choice[number]) => keys.includes(key) !== (key === toggled.key)
  return CATEGORIES.map(({ key }) => key).filter(isOn)
}

interface CategoriesFieldProps {
  readonly form: UseFormReturn<ProductFormValues, unknown, ProductFormValues>
}

/** The categories of a product: found by its name, or chosen. Says where it will appear. */
export function CategoriesField({ form }: CategoriesFieldProps) {
  const t = useText()
  const errorId = useId()
  const { control, setValue, formState } = form
  const [name, chosen] = useWatch({ control, name: ['name', 'categories'] })
  const set = (categories: Choice | null) => setValue('categories', categories)
  const ofName = categoriesOf({ name, categoryKeys: null })
  const error = fieldErrorText(t, formState.errors.categories)

  function chooseFromName(): void {
    const keys = CATEGORIES.filter((entry) => ofName.some(({ key }) => key === entry.key))
    set(withoutImplied(keys.map(({ key }) => key)))
  }

  return (
    <fieldset className="choices" aria-describedby={error ? errorId : undefined}>
      <legend className="field__label">{t('admin.categories')}</legend>
      <label className="checkbox">
        <input type="radio" checked={chosen === null} onChange={() => set(null)} />
        {t('admin.categoriesOfName')}
      </label>
      <label className="checkbox">
        <input type="radio" checked={chosen !== null} onChange={chooseFromName} />
        {t('admin.categoriesChosen')}
      </label>
      {chosen && (
        <CategoryTree
          categories={topCategories()}
          chosen={chosen}
          onToggle={(category) => set(toggle(chosen, category))}
        />
      )}
      {(chosen || name.trim()) && <WhereItAppears name={name} categoryKeys={chosen} />}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface CategoryTreeProps {
  readonly categories: readonly Category[]
  readonly chosen: Choice
  readonly onToggle: (category: Category) => void
}

/** A category is checked and cannot be unchecked while one below it is chosen. */
function CategoryTree({ categories, chosen, onToggle }: CategoryTreeProps) {
  const t = useText()
  const isIn = (category: Category, keys: readonly string[]) =>
    isInCategory({ name: '', categoryKeys: keys }, category)
  return (
    <ul className="category-tree">
      {categories.map((category) => {
        const children = childCategories(category)
        const others = chosen.filter((key) => key !== category.key)
        return (
          <li key={category.key}>
            <label className="checkbox">
              <input
                type="checkbox"
                checked={isIn(category, chosen)}
                disabled={isIn(category, others)}
                onChange={() => onToggle(category)}
              />
              {t(category.title)}
            </label>
            {children.length > 0 && (
              <CategoryTree categories={children} chosen={chosen} onToggle={onToggle} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface WhereItAppearsProps {
  readonly name: string
  readonly categoryKeys: readonly string[] | null
}

function WhereItAppears(product: WhereItAppearsProps) {
  const t = useText()
  const titles = categoriesOf(product).map(({ title }) => t(title))
  return (
    <p
      className={titles.length > 0 ? 'appears-in' : 'appears-in appears-in--nowhere'}
      role="status"
    >
      {titles.length > 0 ? (
        <>
          {t('admin.willAppearIn')} <CommaSeparated texts={titles} />
        </>
      ) : (
        t('admin.noCategory')
      )}
    </p>
  )
}
