import type { TextGroup } from '../texts/load-texts'
import type { RouteModule } from './route'

/** A page, as its feature declares it. */
export interface Page {
  readonly path: string
  /** Imports its module. A build reads the module's path from it: it only calls `import`. */
  readonly load: () => Promise<RouteModule>
  /** The groups of texts that it needs besides those of its layout. */
  readonly texts?: readonly TextGroup[]
}
