import type { Locale } from '../messages/locale'
import type { CategoryKey } from '../products/categories'
import { textKey } from '../validation/characters'

/** Where the prices of a brand stand among those of its kind, from 0 (the cheapest) to 1. */
const BUDGET = 0.2
const MIDDLE = 0.5
const PREMIUM = 0.85

/** A brand that shoppers in Egypt ask for, whether or not the shop has it. */
export interface KnownBrand {
  readonly name: string
  readonly nameAr: string
  /** Other spellings. */
  readonly spellings: readonly string[]
  /** Main category of the brand, where similar products are looked for. */
  readonly category: CategoryKey
  readonly priceLevel: number
}

function brand(
  name: string,
  nameAr: string,
  category: CategoryKey,
  priceLevel: number,
  ...spellings: readonly string[]
): KnownBrand {
  return { name, nameAr, category, priceLevel, spellings }
}

export const KNOWN_BRANDS: readonly KnownBrand[] = [
  brand(
    'Royal Canin',
    'رويال كانين',
    'allfood',
    PREMIUM,
    'رويال كانن',
    'royal canine',
    'royal kanin',
  ),
  brand('Whiskas', 'ويسكاس', 'catfood', MIDDLE, 'وسكاس', 'wiskas'),
  brand('Friskies', 'فريسكيز', 'catfood', BUDGET),
  brand('Purina', 'بورينا', 'allfood', MIDDLE),
  brand('Pro Plan', 'برو بلان', 'allfood', PREMIUM, 'بروبلان', 'proplan'),
  brand('Felix', 'فيلكس', 'catwetfood', MIDDLE, 'فليكس'),
  brand('Pedigree', 'بيديجري', 'dogfood', MIDDLE, 'بدجري'),
  brand('Hill’s', 'هيلز', 'allfood', PREMIUM, 'hills'),
  brand('Josera', 'جوسيرا', 'allfood', PREMIUM),
  brand('Reflex', 'ريفلكس', 'allfood', MIDDLE),
  brand('Brit', 'بريت', 'allfood', MIDDLE),
  brand('Me-O', 'مي أو', 'catfood', BUDGET, 'meo'),
  brand('Mera', 'ميرا', 'allfood', PREMIUM),
  brand('Acana', 'أكانا', 'allfood', PREMIUM),
  brand('Orijen', 'أوريجين', 'allfood', PREMIUM),
  brand('Trixie', 'تريكسي', 'accessories', MIDDLE),
  brand('Catsan', 'كاتسان', 'litters', PREMIUM),
  brand('Frontline', 'فرونت لاين', 'fleasandticks', PREMIUM, 'فرونتلاين'),
  brand('NexGard', 'نكسجارد', 'fleasandticks', PREMIUM, 'نيكس جارد'),
  brand('Bravecto', 'برافيكتو', 'fleasandticks', PREMIUM),
  brand('Beaphar', 'بيفار', 'healthcare', MIDDLE),
]

const keyOf = (name: string) => textKey(name.replaceAll(/['’]/g, ''))

const ARABIC_NAMES = new Map(KNOWN_BRANDS.map(({ name, nameAr }) => [keyOf(name), nameAr]))

/** The name of a brand on pages in a language; `ownAr` is its Arabic name in this shop. */
export function brandNameIn(locale: Locale, brand: string, ownAr?: string | null): string {
  return locale === 'ar' ? (ownAr ?? ARABIC_NAMES.get(keyOf(brand)) ?? brand) : brand
}
