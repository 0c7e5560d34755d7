import { type ComponentType, type FormEvent, type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_QUERY_LENGTH } from '#domain/limits'
import { localizePath } from '#domain/messages/locale'
import { useApolloLoader } from '../../platform/api/apollo-loader'
import { useCombobox } from '../../platform/lib/use-combobox'
import { useLocale, useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import { type Choice, NO_CHOICES } from './choice'
import type { SuggestionsProps } from './suggestions'

import './search-box.css'

/** The search field. Its suggestions are loaded when it is first used; before hydration it is a plain form. */
export function SearchBox({ initialQuery }: { readonly initialQuery: string }) {
  const t = useText()
  const navigate = useNavigate()
  const apollo = useApolloLoader()
  const [text, setText] = useState(initialQuery)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const [choices, setChoices] = useState(NO_CHOICES)
  const combobox = useCombobox({ count: choices.length, onChoose: (at) => choose(choices[at]) })
  const { isOpen, open, close, active, inputProps, listProps } = combobox

  function choose({ path, act }: Choice = {}): void {
    if (path === undefined) {
      act?.()
      open()
      return
    }
    setText('')
    void navigate(path)
  }

  function suggest(): void {
    open()
    // The search works without suggestions.
    apollo.load().catch(() => {})
    import('./suggestions').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => {},
    )
  }

  function search(event: FormEvent): void {
    event.preventDefault()
    close()
    const query = text.trim()
    if (query !== '') void navigate(`/search?query=${encodeURIComponent(query)}`)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const remove = event.key === 'Delete' && choices[active]?.remove
    if (remove) {
      event.preventDefault()
      remove()
      open()
    } else {
      inputProps.onKeyDown(event)
    }
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
            suggest()
          }}
          onKeyDown={onKeyDown}
          onFocus={suggest}
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
      <ul {...listProps} aria-label={t('nav.suggestions')} className="suggestions" hidden={!isOpen}>
        {Suggestions && (
          <Suggestions
            text={text}
            initialQuery={initialQuery}
            combobox={combobox}
            onChoices={setChoices}
          />
        )}
      </ul>
    </div>
  )
}
