import type { Feature } from '../feature'
import { SalesResolver } from './sales.resolver'

export const sales: Feature = {
  resolvers: [SalesResolver],
}
