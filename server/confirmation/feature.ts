import type { Feature } from '../feature'
import { ConfirmationResolver } from './confirmation.resolver'
import { ConfirmationRulesEntity } from './confirmation-rules.entity'

export const confirmation: Feature = {
  dependencies: ['accounts', 'addresses', 'orders'],
  entities: [ConfirmationRulesEntity],
  resolvers: [ConfirmationResolver],
}
