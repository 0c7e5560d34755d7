/** A product with what it is scanned by. */
export interface CodedProduct {
  readonly id: string
  readonly name: string
  readonly gtin: string | null
  readonly sku: string | null
}
