import { useEffect, useRef, useState } from 'react'
import {
  CATEGORIES,
  type Category,
  type CategoryKey,
  categoryTrail,
} from '#domain/products/categories'
import { CheckboxGroup } from '../../../platform/forms/checkbox-group'
import { Field } from '../../../platform/forms/field'
import { NumberField } from '../../../platform/forms/number-field'
import { Select } from '../../../platform/forms/select'
import type { ProductChangeInput } from '../../../platform/gql/products-bulk'
import { useText } from '../../../platform/texts/text'
import { useCollectionTitles } from '../use-collection-titles'
import type { BulkAct } from './bulk-acts'
import {
  type BrandDraft,
  brandChange,
  type CategoriesDraft,
  type CollectionsDraft,
  categoriesChange,
  collectionsChange,
  type PriceDraft,
  priceChange,
  type StockDraft,
  stockChange,
} from './change-drafts'
import '../../../platform/forms/checkbox-group.css'
import './change-fields.css'

const ROUNDINGS = ['EXACT', 'WHOLE', 'HALF', 'NINETY_FIVE'] as const
const WAS_PRICES = ['KEEP', 'OLD_PRICE', 'REMOVE'] as const

interface FieldsProps {
  /** Called with what the fields change; undefined as long as something is missing. */
  readonly onChange: (change: ProductChangeInput | undefined) => void
}

/** The state of a dialog's fields, which says what they change. */
function useDraft<Draft extends object>(
  initial: Draft,
  toChange: (draft: Draft) => ProductChangeInput | undefined,
  onChange: FieldsProps['onChange'],
): readonly [Draft, (changes: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(initial)
  return [
    draft,
    (changes) => {
      const next = { ...draft, ...changes }
      setDraft(next)
      onChange(toChange(next))
    },
  ]
}

/** Focuses the field that is to be filled in when its dialog opens. */
function useFocusOnOpen() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return input
}

function PriceFields({ onChange }: FieldsProps) {
  const t = useText()
  const input = useFocusOnOpen()
  const initial: PriceDraft = { by: 'percent', text: '', rounding: 'EXACT', wasPrice: 'KEEP' }
  const [draft, change] = useDraft(initial, priceChange, onChange)
  return (
    <div className="change-fields">
      <NumberField
        ref={input}
        label={t(`products.change.${draft.by}`)}
        hint={t('products.change.signHint')}
        inputMode="decimal"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Select
        label={t('products.change.by')}
        value={draft.by}
        options={(['percent', 'amount'] as const).map((value) => ({
          value,
          label: t(`products.change.by.${value}`),
        }))}
        onChange={(by) => change({ by })}
      />
      <Select
        label={t('products.change.rounding')}
        value={draft.rounding}
        options={ROUNDINGS.map((value) => ({ value, label: t(`products.rounding.${value}`) }))}
        onChange={(rounding) => change({ rounding })}
      />
      <Select
        label={t('products.change.wasPrice')}
        value={draft.wasPrice}
        options={WAS_PRICES.map((value) => ({ value, label: t(`products.wasPrice.${value}`) }))}
        onChange={(wasPrice) => change({ wasPrice })}
      />
    </div>
  )
}

function StockFields({ onChange }: FieldsProps) {
  const t = useText()
  const input = useFocusOnOpen()
  const [draft, change] = useDraft<StockDraft>({ by: 'add', text: '' }, stockChange, onChange)
  return (
    <div className="change-fields">
      <NumberField
        ref={input}
        label={t(`products.change.${draft.by}`)}
        hint={t(`products.change.${draft.by}Hint`)}
        inputMode="decimal"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Select
        label={t('products.change.by')}
        value={draft.by}
        options={(['add', 'setTo'] as const).map((value) => ({
          value,
          label: t(`products.change.by.${value}`),
        }))}
        onChange={(by) => change({ by })}
      />
    </div>
  )
}

function BrandFields({ onChange }: FieldsProps) {
  const t = useText()
  const input = useFocusOnOpen()
  const [draft, change] = useDraft<BrandDraft>({ name: '' }, brandChange, onChange)
  return (
    <Field
      ref={input}
      label={t('products.filter.brand')}
      hint={t('products.change.brandHint')}
      value={draft.name}
      onChange={({ target }) => change({ name: target.value })}
    />
  )
}

function CategoriesFields({ onChange }: FieldsProps) {
  const t = useText()
  const [draft, change] = useDraft<CategoriesDraft>({ keys: null }, categoriesChange, onChange)
  const { keys } = draft
  const toggle = (key: CategoryKey, isOn: boolean) =>
    change({ keys: [...(keys ?? []).filter((one) => one !== key), ...(isOn ? [key] : [])] })
  return (
    <fieldset className="choices">
      <legend className="field__label">{t('admin.categories')}</legend>
      <label className="checkbox">
        <input type="radio" checked={keys === null} onChange={() => change({ keys: null })} />
        {t('admin.categoriesOfName')}
      </label>
      <label className="checkbox">
        <input type="radio" checked={keys !== null} onChange={() => change({ keys: [] })} />
        {t('admin.categoriesChosen')}
      </label>
      {keys && (
        <div className="change-fields__categories">
          {CATEGORIES.map((entry: Category & { readonly key: CategoryKey }) => (
            <label key={entry.key} className="checkbox">
              <input
                type="checkbox"
                checked={keys.includes(entry.key)}
                onChange={({ target }) => toggle(entry.key, target.checked)}
              />
              {categoryTrail(entry)
                .map(({ title }) => t(title))
                .join(' › ')}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function CollectionsFields({ onChange }: FieldsProps) {
  const t = useText()
  const { titleOf, collections } = useCollectionTitles()
  const [draft, change] = useDraft<CollectionsDraft>(
    { by: 'add', slugs: [] },
    collectionsChange,
    onChange,
  )
  const { by, slugs } = draft
  if (collections?.length === 0) return <p>{t('products.change.noCollections')}</p>
  return (
    <div className="change-fields">
      <Select
        label={t('products.change.by')}
        value={by}
        options={(['add', 'remove'] as const).map((value) => ({
          value,
          label: t(`products.change.collections.${value}`),
        }))}
        onChange={(value) => change({ by: value })}
      />
      <CheckboxGroup
        label={t('collections.title')}
        choices={(collections ?? []).map(({ slug }) => ({ value: slug, label: titleOf(slug) }))}
        isChosen={(slug) => slugs.includes(slug)}
        onChange={({ target }) =>
          change({
            slugs: target.checked
              ? [...slugs, target.value]
              : slugs.filter((slug) => slug !== target.value),
          })
        }
      />
    </div>
  )
}

const FIELDS: Readonly<Partial<Record<BulkAct, typeof PriceFields>>> = {
  price: PriceFields,
  stock: StockFields,
  brand: BrandFields,
  categories: CategoriesFields,
  collections: CollectionsFields,
}

interface ChangeFieldsProps extends FieldsProps {
  readonly act: BulkAct
}

/** The fields of an action; none for one that needs only a click. */
export function ChangeFields({ act, onChange }: ChangeFieldsProps) {
  const Fields = FIELDS[act]
  return Fields ? <Fields onChange={onChange} /> : null
}
