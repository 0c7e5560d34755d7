import type { UseFormReturn } from 'react-hook-form'
import { HOME_RAILS, type HomeRail, placeRails } from '#domain/home/home-page'
import type { HomeFormValues } from '#domain/home/home-page.schema'
import type { MessageKey } from '#domain/messages'
import type { EditableHomeFragment, HomePageInput } from '../../../platform/gql/home-admin'

export type HomeItemValues = HomeFormValues['banners'][number]

export type HomeForm = UseFormReturn<HomeFormValues, unknown, HomeFormValues>

/** Where a hero or an offer is in the form. */
export type ItemPath = `${'heroes' | 'banners'}.${number}`

/** The names of the sections, as shoppers read them. */
export const RAIL_TITLES: Readonly<Record<HomeRail, MessageKey>> = {
  trending: 'home.trending',
  newArrivals: 'home.newArrivals',
  buyAgain: 'home.buyAgain',
  offers: 'home.offers',
  cats: 'home.trendingCats',
  dogs: 'home.trendingDogs',
  brands: 'home.brands',
}

type EditableItem = EditableHomeFragment['banners'][number]

type RailName = NonNullable<EditableHomeFragment['rails']>[number]['rail']

const toRailName = (rail: HomeRail) => rail.replace(/[A-Z]/g, '_$&').toUpperCase() as RailName

/** The section that GraphQL names. */
export function toRail(name: RailName): HomeRail {
  return HOME_RAILS.find((rail) => toRailName(rail) === name) ?? 'trending'
}

export const NEW_ITEM: HomeItemValues = {
  en: { title: '', text: '', button: '' },
  ar: { title: '', text: '', button: '' },
  target: { kind: 'category', value: '' },
  imageUrl: '',
  from: '',
  to: '',
}

/** Every section, in the shop's own order. */
export const OWN_ORDER: HomeFormValues['rails'] = placeRails(null).map((one) => ({ ...one }))

function toTexts({ title, text, button }: EditableItem['en']): HomeItemValues['en'] {
  return { title, text: text ?? '', button: button ?? '' }
}

function toItemValues(item: EditableItem): HomeItemValues {
  const { kind, value } = item.target
  return {
    en: toTexts(item.en),
    ar: toTexts(item.ar),
    target: { kind: kind.toLowerCase() as Lowercase<typeof kind>, value },
    imageUrl: item.imageUrl ?? '',
    from: item.from ?? '',
    to: item.to ?? '',
  }
}

export function toFormValues({ heroes, banners, rails }: EditableHomeFragment): HomeFormValues {
  const placed = rails?.map(({ rail, hidden }) => ({ rail: toRail(rail), hidden })) ?? null
  return {
    heroes: heroes.map(toItemValues),
    banners: banners.map(toItemValues),
    rails: placeRails(placed).map((one) => ({ ...one })),
  }
}

function toItemInput({ target: { kind, value }, ...item }: HomeItemValues) {
  return { ...item, target: { kind: kind.toUpperCase() as Uppercase<typeof kind>, value } }
}

/** All of what the form has. */
export function toInput({ heroes, banners, rails }: HomeFormValues): HomePageInput {
  return {
    heroes: heroes.map(toItemInput),
    banners: banners.map(toItemInput),
    rails: rails.map(({ rail, hidden }) => ({ rail: toRailName(rail), hidden })),
  }
}

/** Only the parts that were changed: the others stay as they are, also those that were never set. */
export function toChange(values: HomeFormValues, initial: HomeFormValues): HomePageInput {
  const [input, before] = [toInput(values), toInput(initial)]
  const parts = (['heroes', 'banners', 'rails'] as const).filter(
    (part) => JSON.stringify(input[part]) !== JSON.stringify(before[part]),
  )
  return Object.fromEntries(parts.map((part) => [part, input[part]]))
}

const ITEM_FIELDS = [
  'en.title',
  'en.text',
  'en.button',
  'ar.title',
  'ar.text',
  'ar.button',
  'target.value',
  'imageUrl',
  'from',
  'to',
] as const

/** The fields of the form that the server can report problems of. */
export function fieldsOf({ heroes, banners }: HomeFormValues) {
  const fields = (list: 'heroes' | 'banners', items: readonly unknown[]) =>
    items.flatMap((_, index) => ITEM_FIELDS.map((field) => `${list}.${index}.${field}` as const))
  return [...fields('heroes', heroes), ...fields('banners', banners)]
}
