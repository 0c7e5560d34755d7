import type { Feature } from '../feature'
import { ProductConnectionResolver } from './list-summary.resolver'

export const listing: Feature = {
  resolvers: [ProductConnectionResolver],
}
