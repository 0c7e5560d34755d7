import { MAX_NET_AMOUNT } from '../limits'
import { withWesternDigits } from '../validation/characters'
import { numberOrText } from '../validation/read-number'
import { sizeInName } from './size-in-name'
import type { NetContent, NetUnit } from './unit-price'

interface Measure {
  /** As it is written in names in each language; the first is how the other language's is translated. */
  readonly en: readonly string[]
  readonly ar: readonly string[]
  /** The net content that one of it is; a length is none. */
  readonly content?: { readonly amount: number; readonly unit: NetUnit }
}

const MEASURES: readonly Measure[] = [
  { en: ['kg'], ar: ['كجم', 'كيلو'], content: { amount: 1000, unit: 'G' } },
  { en: ['g'], ar: ['جم', 'جرام'], content: { amount: 1, unit: 'G' } },
  { en: ['l'], ar: ['لتر'], content: { amount: 1000, unit: 'ML' } },
  { en: ['ml'], ar: ['مل'], content: { amount: 1, unit: 'ML' } },
  { en: ['pcs'], ar: ['قطعة', 'قطع'], content: { amount: 1, unit: 'PIECE' } },
  { en: ['cm'], ar: ['سم'] },
  { en: ['m'], ar: ['متر'] },
]

const LABEL = /^(?<amounts>[\d.,\s×x]*\d)\s*(?<measure>\p{L}+)$/iu

/** Reads a label such as “12 x 85 g”; undefined for one that is no measure, such as “Large”. */
function readLabel(label: string) {
  const { amounts, measure: name } = LABEL.exec(withWesternDigits(label).trim())?.groups ?? {}
  if (amounts === undefined || name === undefined) return undefined
  const measure = MEASURES.find(({ en, ar }) => [...en, ...ar].includes(name.toLowerCase()))
  return measure && { amounts: amounts.trim(), measure }
}

/** The net content that the label of a size says; undefined if it says none. */
export function netContentOf(label: string): NetContent | undefined {
  const { amounts, measure } = readLabel(label) ?? {}
  if (amounts === undefined || !measure?.content) return undefined
  const factors = amounts.split(/[x×]/iu).map((factor) => numberOrText(factor.trim()))
  const amount = factors.reduce<number>(
    (product, factor) => product * Number(factor),
    measure.content.amount,
  )
  // 1.15 kg is not exactly 1,150 g in floating point.
  const whole = Math.round(amount)
  if (!(Math.abs(amount - whole) < 1e-6) || whole < 1 || whole > MAX_NET_AMOUNT) return undefined
  return { amount: whole, unit: measure.content.unit }
}

/** The label in Arabic, such as “2 كجم”; as it is if it is no measure. */
export function arabicLabel(label: string): string {
  const { amounts, measure } = readLabel(label) ?? {}
  return amounts === undefined || !measure ? label : `${amounts} ${measure.ar[0]}`
}

/** The name of a product in a size. */
export function nameInSize(name: string, label: string): string {
  return `${name} ${label}`
}

/** A name without the size at its end. */
export function nameWithoutSize(name: string): string {
  const size = sizeInName(name)
  return size === undefined ? name : name.slice(0, -size.length).trimEnd()
}
