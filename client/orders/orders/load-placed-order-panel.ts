import type { ComponentType } from 'react'
import { setLoadedPanel } from '../../platform/session/placed-order'
import { loadTexts } from '../../platform/texts/load-texts'

/** Imports the panel with its texts. A module of its own, so that the home page does not list their chunks. */
export async function loadPlacedOrderPanel(): Promise<{ readonly default: ComponentType }> {
  const [panel] = await Promise.all([
    import('./placed-order-panel'),
    loadTexts('account'),
    loadTexts('delivery'),
  ])
  setLoadedPanel(panel.PlacedOrderPanel)
  return { default: panel.PlacedOrderPanel }
}
