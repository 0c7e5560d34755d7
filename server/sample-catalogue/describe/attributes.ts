import type { Animal, LifeStage } from '#domain/products/product-attributes.schema'
import type { NetUnit } from '#domain/products/unit-price'
import type { FlavourName } from '../../../tools/pictures/drawing'
import type { DrawnProduct } from '../demo-product'

/** What a sample product can be filtered and compared by. */
export interface SampleAttributes {
  readonly brand: string
  readonly animal: Animal
  readonly lifeStage: LifeStage | null
  readonly flavour: string | null
  readonly flavourAr: string | null
  readonly netAmount: number | null
  readonly netUnit: NetUnit | null
}

/** What a flavour is called in both languages; fish without a kind in its name is just fish. */
export const FLAVOURS: Readonly<Record<FlavourName, readonly [en: string, ar: string]>> = {
  salmon: ['Salmon', 'سالمون'],
  whitefish: ['Fish', 'سمك'],
  tuna: ['Tuna', 'تونة'],
  sardine: ['Sardine', 'سردين'],
  shrimp: ['Shrimp', 'جمبري'],
  chicken: ['Chicken', 'فراخ'],
  turkey: ['Turkey', 'ديك رومي'],
  duck: ['Duck', 'بط'],
  beef: ['Beef', 'لحم بقري'],
  lamb: ['Lamb', 'لحم ضاني'],
  pumpkin: ['Pumpkin', 'قرع عسلي'],
  carrot: ['Carrot', 'جزر'],
  'sweet-potato': ['Sweet potato', 'بطاطا'],
  rice: ['Rice', 'أرز'],
  milk: ['Milk', 'لبن'],
  cheese: ['Cheese', 'جبنة'],
  mint: ['Mint', 'نعناع'],
  date: ['Date', 'بلح'],
  peanut: ['Peanut', 'فول سوداني'],
}

const EATEN = new Set(['dry-food', 'wet-food', 'treats'])

/** Kinds whose size in the name is what is inside, not what fits into them. */
const CONSUMED = new Set([...EATEN, 'care', 'litter'])

function animalOf(name: string): Animal {
  const isForCats = /\b(?:cats?|kitten|litter)\b/i.test(name)
  const isForDogs = /\b(?:dogs?|puppy)\b/i.test(name)
  return isForCats && isForDogs ? 'BOTH' : isForCats ? 'CAT' : 'DOG'
}

function lifeStageOf({ name, drawing }: DrawnProduct): LifeStage | null {
  if (/kitten|puppy/i.test(name)) return 'JUNIOR'
  if (/senior/i.test(name)) return 'SENIOR'
  if (drawing.kind === 'dry-food' || drawing.kind === 'wet-food') return 'ADULT'
  return EATEN.has(drawing.kind) ? 'ALL' : null
}

const UNITS: Readonly<Record<string, readonly [NetUnit, number]>> = {
  kg: ['G', 1_000],
  g: ['G', 1],
  l: ['ML', 1_000],
  ml: ['ML', 1],
  pcs: ['PIECE', 1],
  pipettes: ['PIECE', 1],
  pack: ['PIECE', 1],
}

/** Reads "12 x 85 g" as 1,020 grams. */
function netContentOf({ name, drawing }: DrawnProduct) {
  const match = /(?<![\d.])(?:(\d+) x )?([\d.]+) (kg|g|l|ml|pcs|pipettes|pack)\b/i.exec(name)
  const unit = UNITS[match?.[3]?.toLowerCase() ?? '']
  if (!match || !unit || !CONSUMED.has(drawing.kind)) return { netAmount: null, netUnit: null }
  const [netUnit, factor] = unit
  return { netAmount: Math.round(Number(match[1] ?? 1) * Number(match[2]) * factor), netUnit }
}

export function flavoursOf({ drawing }: DrawnProduct): readonly FlavourName[] {
  if (drawing.kind === 'treats') return [drawing.flavour]
  return drawing.kind === 'dry-food' || drawing.kind === 'wet-food' ? drawing.flavours : []
}

export function attributesOf(product: DrawnProduct): SampleAttributes {
  const { name } = product
  const [flavour] = flavoursOf(product)
  const [en, ar] = flavour ? FLAVOURS[flavour] : [null, null]
  return {
    brand: /^(?:Abu )?\w+/.exec(name)?.[0] ?? name,
    animal: animalOf(name),
    lifeStage: lifeStageOf(product),
    flavour: en,
    flavourAr: ar,
    ...netContentOf(product),
  }
}
