import type { RouteModule } from '../routing/route'
import { loadTexts, type TextGroup } from '../texts/load-texts'

/** Imports a page together with its texts. */
export function withTexts(group: TextGroup, load: () => Promise<RouteModule>) {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(group)])
    return module
  }
}
