import { useCombobox } from 'downshift'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_QUERY_LENGTH, SUGGESTIONS } from '#domain/limits'
import { type ProductCardFragment, useSuggestionsQuery } from '../gql/catalogue'
import { useText } from '../lib/text'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { useDebounced } from './use-debounced'

const TYPING_PAUSE_MILLISECONDS = 200

function useSuggestions(text: string): ProductCardFragment[] {
  const query = useDebounced(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const { data, previousData } = useSuggestionsQuery({
    variables: { query, first: SUGGESTIONS },
    skip: query === '',
    ssr: false,
  })
  if (text.trim() === '' || query === '') return []
  return (data ?? previousData)?.search.nodes ?? []
}

/** The search field: Enter searches, suggestions lead to a product. Before hydration it is a plain form. */
export function SearchBox({ initialQuery }: { readonly initialQuery: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [text, setText] = useState(initialQuery)
  // The page's own query needs no suggestions until it is changed.
  const suggestions = useSuggestions(text === initialQuery ? '' : text)
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, isOpen, closeMenu } =
    useCombobox({
      items: suggestions,
      inputValue: text,
      selectedItem: null,
      itemToString: (product) => product?.name ?? '',
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return
        setText('')
        void navigate(`/productdetails/${selectedItem.id}`)
      },
    })
  const isShown = isOpen && suggestions.length > 0

  function search(event: FormEvent): void {
    event.preventDefault()
    closeMenu()
    const query = text.trim()
    if (query !== '') void navigate(`/search?query=${encodeURIComponent(query)}`)
  }

  function submitUnlessChoosing(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || highlightedIndex >= 0) return
    // downshift keeps Enter to itself while the list is open, even with nothing chosen in it.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }

  return (
    <div className="search">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know the search element */}
      <form className="search__form" role="search" action="/search" onSubmit={search}>
        <input
          {...getInputProps({
            'aria-label': t('nav.search'),
            // downshift's own change event comes too late to keep the caret in place.
            onChange: (event) => setText(event.currentTarget.value),
            onKeyDown: submitUnlessChoosing,
          })}
          className="search__input"
          name="query"
          type="search"
          enterKeyHint="search"
          placeholder={t('nav.search')}
          maxLength={MAX_QUERY_LENGTH}
        />
        <button type="submit" className="search__submit" aria-label={t('nav.searchSubmit')}>
          <Icon name="search" />
        </button>
      </form>
      <ul
        {...getMenuProps({ 'aria-label': t('nav.suggestions') })}
        className="search__suggestions"
        hidden={!isShown}
      >
        {isShown &&
          suggestions.map((product, index) => (
            <li
              key={product.id}
              {...getItemProps({ item: product, index })}
              className="search__suggestion"
            >
              <Picture src={product.imageUrl} alt="" size={44} priority />
              <span className="search__name">{product.name}</span>
              <Price pounds={product.price} />
            </li>
          ))}
      </ul>
    </div>
  )
}
