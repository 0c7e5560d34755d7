import type { Feature } from '../feature'
import { ChangeLogResolver } from './change-log.resolver'
import { changeLogRoutes } from './change-log.routes'
import { deleteOldChanges } from './change-log.service'

export const changeLog: Feature = {
  dependencies: ['idempotency', 'products'],
  resolvers: [ChangeLogResolver],
  routes: ({ rest }) => changeLogRoutes(rest),
  jobs: ({ db }, { env }) => [
    {
      name: 'old-changes',
      minutes: 24 * 60,
      run: () => deleteOldChanges(db, env.changeLogDays),
    },
  ],
}
