import type { Feature } from '../../platform/features/feature'
import { FollowResolver } from './follow.resolver'

export const follow: Feature = {
  dependencies: ['orders'],
  resolvers: [FollowResolver],
}
