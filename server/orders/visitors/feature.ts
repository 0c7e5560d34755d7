import { personalData } from '../../accounts/accounts/personal-data.service'
import type { Feature } from '../../platform/features/feature'
import { removeUnusedVisitors } from './remove-visitors.service'
import { VisitorsResolver } from './visitors.resolver'

export const visitors: Feature = {
  dependencies: ['settings', 'accounts', 'orders'],
  resolvers: [VisitorsResolver],
  jobs: ({ db, get }) => [
    {
      name: 'unused-visitors',
      minutes: 24 * 60,
      async run() {
        await removeUnusedVisitors(db, get(personalData))
      },
    },
  ],
}
