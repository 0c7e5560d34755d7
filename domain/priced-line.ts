/** A product and how many of it, at today's price. */
export interface PricedLine {
  readonly productId: number
  readonly name: string
  readonly imageUrl: string
  readonly pricePiastres: number
  readonly quantity: number
}

/** Lines and their sum. */
export interface PricedLines {
  readonly lines: readonly PricedLine[]
  readonly totalPiastres: number
}
