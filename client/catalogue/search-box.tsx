import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_QUERY_LENGTH } from '#domain/limits'
import { useClientSource } from '../lib/client-source'
import { useText } from '../lib/text'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { Price } from '../ui/price'
import { useCombobox } from './use-combobox'
import { useSuggestions } from './use-suggestions'

/** The search field: Enter searches, suggestions lead to a product. Before hydration it is a plain form. */
export function SearchBox({ initialQuery }: { readonly initialQuery: string }) {
  const t = useText()
  const navigate = useNavigate()
  const source = useClientSource()
  const [text, setText] = useState(initialQuery)
  // The page's own query needs no suggestions until it is changed.
  const suggestions = useSuggestions(text === initialQuery ? '' : text)
  const { isOpen, open, close, inputProps, listProps, optionProps } = useCombobox({
    count: suggestions.length,
    onChoose: (index) => {
      setText('')
      void navigate(`/productdetails/${suggestions[index]?.id}`)
    },
  })

  const field = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed === text) return
    setText(typed)
    if (document.activeElement === field.current) open()
  })
  // What was typed while the page was only HTML counts, too.
  useEffect(() => takeOver(), [])

  function search(event: FormEvent): void {
    event.preventDefault()
    close()
    const query = text.trim()
    if (query !== '') void navigate(`/search?query=${encodeURIComponent(query)}`)
  }

  return (
    <div className="search">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know the search element */}
      <form className="search__form" role="search" action="/search" onSubmit={search}>
        <input
          {...inputProps}
          ref={field}
          aria-label={t('nav.search')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            open()
          }}
          // Whoever is about to type will want suggestions; should the client not come, the search will do without.
          onFocus={() => source.load().catch(() => {})}
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
        {...listProps}
        aria-label={t('nav.suggestions')}
        className="search__suggestions"
        hidden={!isOpen}
      >
        {isOpen &&
          suggestions.map((product, index) => (
            <li key={product.id} {...optionProps(index)} className="search__suggestion">
              <Picture src={product.imageUrl} alt="" size={44} priority />
              <span className="search__name">{product.name}</span>
              <Price pounds={product.price} />
            </li>
          ))}
      </ul>
    </div>
  )
}
