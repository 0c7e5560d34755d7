import '../../ui/icon.css'

const PATHS = {
  account: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6L12 3Zm-3 9 2.2 2.2 4-4.4',
  addProduct:
    'M12 8.5v7M8.5 12h7M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z',
  banners: 'M3.5 5h17v14h-17zM3.5 15.5l5-5 4 4 3-3 5 5M15.5 9v.01',
  cash: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12v.01M17.5 12v.01',
  close: 'M6 6l12 12M18 6 6 18',
  confirmation: 'M4 5h16v11h-8l-4 4v-4H4V5Zm5 5.6 2.2 2.2L15.4 8.6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  couriers:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 19.5c.4-3.4 2.9-5 6-5s5.6 1.6 6 5M16 4.8a3.4 3.4 0 0 1 0 6.4m2 3.6c1.7.8 2.8 2.3 3 4.7',
  crop: 'M7 2.5V17h14.5M2.5 7H17v14.5',
  customers: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  dashboard: 'M4 5v14h16M8.5 15.5v-3M13 15.5v-6M17.5 15.5V7',
  discounts:
    'm18.5 5.5-13 13M7.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm9 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  dots: 'M6.2 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0Zm6.5 0a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0Zm6.5 0a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0Z',
  expiring:
    'M7 3.5h10M7 20.5h10M8 3.5c0 4.5 8 5.5 8 8.5s-8 4-8 8.5M16 3.5c0 4.5-8 5.5-8 8.5s8 4 8 8.5',
  exports: 'M12 4v11m0 0-4-4m4 4 4-4M4 19.5h16',
  handovers:
    'M2.5 6h11v10h-11zM13.5 9.5h4l3.5 3.5v3h-7.5M7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  home: 'm3.5 11.5 8.5-7 8.5 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  import: 'M8 4v14m0 0-3.5-3.5M8 18l3.5-3.5M16 20V6m0 0-3.5 3.5M16 6l3.5 3.5',
  keys: 'M15 14a5 5 0 1 0-4.7-3.3L4 17v3h3v-2h2v-2h2l1.8-1.8c.7-.1 1.4-.2 2.2-.2Zm1-6v.01',
  language:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 12h17M12 3c4.5 5 4.5 13 0 18M12 3c-4.5 5-4.5 13 0 18',
  log: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4',
  mails: 'M4 6h16v12.5H4V6Zm0 .5 8 6.5 8-6.5',
  more: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  newOrder:
    'M5 4h4l1.5 4.5-2.2 1.7a12 12 0 0 0 5.5 5.5l1.7-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4ZM17.5 3.5v6m-3-3h6',
  orders: 'M4 13.5 6.5 5h11L20 13.5V19H4v-5.5Zm0 0h4.5L10 16h4l1.5-2.5H20',
  pack: 'm12 3.5 8 4v9l-8 4-8-4v-9l8-4Zm-8 4 8 4 8-4M12 11.5v9',
  pages: 'M6 3.5h8l4 4v13H6v-17Zm8 0v4h4M9 12h6M9 15.5h6',
  products: 'M4 4h8l8.5 8.5-8 8L4 12V4Zm4.2 4.2v.01',
  queue: 'M4 6h11M4 12h7M4 18h6m3.5-2 3 3 5-6',
  rail: 'M4 5h16v14H4V5Zm5.5 0v14',
  rates:
    'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  receive: 'M8.5 5 4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H9',
  questions: 'M5 5h14v10h-8l-4 4v-4H5V5Zm5 3.5a2 2 0 1 1 2.8 1.8c-.5.2-.8.6-.8 1.2m0 1.5v.2',
  reviews: 'm12 4 2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.8l5.6-.7L12 4Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
  searchTerms: 'M4 6h16M4 12h6m-6 6h5m6.5-.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm2.5-1L21 19.5',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  shop: 'M5 12v8h14v-8M3.5 9 5.5 4h13l2 5a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0ZM10 20v-4.5h4V20',
  signOut: 'M13 5H5v14h8M9.5 12H20m0 0-3.5-3.5M20 12l-3.5 3.5',
  staff:
    'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6M17.5 5.5l1.5 1.5 2.5-3',
  stock: 'M4 6v12M7.5 6v12M10 6v12M13.5 6v12M16 6v12M20 6v12',
  today:
    'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  webhooks:
    'M10 13.5a4 4 0 0 0 5.8.3l2.8-2.8a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10.5a4 4 0 0 0-5.8-.3L5.4 13a4 4 0 0 0 5.7 5.7l1.2-1.2',
} as const

export type DeskIconName = keyof typeof PATHS

/** Icons that point, or drive, in the direction of the text. */
const DIRECTIONAL: readonly DeskIconName[] = ['handovers', 'rail', 'receive', 'signOut']

/**
 * A decorative icon of the owner's pages, hidden from screen readers: the element around it has the label. Drawn as
 * those of client/platform/ui/icon.tsx, which shoppers load.
 */
export function DeskIcon({ name }: { readonly name: DeskIconName }) {
  return (
    <svg
      className={DIRECTIONAL.includes(name) ? 'icon icon--directional' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
