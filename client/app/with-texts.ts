import { loadTexts, type TextGroup } from '../lib/load-texts'
import type { RouteModule } from '../routing/route'

/** Imports a page together with its texts. */
export function withTexts(group: TextGroup, load: () => Promise<RouteModule>) {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(group)])
    return module
  }
}
