import type { ReactNode } from 'react'
import type { Permission } from '#domain/accounts/permissions'
import type { MessageKey } from '#domain/messages'
import { Field } from '../../forms/field'
import { Select } from '../../forms/select'
import { readDay } from '../../lib/read-day'
import type { SearchFormat } from '../../routing/use-search-state'
import { useText } from '../../texts/text'
import { DebouncedSearchField } from '../debounced-search-field'
import { usePermissions } from '../use-admin-token'

/** The values of all filters of a list, by their names in the address. */
export type Values = Readonly<Record<string, string>>

interface ControlProps<Value extends string> {
  readonly value: Value
  readonly values: Values
  /** Typing replaces the entry of the history. */
  // A method, as Control: a filter of some texts is a filter of texts.
  onChange(value: Value, options?: { readonly replace: boolean }): void
}

/** A part of a list's state, which its address has unless it is the initial one. */
export interface Filter<Value extends string> {
  readonly initial: Value
  /** Where its control is behind a button: everywhere, or on phones. */
  readonly fold?: 'always' | 'phones'
  /** Whether it can name people: no view keeps it. */
  readonly isPrivate?: boolean
  /** Reads it from the address, whose other parameters may be older names; undefined if it is none of its values. */
  readonly read: (text: string, parameters: URLSearchParams) => Value | undefined
  /** Without one, something else changes it, such as the headings of the columns. */
  Control?(props: ControlProps<Value>): ReactNode
}

export type Filters = Readonly<Record<string, Filter<string>>>

export type FilterState<All extends Filters> = {
  readonly [Name in keyof All]: All[Name] extends Filter<infer Value> ? Value : never
}

/** A filter with its control behind a button. */
export const folded = <Value extends string>(
  filter: Filter<Value>,
  fold: 'always' | 'phones' = 'always',
): Filter<Value> => ({ ...filter, fold })

/** One of some values that something else chooses, such as the headings of the columns. */
export function valueFilter<Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Filter<NoInfer<Value>> {
  return { initial, read: (text) => values.find((known) => known === text) }
}

/** The ID of something, which a link chooses. */
export const ID_FILTER: Filter<string> = {
  initial: '',
  read: (text) => (/^\d+$/.test(text) ? text : undefined),
}

/** Text that is searched for after a pause in typing. */
export function searchFilter(label: MessageKey, hint?: MessageKey): Filter<string> {
  return {
    initial: '',
    isPrivate: true,
    read: (text) => text,
    Control({ value, onChange }) {
      const t = useText()
      return (
        <DebouncedSearchField
          label={t(label)}
          {...(hint && { hint: t(hint) })}
          value={value}
          onSearch={(search) => onChange(search, { replace: true })}
        />
      )
    },
  }
}

interface ChoiceOptions<Value extends string> {
  readonly label: MessageKey
  readonly values: readonly Value[]
  /** The first value, unless it is another. */
  readonly initial?: Value
  readonly text: (value: Value) => MessageKey
  /** Who is offered a value; undefined for everybody. */
  readonly permissionFor?: (value: Value) => Permission | undefined
}

/** One of some values, such as a status; the empty text can stand for any. */
export function choiceFilter<Value extends string>(
  options: ChoiceOptions<Value>,
): Filter<NoInfer<Value>> {
  const { label, values, text, permissionFor } = options
  const initial = options.initial ?? values[0]
  if (initial === undefined) throw new Error(`There are no values for ${label}`)
  return {
    initial,
    read: (value) => values.find((known) => known === value),
    Control({ value, onChange }) {
      const t = useText()
      const may = usePermissions()
      const offered = values.filter((one) => may(permissionFor?.(one)))
      return (
        <Select
          label={t(label)}
          value={value}
          options={offered.map((one) => ({ value: one, label: t(text(one)) }))}
          onChange={(chosen) => onChange(chosen)}
        />
      )
    },
  }
}

interface DayOptions {
  readonly label: MessageKey
  /** The name of the filter with the first day, or the last. */
  readonly from?: string
  readonly to?: string
}

/** A day in Cairo, such as 2026-11-21. */
export function dayFilter({ label, from, to }: DayOptions): Filter<string> {
  return {
    initial: '',
    read: (text) => readDay(text),
    Control({ value, values, onChange }) {
      const t = useText()
      return (
        <Field
          label={t(label)}
          type="date"
          min={(from && values[from]) || undefined}
          max={(to && values[to]) || undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    },
  }
}

/** How the address has the state of a list. */
export function listFormat<All extends Filters>(filters: All): SearchFormat<FilterState<All>> {
  const names = Object.keys(filters)
  return {
    read(parameters) {
      const values = names.map((name) => {
        const { initial, read } = filters[name] as Filter<string>
        return [name, read(parameters.get(name) ?? '', parameters) ?? initial]
      })
      return Object.fromEntries(values) as FilterState<All>
    },
    write: (state: Values) =>
      Object.fromEntries(
        Object.entries(state).filter(([name, value]) => value !== filters[name]?.initial),
      ),
  }
}

/** The search parameters of the list in this state. */
export const listSearch = (filters: Filters, state: Values): string =>
  new URLSearchParams(listFormat(filters).write(state)).toString()

/** The search parameters of a view of the list, which keeps what is not private. */
export function viewSearch(filters: Filters, state: Values): string {
  const kept = Object.entries(listFormat(filters).write(state)).filter(
    ([name]) => !filters[name]?.isPrivate,
  )
  return new URLSearchParams(kept).toString()
}
