import { useState } from 'react'
import { MAX_QUERY_LENGTH } from '#domain/limits'
import { Field } from '../../../platform/forms/field'
import { useTargetProductQuery, useTargetProductsQuery } from '../../../platform/gql/home-admin'
import { useCombobox } from '../../../platform/lib/use-combobox'
import { useDebounced } from '../../../platform/lib/use-debounced'
import { useText } from '../../../platform/texts/text'

const PAUSE_MILLISECONDS = 200

interface ProductFieldProps {
  /** Of the chosen product; empty if there is none. */
  readonly id: string
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
}

/** Chooses a product of the shop by a part of its name. */
export function ProductField({ id, error, onChoose }: ProductFieldProps) {
  const t = useText()
  // Undefined until somebody types.
  const [text, setText] = useState<string>()
  const query = useDebounced(text?.trim() ?? '', PAUSE_MILLISECONDS)
  const chosen = useTargetProductQuery({ variables: { id }, skip: id === '' })
  const { data } = useTargetProductsQuery({ variables: { query }, skip: query === '' })
  const products = query === '' ? [] : (data?.search.nodes ?? [])
  const { isOpen, open, inputProps, listProps, optionProps } = useCombobox({
    count: products.length,
    onChoose: (index) => {
      const product = products[index]
      if (!product) return
      setText(undefined)
      onChoose(product.id)
    },
  })
  const name = chosen.data?.product?.name ?? t('homePage.productNamed', { id })
  return (
    <div className="home-item__product">
      <Field
        {...inputProps}
        label={t('homePage.product')}
        hint={t('homePage.productHint')}
        error={error}
        value={text ?? (id && name)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          if (id) onChoose('')
          open()
        }}
        maxLength={MAX_QUERY_LENGTH}
      />
      <ul
        {...listProps}
        aria-label={t('homePage.product')}
        className="home-item__products"
        hidden={!isOpen}
      >
        {isOpen &&
          products.map((product, index) => (
            <li key={product.id} {...optionProps(index)}>
              <bdi>{product.name}</bdi>
            </li>
          ))}
      </ul>
    </div>
  )
}
