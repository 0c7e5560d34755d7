import type { Feature } from '../../platform/features/feature'
import { ChangeEntity } from './change.entity'
import { ChangeConnectionResolver, ChangeLogResolver } from './change-log.resolver'
import { changeLogRoutes } from './change-log.routes'
import { deleteOldChanges } from './change-log.service'

export const changeLog: Feature = {
  dependencies: ['idempotency', 'products'],
  entities: [ChangeEntity],
  functionFiles: ['change-log.sql'],
  resolvers: [ChangeLogResolver, ChangeConnectionResolver],
  routes: ({ rest }) => changeLogRoutes(rest),
  jobs: ({ db }, { env }) => [
    {
      name: 'old-changes',
      minutes: 24 * 60,
      run: () => deleteOldChanges(db, env.changeLogDays),
    },
  ],
}
