import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { SUGGESTIONS } from '#domain/limits'
import arTexts from '#domain/messages/ar/suggestions.json?compiled'
import enTexts from '#domain/messages/en/suggestions.json?compiled'
import {
  type SuggestionsQuery,
  usePopularSearchesQuery,
  useSuggestionsQuery,
} from '../../platform/gql/search'
import type { useCombobox } from '../../platform/lib/use-combobox'
import { useDebounced } from '../../platform/lib/use-debounced'
import { addTexts, useText } from '../../platform/texts/text'
import { Icon, type IconName } from '../../platform/ui/icon'
import { Message } from '../../platform/ui/message'
import { Picture } from '../../platform/ui/picture'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import { CategoryTitle } from '../listing/category-title'
import type { Choice } from './choice'
import { forgetRecentSearches, useRecentSearches } from './recent-searches'
import './suggestions.css'

addTexts('ar', arTexts)
addTexts('en', enTexts)

const TYPING_PAUSE_MILLISECONDS = 200

type Found = Pick<SuggestionsQuery['search'], 'categories' | 'leftOut' | 'nodes'>

const NONE: Found = { categories: [], leftOut: [], nodes: [] }

interface Row extends Choice {
  readonly key: string
  readonly content: ReactNode
  readonly className?: string
}

interface Group {
  readonly title?: 'suggestions.recent' | 'suggestions.popular'
  readonly rows: readonly Row[]
}

export interface SuggestionsProps {
  readonly text: string
  /** The query of the page, for which nothing is suggested until it is edited. */
  readonly initialQuery: string
  readonly combobox: ReturnType<typeof useCombobox>
  readonly onChoices: (choices: readonly Choice[]) => void
}

const resultsPath = (query: string) => `/search?query=${encodeURIComponent(query)}`

/** Categories and products for a text that is being typed; the previous ones stay until the next ones arrive. */
function useFound(text: string): Found {
  const query = useDebounced(text, TYPING_PAUSE_MILLISECONDS)
  const isEmpty = text === '' || query === ''
  // Without suggestions the search still works.
  const options = { skip: isEmpty, isOptional: true }
  const { data, failed } = useSuggestionsQuery({ query, first: SUGGESTIONS }, options)
  const found = failed ? NONE : data?.search
  const [latest, setLatest] = useState(NONE)
  if (found && found !== latest) setLatest(found)
  return isEmpty ? NONE : (found ?? latest)
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <bdi className="suggestion__name">{children}</bdi>
    </>
  )
}

/** Forgets one search. A pointer's way: the Delete key does the same to the selected row. */
function RemoveMark() {
  return (
    <span className="suggestion__remove" data-remove="">
      <Icon name="close" />
    </span>
  )
}

/** Suggestions for an empty field: recent searches, then popular ones. */
function useStartGroups(isEmpty: boolean): readonly Group[] {
  const recent = useRecentSearches()
  const { data } = usePopularSearchesQuery({}, { skip: !isEmpty, isOptional: true })
  const popular = data?.popularSearches
  const t = useText()
  const clearText = t('suggestions.clear')
  return useMemo(() => {
    if (!isEmpty) return []
    const recentRows: readonly Row[] = recent.map((query) => ({
      key: `recent ${query}`,
      path: resultsPath(query),
      remove: () => forgetRecentSearches(query),
      className: 'suggestion--removable',
      content: (
        <>
          <Line icon="clock">{query}</Line>
          <RemoveMark />
        </>
      ),
    }))
    const clear: Row = {
      key: 'clear',
      act: () => forgetRecentSearches(),
      content: <Line icon="trash">{clearText}</Line>,
    }
    const popularRows: readonly Row[] = (popular ?? []).map(({ text, path }) => ({
      key: `popular ${text}`,
      path,
      content: <Line icon="search">{text}</Line>,
    }))
    const groups: readonly Group[] = [
      { title: 'suggestions.recent', rows: recent.length > 0 ? [...recentRows, clear] : [] },
      { title: 'suggestions.popular', rows: popularRows },
    ]
    return groups.filter(({ rows }) => rows.length > 0)
  }, [isEmpty, recent, popular, clearText])
}

/** Suggestions for a text: categories, products and a link to all results. */
function useFoundGroups(text: string): readonly Group[] {
  const { categories, leftOut, nodes: found } = useFound(text)
  return useMemo(() => {
    // Only the page says what was left out.
    const nodes = leftOut.length > 0 ? [] : found
    if (categories.length + nodes.length === 0) return []
    const categoryRows: readonly Row[] = categories.map(({ path }) => ({
      key: path,
      path,
      content: (
        <Line icon="chevronEnd">
          <CategoryTitle path={path} />
        </Line>
      ),
    }))
    const productRows: readonly Row[] = nodes.map((product) => ({
      key: product.id,
      path: `/productdetails/${product.id}`,
      className: 'suggestion--product',
      content: (
        <>
          <Picture src={product.imageUrl} alt="" size={44} priority />
          <ProductName className="suggestion__name" name={product.name} />
          <Price pounds={product.price} />
        </>
      ),
    }))
    const all: Row = {
      key: 'all',
      path: resultsPath(text),
      className: 'suggestion--all',
      content: (
        <Line icon="search">
          <Message text="suggestions.all" values={{ query: text }} />
        </Line>
      ),
    }
    return [{ rows: [...categoryRows, ...productRows, all] }]
  }, [categories, leftOut, found, text])
}

/** The rows below the search field, which is a combobox. */
export function Suggestions({ text, initialQuery, combobox, onChoices }: SuggestionsProps) {
  const t = useText()
  const typed = text.trim()
  const start = useStartGroups(text === '')
  const found = useFoundGroups(text === initialQuery ? '' : typed)
  const groups = text === '' ? start : found
  useEffect(() => onChoices(groups.flatMap(({ rows }) => rows)), [groups, onChoices])

  const { isOpen, optionProps } = combobox
  if (!isOpen) return null
  let place = 0
  const option = ({ key, content, remove, className = '' }: Row) => {
    const props = optionProps(place++)
    const isRemoval = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('[data-remove]') !== null
    const onClick = (event: MouseEvent) => (remove && isRemoval(event) ? remove() : props.onClick())
    return (
      <li
        key={key}
        {...{ ...props, onClick }}
        aria-keyshortcuts={remove && 'Delete'}
        className={`suggestion ${className}`}
      >
        {content}
      </li>
    )
  }
  return groups.map(({ title, rows }) =>
    title ? (
      <li key={title} {...{ role: 'group', 'aria-label': t(title) }}>
        <span className="suggestions__title" aria-hidden="true">
          {t(title)}
        </span>
        <ul {...{ role: 'presentation' }}>{rows.map(option)}</ul>
      </li>
    ) : (
      rows.map(option)
    ),
  )
}
