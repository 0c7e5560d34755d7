/**
 * A query of a shopper, and the English names of the sample products that they mean. Labelled by meaning,
 * regardless of what any search finds.
 */
export type LabelledQuery = readonly [query: string, meant: RegExp]
