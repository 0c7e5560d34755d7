import type { EntityManager } from 'typeorm'
import type { SettingsValues } from '#domain/settings/settings'
import { VersionCache } from '../../platform/database/events/version-cache'
import { resource } from '../../platform/features/feature'
import { environmentSettings } from './environment-settings'
import { ShopSettingsEntity } from './shop-settings.entity'

/** The settings in force, and how often they were changed. */
export interface CurrentSettings {
  readonly version: number
  readonly values: SettingsValues
  /** Whether the owner is through with the first week. */
  readonly isFirstWeekOver: boolean
}

/** Reads the settings: a value in the database, even an empty one, wins over that of the environment. */
export async function readSettings(
  db: EntityManager,
  environment: SettingsValues,
): Promise<CurrentSettings> {
  const row = await db.findOneBy(ShopSettingsEntity, { isOnly: true })
  return row
    ? {
        version: row.version,
        values: { ...environment, ...row.stored },
        isFirstWeekOver: row.firstWeekEndedAt !== null,
      }
    : { version: 0, values: environment, isFirstWeekOver: false }
}

export const firstSettings = resource(({ env }) => environmentSettings(env))

/**
 * The settings in the memory of a server, read again when their version changes, on whichever server that
 * happens. Reading them costs a request no statement.
 */
export const currentSettings = resource(({ catalogueVersion, get }) => {
  const environment = get(firstSettings)
  const cache = new VersionCache(
    {
      get current() {
        return catalogueVersion.settings.current
      },
    },
    (db) => readSettings(db, environment),
  )
  let latest: CurrentSettings = { version: 0, values: environment, isFirstWeekOver: false }
  return {
    async get(db: EntityManager): Promise<CurrentSettings> {
      latest = await cache.get(db)
      return latest
    },
    /** Those that were read last, for what must work while the database is unavailable. */
    get latest(): CurrentSettings {
      return latest
    },
  }
})
