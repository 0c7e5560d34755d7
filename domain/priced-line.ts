/** A product and how many of it, at today's price. */
export interface PricedLine {
  readonly productId: number
  readonly name: string
  readonly imageUrl: string
  readonly pricePiastres: number
  readonly quantity: number
  /** How many are left in the shop where that is few; 0 is sold out, null is nothing to say. */
  readonly left: number | null
}

/** Lines and their sum. */
export interface PricedLines {
  readonly lines: readonly PricedLine[]
  readonly totalPiastres: number
}
