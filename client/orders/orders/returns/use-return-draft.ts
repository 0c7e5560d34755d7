import { useState } from 'react'
import type { ReturnReason } from '../../../platform/gql/orders-returns'
import type { Quantities } from './refund-of'

/** Returns the draft of a return. */
export function useReturnDraft() {
  const [quantities, setQuantities] = useState<Quantities>(new Map())
  const [reason, setReason] = useState<ReturnReason>()
  const [note, setNote] = useState('')

  function choose(itemId: string, quantity: number): void {
    const others = [...quantities].filter(([id]) => id !== itemId)
    setQuantities(new Map(quantity > 0 ? [...others, [itemId, quantity]] : others))
  }

  return {
    quantities,
    choose,
    reason,
    setReason,
    note,
    setNote,
    /** Undefined until items and a reason are chosen. */
    input:
      reason && quantities.size > 0
        ? {
            items: [...quantities].map(([itemId, quantity]) => ({ itemId, quantity })),
            reason,
            // One line: the server refuses control characters.
            note: note.replace(/\s+/g, ' ').trim() || null,
          }
        : undefined,
  }
}

export type ReturnDraft = ReturnType<typeof useReturnDraft>
