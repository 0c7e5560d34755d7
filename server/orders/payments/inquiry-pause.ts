import { resource } from '../../platform/features/feature'

/** However many pages of a payment are open, and however often they ask. */
const PAUSE_MILLISECONDS = 8_000

/** Keeps customers who wait from making a server ask the provider too often. */
export interface InquiryPause {
  /** Returns whether the provider can be asked about an order now, and from then on not for a while. */
  begin(orderId: number): boolean
}

export function createInquiryPause(now: () => number = () => Date.now()): InquiryPause {
  // The oldest first, as they are added.
  const askedAt = new Map<number, number>()
  return {
    begin(orderId) {
      const time = now()
      for (const [id, at] of askedAt) {
        if (time - at < PAUSE_MILLISECONDS) break
        askedAt.delete(id)
      }
      if (askedAt.has(orderId)) return false
      askedAt.set(orderId, time)
      return true
    },
  }
}

export const inquiryPause = resource(() => createInquiryPause())
