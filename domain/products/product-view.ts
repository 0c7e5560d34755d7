import type { Piastres } from '../money/units'
import type { LifeStage } from './product-attributes'
import type { NetUnit } from './unit-price'

/** A product as lists, carts and its page read it; the page's other content is read with its details. */
export interface ProductView {
  readonly id: number
  readonly name: string
  /** The name in Arabic, if it has one. */
  readonly nameAr: string | null
  readonly pricePiastres: Piastres
  /** The price before the offer, above the price; null without an offer. */
  readonly wasPricePiastres: Piastres | null
  readonly imageUrl: string
  /** The stock when it is low; 0 is sold out, null is plenty or not tracked. */
  readonly quantityAvailable: number | null
  /** In whole `netUnit`s. */
  readonly netAmount: number | null
  readonly netUnit: NetUnit | null
  readonly lifeStage: LifeStage | null
  readonly flavour: string | null
  readonly flavourAr: string | null
  /** Of approved reviews. */
  readonly reviewCount: number
  readonly starsTotal: number
}
