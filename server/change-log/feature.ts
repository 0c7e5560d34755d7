import type { Feature } from '../feature'
import { ChangeLogResolver } from './change-log.resolver'
import { changeLogRoutes } from './change-log.routes'

export const changeLog: Feature = {
  dependencies: ['products'],
  resolvers: [ChangeLogResolver],
  routes: ({ rest }) => changeLogRoutes(rest),
}
