import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '#domain/accounts/permissions'
import type { MessageKey } from '#domain/messages'
import type { PageInfo } from '../../api/use-next-page'
import type { Translate } from '../../texts/text'
import type { Column } from '../table/column'
import type { RowPreviewProps } from '../table/row-preview'
import type { FilterState, Filters } from './list-filters'

export interface Row {
  readonly id: string
}

/** Rows that are read page by page: by a cursor, or by their number. */
export interface Connection<Item> {
  readonly nodes: readonly Item[]
  readonly pageInfo?: PageInfo
  readonly totalCount?: number
}

/** A text, or how it is made. */
type Text = MessageKey | ((t: Translate) => string)

interface QueryOptions<Variables> {
  readonly variables: Variables
  readonly fetchPolicy?: 'cache-and-network'
  readonly nextFetchPolicy?: 'cache-first'
}

type QueryHook<Data, Variables> = (options: QueryOptions<Variables>) => {
  readonly data?: Data | undefined
  readonly error?: unknown
  readonly variables?: object | undefined
  readonly refetch: () => Promise<unknown>
  /** Of a connection, with the variable `after`. */
  readonly fetchMore: (options: never) => Promise<unknown>
}

interface RowsProps<Item> {
  readonly rows: readonly Item[]
}

interface AroundProps<Item> extends RowsProps<Item> {
  readonly children: ReactNode
}

export interface SelectedProps<Item> extends RowsProps<Item> {
  /** Of all selected rows, also of those on other pages. */
  readonly ids: readonly string[]
  /** Selects nothing any more. */
  readonly onDone: () => void
  /** Shows a dialog, which stays when its rows are gone; null removes it. */
  readonly onAsk: (dialog: ReactNode) => void
  /** Shows the result with what can be done about it, which stays likewise. */
  readonly onReport: (result: ReactNode) => void
}

/** The state of a list in the tab, for whoever comes back from another page. */
interface Kept {
  readonly read: () => { readonly selected: readonly string[] }
  readonly write: (
    changes: { readonly search: string } | { readonly selected: readonly string[] },
  ) => void
  /** The name of a selected row that is not shown any more. */
  readonly nameOf: (id: string, t: Translate) => string
}

export interface Selecting<Item, Variables> {
  /** The name of the bar, such as "Selected orders". */
  readonly title: MessageKey
  /** The name of a row's checkbox. */
  readonly label: (row: Item, t: Translate) => string
  readonly permission?: Permission
  /** How many rows can be selected at most: those that match can be selected with one click. */
  readonly limit?: number
  /** Reads the IDs of all rows that match, of numbered pages; the selection spans them. */
  readonly useReadIds?: () => (variables: Variables) => Promise<readonly string[]>
  /** Bulk actions on the selected rows. */
  readonly Acts: ComponentType<SelectedProps<Item>>
}

/** A row that opens beside the list, or above it where there is no room. */
interface Panel {
  /** The name of its ID in the address. */
  readonly name: string
  readonly Panel: ComponentType<{ readonly id: string; readonly onClose: () => void }>
}

/** The views that the shop has, besides that of all rows. */
export interface ShopViews {
  /** The filter whose values they are; the empty text is for all rows. */
  readonly filter: string
  readonly values: readonly string[]
  readonly text: (value: string) => MessageKey
  /** How many rows a view has; null as long as that is not known, undefined if it is not counted. */
  readonly useCounts: () => (value: string) => number | null | undefined
}

/** Variables that `defineList` adds. */
type PageVariables = 'after' | 'page' | 'pageSize'

export interface ListDefinition<
  Data,
  Variables,
  Item extends Row,
  All extends Filters,
  Given extends keyof NonNullable<Variables>,
> {
  /** The name of the list. */
  readonly title: MessageKey
  readonly className?: string
  /** The generated hook of its query, or one that keeps its data up to date as well. */
  readonly useQuery: QueryHook<Data, Variables>
  /** The variables of the query that the page adds, such as the owner of the rows. */
  readonly given?: readonly Given[]
  /** The others, for the values of the filters and the columns that are shown. */
  readonly variables?: (
    state: FilterState<All>,
    isShown: (columnId: string) => boolean,
  ) => Omit<NonNullable<Variables>, PageVariables | NoInfer<Given>>
  /** The rows: a list, or a connection that is read page by page. */
  readonly rows: (data: Data) => readonly Item[] | Connection<Item>
  /** The rows of a numbered page, whose number the address has; without it, pages are appended. */
  readonly pageSize?: number
  /** How many rows match, such as "25 orders". */
  readonly found?: (t: Translate, count: number) => string
  /** Without them, `Rows` draws the rows. */
  readonly columns?: readonly Column<Item>[]
  /** In their order on the page; `sort` is the order of the rows, by which the headings of columns sort, too. */
  readonly filters?: All
  readonly views?: ShopViews
  readonly panel?: Panel
  /** What a row shows of itself when the pointer rests on it, or the keyboard's focus; loaded when it is first needed. */
  readonly Preview?: ComponentType<RowPreviewProps>
  readonly kept?: Kept
  /** Controls beside those of the filters. */
  readonly Tools?: ComponentType<{ readonly state: FilterState<All> }>
  readonly selecting?: Selecting<Item, Variables>
  /** Around the rows, for what their cells share. */
  readonly Around?: ComponentType<AroundProps<Item>>
  /** Above the rows, if there are any. */
  readonly Above?: ComponentType<RowsProps<Item>>
  /** Below the rows, also if there are none. */
  readonly Below?: ComponentType<RowsProps<Item>>
  /** The rows, if they are no table. */
  readonly Rows?: ComponentType<RowsProps<Item>>
  /** Without it, the page has the list only if there are rows. */
  readonly none?: Text
  readonly failed: MessageKey | ((t: Translate, error: unknown) => string)
  /** The button that reads the next page. */
  readonly more?: MessageKey
}

interface ListBase {
  /** Called when something in the list has changed it, and it is read again. */
  readonly onReload?: () => void
  /** Above the list; it can read the list again. */
  readonly children?: ReactNode
}

export type ListProps<Given> = ListBase &
  ([keyof Given] extends [never]
    ? { readonly variables?: undefined }
    : { readonly variables: Given })
