import type { Feature } from '../feature'
import { FollowResolver } from './follow.resolver'

export const follow: Feature = {
  dependencies: ['orders'],
  resolvers: [FollowResolver],
}
