import { loadTexts } from '../../platform/texts/load-texts'

/**
 * Imports the form for visitors with its texts. A module of its own, so that the product page does not list
 * their chunks.
 */
export async function loadForm() {
  const [{ BackInStockForm }] = await Promise.all([
    import('./back-in-stock-form'),
    loadTexts('account'),
  ])
  return BackInStockForm
}
