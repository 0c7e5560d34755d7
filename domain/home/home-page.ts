import { momentInCairo } from '../delivery/cairo-day'
import type { Locale } from '../messages/locale'

/** The parts of the home page below hero and offers, in the order that shoppers see until the owner changes it. */
export const HOME_RAILS = [
  'trending',
  'newArrivals',
  'buyAgain',
  'offers',
  'cats',
  'dogs',
  'brands',
] as const

export type HomeRail = (typeof HOME_RAILS)[number]

/** Targets of a hero or an offer: always a page of the shop. */
export const HOME_TARGET_KINDS = ['category', 'product', 'search', 'help'] as const

export type HomeTargetKind = (typeof HOME_TARGET_KINDS)[number]

export interface HomeTarget {
  readonly kind: HomeTargetKind
  /** The key of the category, the ID of the product, the words of the search or the name of the page. */
  readonly value: string
}

/** From when to when something is shown, as dates and times in Cairo; null is without an end. */
export interface HomePeriod {
  readonly from: string | null
  readonly to: string | null
}

export interface HomeTexts {
  readonly title: string
  readonly text: string | null
  /** Offers have none: all of an offer is a link. */
  readonly button: string | null
}

/** A hero or an offer, as the owner has written it. */
export interface HomeItem extends HomePeriod, Readonly<Record<Locale, HomeTexts>> {
  readonly target: HomeTarget
  readonly imageUrl: string | null
}

export interface PlacedRail {
  readonly rail: HomeRail
  readonly hidden: boolean
}

/** The owner's content of the home page. */
export interface HomeContent {
  /** The first one whose time it is replaces the shop's own. */
  readonly heroes: readonly HomeItem[]
  readonly banners: readonly HomeItem[]
  /** All of them, in order; null: as the shop itself orders them. */
  readonly rails: readonly PlacedRail[] | null
}

export const NO_HOME_CONTENT: HomeContent = { heroes: [], banners: [], rails: null }

/** Whether it is shown at a moment. */
export function isOnShow({ from, to }: HomePeriod, moment: Date): boolean {
  return (
    (from === null || momentInCairo(from) <= moment) && (to === null || moment < momentInCairo(to))
  )
}

/** When something next begins or ends after a moment; undefined if nothing does. */
export function nextChangeOf(periods: readonly HomePeriod[], moment: Date): Date | undefined {
  const times = periods
    .flatMap(({ from, to }) => [from, to])
    .flatMap((time) => (time === null ? [] : momentInCairo(time).getTime()))
    .filter((time) => time > moment.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** Every rail once: those that a list does not have yet are at its end. */
export function placeRails(rails: readonly PlacedRail[] | null): readonly PlacedRail[] {
  const placed = rails ?? []
  const others = HOME_RAILS.filter((rail) => !placed.some((one) => one.rail === rail))
  return [...placed, ...others.map((rail) => ({ rail, hidden: false }))]
}
