import './icon.css'

const PATHS = {
  alert:
    'M12 8v5m0 3.5v.01M10.3 4.2 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z',
  ball: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM5.6 5.6c4 2.6 4 10.2 0 12.8m12.8-12.8c-4 2.6-4 10.2 0 12.8',
  bed: 'M3 18v-5a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v5M3 18h18M3 18v2m18-2v2M7 14.5h10',
  bone: 'M16.5 4.2a2.3 2.3 0 0 0-2.2 3L7.2 14.3a2.3 2.3 0 1 0-2.4 3.7 2.3 2.3 0 1 0 4.6.4l.3-1.6 7.1-7.1a2.3 2.3 0 1 0 2.4-3.7 2.3 2.3 0 0 0-2.7-1.8Z',
  bowl: 'M4 12h16l1.5 6a1.5 1.5 0 0 1-1.5 2H4a1.5 1.5 0 0 1-1.5-2L4 12Zm2 0c0-3 2.7-5 6-5s6 2 6 5M12 7V4',
  cart: 'M3 4h2.2l2.2 10.5a1.5 1.5 0 0 0 1.5 1.2h8a1.5 1.5 0 0 0 1.5-1.1L20.5 8H6M9.5 20v.01M16.5 20v.01',
  cartAdd:
    'M3 4h2.2l2.2 10.5a1.5 1.5 0 0 0 1.5 1.2h8a1.5 1.5 0 0 0 1.5-1.1l.6-2.1M9.5 20v.01M16.5 20v.01M15.5 3v7M12 6.5h7',
  cash: 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12v.01M17.5 12v.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronEnd: 'm9.5 6 6 6-6 6',
  chevronStart: 'm14.5 6-6 6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12C4.5 8 8 5.5 12 5.5S19.5 8 21.5 12c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.8a9.6 9.6 0 0 1 2.1-.3c4 0 7.5 2.5 9.5 6.5a13 13 0 0 1-2.6 3.5M6.4 7.6A12.4 12.4 0 0 0 2.5 12c2 4 5.5 6.5 9.5 6.5a9.5 9.5 0 0 0 4.4-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  filter: 'M4 7h9m4 0h3M4 12h3m4 0h9M4 17h9m4 0h3M15 5v4M9 10v4M15 15v4',
  heart:
    'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z',
  leash:
    'M8 3h5a3 3 0 0 1 0 6H9a3 3 0 0 0 0 6h6M17.5 18a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm0 0v3',
  litter: 'M3 13h18l-1.5 7h-15L3 13Zm3-3.5v.01M10 8v.01M14 9.5v.01M18 8v.01M12 5v.01',
  mail: 'M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  pause: 'M9 6v12M15 6v12',
  paw: 'M12 12.5c-2.8 0-5 2.4-5 4.7 0 1.6 1.2 2.6 2.7 2.6.9 0 1.5-.4 2.3-.4s1.4.4 2.3.4c1.5 0 2.7-1 2.7-2.6 0-2.3-2.2-4.7-5-4.7ZM6 11.5v.01M9.5 7v.01M14.5 7v.01M18 11.5v.01',
  phone:
    'M5 4h4l1.5 4.5-2.2 1.7a12 12 0 0 0 5.5 5.5l1.7-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  plus: 'M12 6v12M6 12h12',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5',
  trash:
    'M4.5 7h15M10 7V4.5h4V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10.5 11v5.5M13.5 11v5.5',
  truck:
    'M2.5 6h11v10h-11zM13.5 9.5h4l3.5 3.5v3h-7.5M7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  zoomIn: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20.5 20.5M8 10.5h5M10.5 8v5',
} as const

export type IconName = keyof typeof PATHS

/** Icons that point, or drive, in the direction of the text. */
const DIRECTIONAL: readonly IconName[] = ['cart', 'cartAdd', 'chevronEnd', 'chevronStart', 'truck']

/** A decorative icon, hidden from screen readers: the element around it has the label. */
export function Icon({ name }: { readonly name: IconName }) {
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
