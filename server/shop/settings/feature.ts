import type { Feature } from '../../platform/features/feature'
import { SettingsResolver } from './settings.resolver'
import { SettingsChangeEntity } from './settings-change.entity'
import { ShopSettingsEntity } from './shop-settings.entity'

export const settings: Feature = {
  dependencies: [],
  entities: [ShopSettingsEntity, SettingsChangeEntity],
  functionFiles: ['settings.sql'],
  resolvers: [SettingsResolver],
}
