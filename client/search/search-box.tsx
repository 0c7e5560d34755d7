import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_QUERY_LENGTH, SUGGESTIONS } from '#domain/limits'
import { localizePath } from '#domain/messages/locale'
import { useApolloLoader } from '../api/apollo-loader'
import { type SuggestionsQuery, useSuggestionsQuery } from '../gql/search'
import { useCombobox } from '../lib/use-combobox'
import { useDebounced } from '../lib/use-debounced'
import { CategoryTitle } from '../listing/category-title'
import { useLocale, useText } from '../texts/text'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { ProductName } from '../ui/product-name'

import './search-box.css'

const TYPING_PAUSE_MILLISECONDS = 200

type Suggestions = Pick<SuggestionsQuery['search'], 'categories' | 'nodes'>

const NONE: Suggestions = { categories: [], nodes: [] }

/** Categories and products for a text that is being typed; the previous ones stay until the next ones arrive. */
function useSuggestions(text: string): Suggestions {
  const query = useDebounced(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const isEmpty = text.trim() === '' || query === ''
  // Without suggestions the search still works.
  const options = { skip: isEmpty, isOptional: true }
  const { data, failed } = useSuggestionsQuery({ query, first: SUGGESTIONS }, options)
  const found = failed ? NONE : data?.search
  const [latest, setLatest] = useState(NONE)
  if (found && found !== latest) setLatest(found)
  return isEmpty ? NONE : (found ?? latest)
}

/** The search field with suggestions: categories first, then products. Before hydration it is a plain form. */
export function SearchBox({ initialQuery }: { readonly initialQuery: string }) {
  const t = useText()
  const navigate = useNavigate()
  const apollo = useApolloLoader()
  const [text, setText] = useState(initialQuery)
  // No suggestions for the query of the current page until it is edited.
  const { categories, nodes: products } = useSuggestions(text === initialQuery ? '' : text)
  const paths = [
    ...categories.map(({ path }) => path),
    ...products.map(({ id }) => `/productdetails/${id}`),
  ]
  const { isOpen, open, close, inputProps, listProps, optionProps } = useCombobox({
    count: paths.length,
    onChoose: (index) => {
      setText('')
      void navigate(paths[index] ?? '/')
    },
  })

  function search(event: FormEvent): void {
    event.preventDefault()
    close()
    const query = text.trim()
    if (query !== '') void navigate(`/search?query=${encodeURIComponent(query)}`)
  }

  return (
    <div className="search">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not support the search element */}
      <form
        className="search__form"
        role="search"
        action={localizePath('/search', useLocale())}
        onSubmit={search}
      >
        <input
          {...inputProps}
          aria-label={t('nav.search')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            open()
          }}
          // Preload the client for suggestions; the search works without it.
          onFocus={() => apollo.load().catch(() => {})}
          className="search__input"
          name="query"
          // A search field may have no role but its own.
          type="text"
          inputMode="search"
          // The placeholder follows the page.
          dir={text === '' ? undefined : 'auto'}
          enterKeyHint="search"
          placeholder={t('nav.search')}
          maxLength={MAX_QUERY_LENGTH}
        />
        <button type="submit" className="search__submit" aria-label={t('nav.searchSubmit')}>
          <Icon name="search" />
        </button>
      </form>
      <ul
        {...listProps}
        aria-label={t('nav.suggestions')}
        className="search__suggestions"
        hidden={!isOpen}
      >
        {isOpen &&
          categories.map(({ path }, index) => (
            <li key={path} {...optionProps(index)} className="search__suggestion">
              <span className="search__name">
                <CategoryTitle path={path} />
              </span>
            </li>
          ))}
        {isOpen &&
          products.map((product, index) => (
            <li
              key={product.id}
              {...optionProps(categories.length + index)}
              className="search__suggestion"
            >
              <Picture src={product.imageUrl} alt="" size={44} priority />
              <ProductName className="search__name" name={product.name} />
              <Price pounds={product.price} />
            </li>
          ))}
      </ul>
    </div>
  )
}
