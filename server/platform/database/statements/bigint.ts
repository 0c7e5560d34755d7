/**
 * PostgreSQL's bigint reaches JavaScript as text. Our largest sum (200 lines of 999 products at
 * EGP 1,000,000, about 2e13 piastres) is far below 2^53, so a number holds it exactly.
 */
export const bigintAsNumber = {
  to: (value: number): number => value,
  from: (value: string): number => Number(value),
}

/** The same of a column that may be null. */
export const optionalBigintAsNumber = {
  to: (value: number | null): number | null => value,
  from: (value: string | null): number | null => (value === null ? null : Number(value)),
}
