import type { RouteModule } from '../platform/routing/route'
import { loadTexts, type TextGroup } from '../platform/texts/load-texts'

/** Imports a page together with its texts. */
export function withTexts(group: TextGroup, load: () => Promise<RouteModule>) {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(group)])
    return module
  }
}
