/**
 * A query of a shopper, and the English names of the sample products that they mean. Labelled by that
 * meaning, whatever any search finds.
 */
export type LabelledQuery = readonly [query: string, meant: RegExp]
