export const MAX_STARS = 5

/** The approved reviews of a product. */
export interface ReviewTotals {
  readonly reviewCount: number
  /** The sum of their stars. */
  readonly starsTotal: number
}

/** The average number of stars, rounded to two decimals; undefined without reviews. */
export function averageStars({ reviewCount, starsTotal }: ReviewTotals): number | undefined {
  return reviewCount === 0 ? undefined : Math.round((100 * starsTotal) / reviewCount) / 100
}

// A single review of five stars must not beat a hundred that average 4.9.
const ASSUMED_REVIEWS = 5
const ASSUMED_STARS = 3

/**
 * The number that lists are sorted by, in millionths of a star: the average as if each product had five
 * more reviews of three stars (a Bayesian average). Products without reviews are thus in the middle.
 */
export function ratingSortValue({ reviewCount, starsTotal }: ReviewTotals): number {
  const stars = starsTotal + ASSUMED_REVIEWS * ASSUMED_STARS
  return Math.round((1_000_000 * stars) / (reviewCount + ASSUMED_REVIEWS))
}
