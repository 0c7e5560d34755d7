import type { ComponentType } from 'react'
import { loadTexts } from '../../../platform/texts/load-texts'

/**
 * Imports the review form with its texts. A module of its own, so that the product page does not list their
 * chunks.
 */
export async function loadOwnReview(): Promise<{
  readonly default: ComponentType<{ readonly productId: string }>
}> {
  const [{ OwnReview }] = await Promise.all([
    import('./own-review'),
    loadTexts('review'),
    loadTexts('account'),
  ])
  return { default: OwnReview }
}
