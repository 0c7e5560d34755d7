import { readdirSync, readFileSync } from 'node:fs'
import { type DocumentNode, parse, print, separateOperations } from 'graphql'
import { cairoDay, shiftDay } from '#domain/delivery/cairo-day'
import { ORDER_TABLE_PAGE_SIZE } from '#domain/limits'
import { CUSTOMER_SORTS } from '#domain/orders/customers.schema'
import { ORDER_VIEWS } from '#domain/orders/order-views'
import { ORDER_SORTS } from '#domain/orders/orders.schema'
import { SALES_PERIODS } from '#domain/orders/sales-period'
import { PRODUCT_SORTS } from '#domain/products/product.schema'
import { REPORT_DIMENSION_TABLE } from '#domain/reports/sales-report'
import type { ShopSize } from './large-shop'

export interface DeskRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

type Variables = DeskRequest['variables']

/** A row of the results, and the requests that it measures. */
export type DeskRow = readonly [name: string, requests: readonly DeskRequest[]]

function readOperations(): ReadonlyMap<string, DocumentNode> {
  const client = new URL('../client/', import.meta.url)
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(new URL(file, client), 'utf8'))
  return new Map(Object.entries(separateOperations(parse(texts.join('\n')))))
}

const OPERATIONS = readOperations()

/** A request with the operation of a page of the desk. */
function ask(name: string, variables: Variables = {}): DeskRequest {
  const document = OPERATIONS.get(name)
  if (!document) throw new Error(`The desk has no operation ${name}`)
  return { query: print(document), variables }
}

const page = (filter: Variables): DeskRequest =>
  ask('AdminOrders', { first: ORDER_TABLE_PAGE_SIZE, sort: 'NEWEST', ...filter })

const sorted = (filters: readonly Variables[]): readonly DeskRequest[] =>
  filters.flatMap((filter) => ORDER_SORTS.map((sort) => page({ ...filter, sort })))

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Requests of the owner to the table of orders. */
export const ORDER_ROWS: readonly DeskRow[] = [
  ['all orders, each sort', sorted([{}])],
  ['each saved view and sort', sorted(ORDER_VIEWS.map((view) => ({ view })))],
  [
    'each status and sort',
    sorted(['PENDING', 'PROCESSING', 'COMPLETED', 'CANCELLED'].map((status) => ({ status }))),
  ],
  ['a governorate', sorted([{ governorate: 'GZ' }, { governorate: 'ASN' }])],
  ['a courier', sorted([{ courierId: '1' }, { courierId: '5' }])],
  ['an amount', sorted([{ minTotal: 8900 }, { maxTotal: 60 }, { minTotal: 100, maxTotal: 5000 }])],
  [
    'a day, a month',
    sorted([1, 30].map((days) => ({ since: daysAgo(days + 90), until: daysAgo(90) }))),
  ],
  [
    'a view, a governorate, a courier and an amount',
    sorted([
      { view: 'WITH_COURIER', governorate: 'GZ', courierId: '2', minTotal: 100 },
      { status: 'COMPLETED', governorate: 'GZ', courierId: '2', minTotal: 100 },
    ]),
  ],
  [
    'search: number, name, rare name, phone, email, city',
    sorted(
      ['#4711', '4711', 'mona', 'منى حسن', 'customer777@', '1000791', 'giza', 'nobody'].map(
        (search) => ({ search }),
      ),
    ),
  ],
  [
    'search in a view',
    sorted([
      { view: 'REFUSED', search: 'mona' },
      { view: 'LATE', search: '77' },
    ]),
  ],
  ['counts of the views', [ask('OrderViewCounts')]],
]

const PAGE = 50
const SEARCHES = ['mona', 'منى', 'customer777@', '100079', 'nobody']

/** Requests of the other pages of the desk. */
export function deskRows({ products, orders }: ShopSize): readonly DeskRow[] {
  const table = (variables: Variables) =>
    ask('ProductTable', { page: 1, pageSize: PAGE, sort: 'NEWEST', ...variables })
  const today = cairoDay(new Date())
  const lastPage = Math.ceil(products / PAGE)
  const phone = '+201000007919'
  return [
    [
      'today',
      [
        ask('Tasks'),
        ask('ToDo', { status: 'PENDING', orders: 5, products: 5 }),
        ask('RecentSales'),
      ],
    ],
    ...SALES_PERIODS.map(
      (days): DeskRow => [`dashboard of ${days} days`, [ask('Sales', { days })]],
    ),
    [
      'reports of 30 days, each grouping',
      Object.keys(REPORT_DIMENSION_TABLE).map((by) =>
        ask('SalesReport', { by, from: shiftDay(today, -29), to: today }),
      ),
    ],
    [
      'an order, with its history and its customer',
      [`${orders}`, `${Math.floor(orders / 2)}`].flatMap((id) => [
        ask('AdminOrder', { id }),
        ask('OrderTimeline', { id }),
        ask('OrderReturns', { orderId: id }),
      ]),
    ],
    [
      '20 orders to print',
      [ask('OrdersByIds', { ids: Array.from({ length: 20 }, (_, at) => `${orders - at * 31}`) })],
    ],
    ['a customer by phone', [ask('CustomerRecord', { phone }), ask('PhoneCustomer', { phone })]],
    ['customers, each sort', CUSTOMER_SORTS.map((sort) => ask('Customers', { first: PAGE, sort }))],
    [
      'customers, filtered and searched',
      [
        ...['isBlocked', 'isPrepayOnly', 'hasRefused', 'hasAccount'].map((filter) =>
          ask('Customers', { first: PAGE, [filter]: true }),
        ),
        ...SEARCHES.map((search) => ask('Customers', { first: PAGE, search })),
      ],
    ],
    ['a customer', ['1', '777'].map((id) => ask('Customer', { id }))],
    ['products, each sort', PRODUCT_SORTS.map((sort) => table({ sort }))],
    [
      'products, last page, each sort',
      PRODUCT_SORTS.map((sort) => table({ sort, page: lastPage })),
    ],
    [
      'products, filtered and searched',
      [
        { hidden: true },
        { brand: 'Brand 7' },
        { category: 'TOYS' },
        { stockLevel: 'OUT' },
        { stockLevel: 'LOW' },
        { stockLevel: 'NOT_TRACKED' },
        { search: 'salmon' },
        { search: 'cat dry food' },
        { search: 'nothing of the kind' },
      ].map(table),
    ],
    ['ids of all products', [ask('MatchingProductIds', { sort: 'NEWEST' })]],
    [
      'expiring batches of 30 and 60 days',
      [30, 60].map((days) => ask('ExpiringBatches', { days, first: PAGE })),
    ],
    [
      'stock of a product',
      ['1', '77'].flatMap((productId) => [
        ask('StockMovements', { productId, first: PAGE }),
        ask('ProductBatches', { productId }),
      ]),
    ],
    ['cash of the couriers', [ask('CourierBalances'), ask('Settlements', { courierId: '1' })]],
    ['couriers, drivers and hand-overs', [ask('AdminCouriers'), ask('Drivers'), ask('Handovers')]],
    ['reviews', [ask('AdminReviews', { first: PAGE })]],
    [
      'log of changes',
      [ask('Changes', { first: PAGE }), ask('Changes', { first: PAGE, search: 'x' })],
    ],
    [
      'search of the desk',
      SEARCHES.flatMap((search) => [
        ask('DeskOrders', { search, first: 5 }),
        ask('DeskCustomers', { search, first: 5 }),
        ask('DeskProducts', { search, pageSize: 5 }),
      ]),
    ],
  ]
}
