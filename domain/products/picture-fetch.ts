/** Why a picture of another site could not be fetched. */
export const PICTURE_PROBLEMS = [
  /** The site does not have it any more. */
  'notFound',
  /** Another status than 200. */
  'status',
  'timeout',
  'unreachable',
  /** The address leads to a private network, or is no usual one of a web site. */
  'notPublic',
  'redirects',
  'tooLarge',
  'tooManyPixels',
  'notAPicture',
  'damaged',
] as const

export type PictureProblem = (typeof PICTURE_PROBLEMS)[number]

/** Whether the picture of a product is on another site. */
export function isElsewhere(imageUrl: string): boolean {
  return /^https?:\/\//i.test(imageUrl)
}
