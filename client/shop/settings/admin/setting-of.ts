import { SETTING_NAMES, type SettingName as Setting } from '#domain/settings/settings'
import type { SettingName } from '../../../platform/gql/settings-admin'

/** The setting that GraphQL's name is for. */
export function settingOf(name: SettingName): Setting | undefined {
  const plain = name.replaceAll('_', '').toLowerCase()
  return SETTING_NAMES.find((setting) => setting.toLowerCase() === plain)
}
