import type { ComponentType } from 'react'
import { loadTexts } from '../../platform/texts/load-texts'

/** Imports the lines with their texts. A module of its own, so that the product page does not list their chunks. */
export async function loadOwnSupplies(): Promise<{
  readonly default: ComponentType<{ readonly productId: string }>
}> {
  const [{ OwnSupplies }] = await Promise.all([import('./own-supplies'), loadTexts('pets')])
  return { default: OwnSupplies }
}
