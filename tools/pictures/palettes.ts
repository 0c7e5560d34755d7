/** The colours of the shop and matching tints. */
export const INK = '#1f2a2e'
export const BLUSH = '#ef9a9a'
export const WOOD = '#d8ac78'
export const WOOD_DARK = '#b98a56'
export const STEEL = '#c9d3d8'
export const STEEL_DARK = '#9fb0b8'
export const STEEL_LIGHT = '#eef3f5'
export const KIBBLE = '#b9783f'
export const KIBBLE_DARK = '#955a2b'

export interface Scheme {
  readonly main: string
  readonly dark: string
  readonly light: string
  /** Contrasts with main and light. */
  readonly accent: string
  /** The backdrops that match the scheme. */
  readonly backdrops: readonly [BackdropName, BackdropName, BackdropName]
}

export interface Backdrop {
  readonly wall: string
  readonly shape: string
  readonly floor: string
}

export const BACKDROPS = {
  peach: { wall: '#fdf1e5', shape: '#fbddc1', floor: '#f8e4cf' },
  mint: { wall: '#eef6f1', shape: '#d2e9dd', floor: '#ddeee4' },
  sky: { wall: '#eef5f9', shape: '#d0e5f0', floor: '#dcebf3' },
  rose: { wall: '#fdf1ef', shape: '#f8d9d4', floor: '#f7e3de' },
  lilac: { wall: '#f6f1f9', shape: '#e3d6ec', floor: '#ebe1f1' },
  butter: { wall: '#fdf7e4', shape: '#f9e8b6', floor: '#f7edcc' },
  sand: { wall: '#f9f3e9', shape: '#ecdcc2', floor: '#f0e4d0' },
} as const satisfies Record<string, Backdrop>

type BackdropName = keyof typeof BACKDROPS

export const SCHEMES = {
  teal: {
    main: '#1f7a78',
    dark: '#0f5c5c',
    light: '#bfe0da',
    accent: '#f4a261',
    backdrops: ['peach', 'sand', 'butter'],
  },
  apricot: {
    main: '#f4a261',
    dark: '#db8140',
    light: '#fde0c4',
    accent: '#0f5c5c',
    backdrops: ['mint', 'sky', 'butter'],
  },
  terracotta: {
    main: '#d9704f',
    dark: '#b4543a',
    light: '#f8cfbd',
    accent: '#f6d28f',
    backdrops: ['sand', 'mint', 'peach'],
  },
  mustard: {
    main: '#e9b949',
    dark: '#c6942c',
    light: '#f9e6b3',
    accent: '#1f7a78',
    backdrops: ['sky', 'lilac', 'mint'],
  },
  sage: {
    main: '#86ae84',
    dark: '#5f8a66',
    light: '#d6e7cf',
    accent: '#e07a55',
    backdrops: ['butter', 'peach', 'sand'],
  },
  sky: {
    main: '#6aaccb',
    dark: '#4285a8',
    light: '#cfe7f2',
    accent: '#f2bd4b',
    backdrops: ['butter', 'peach', 'rose'],
  },
  rose: {
    main: '#e38a90',
    dark: '#c2656f',
    light: '#fad7d6',
    accent: '#1f7a78',
    backdrops: ['mint', 'sand', 'lilac'],
  },
  plum: {
    main: '#8a6a9e',
    dark: '#684c7d',
    light: '#dfd0e8',
    accent: '#f4b183',
    backdrops: ['butter', 'rose', 'mint'],
  },
  navy: {
    main: '#3a6078',
    dark: '#24445a',
    light: '#c2d7e1',
    accent: '#f4a261',
    backdrops: ['sky', 'peach', 'sand'],
  },
  sand: {
    main: '#dcc197',
    dark: '#b8996c',
    light: '#f3e7d0',
    accent: '#0f5c5c',
    backdrops: ['rose', 'sky', 'mint'],
  },
  mint: {
    main: '#66bda3',
    dark: '#3f947b',
    light: '#cfeee3',
    accent: '#e4775a',
    backdrops: ['rose', 'lilac', 'butter'],
  },
} as const satisfies Record<string, Scheme>

export type SchemeName = keyof typeof SCHEMES
