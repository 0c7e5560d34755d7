import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql'
import { SETTING_NAMES, settingText } from '#domain/settings/settings'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { firstSettings, readSettings } from './current-settings'
import {
  accountNames,
  listSettingsChanges,
  revertSettings,
  type SettingsChangeView,
  updateSettings,
} from './settings.service'
import {
  type SettingDifference,
  type SettingsChange,
  SettingsFields,
  SettingsPayload,
  ShopSettings,
} from './settings.types'

const CHANGES = 20

function differencesOf({
  before,
  after,
}: Pick<SettingsChangeView, 'before' | 'after'>): readonly SettingDifference[] {
  return SETTING_NAMES.filter((name) => name in after).map((name) => ({
    name,
    before: settingText(before[name] ?? null),
    after: settingText(after[name] ?? null),
  }))
}

@Resolver(() => ShopSettings)
export class SettingsResolver {
  @Requires('settings.edit')
  @DatabaseCost(1)
  @Query(() => ShopSettings, {
    description: 'The settings of the shop.',
  })
  async settings(@Ctx() { db, get }: Context): Promise<ShopSettings> {
    return readSettings(db, get(firstSettings))
  }

  @DatabaseCost(2)
  @FieldResolver()
  async changes(
    @Ctx() { db, get }: Context,
    @FirstArg(CHANGES) first: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only changes before that of this version.',
    })
    before?: number,
  ): Promise<readonly SettingsChange[]> {
    const changes = await listSettingsChanges(db, { first, before }, get(accountNames))
    return changes.map((change) => ({ ...change, differences: differencesOf(change) }))
  }

  @Requires('settings.edit')
  @Mutation(() => SettingsPayload, {
    description: 'Changes settings, on every server within a second.',
  })
  async updateSettings(
    @Ctx() { db, get, viewer, locale }: Context,
    @Arg('input', () => SettingsFields, { description: 'The settings to change.' })
    input: SettingsFields,
    @Arg('expectedVersion', () => Int, {
      description: 'The version that was edited; CONFLICT if they were changed since.',
    })
    expectedVersion: number,
  ): Promise<SettingsPayload> {
    const { id: accountId } = await viewer()
    const editor = { accountId, environment: get(firstSettings) }
    return asPayload(locale, async () => ({
      settings: await updateSettings(db, input, { expectedVersion }, editor),
    }))
  }

  @Requires('settings.edit')
  @Mutation(() => SettingsPayload, {
    description: 'Sets what a change has changed back to what it was before.',
  })
  async revertSettings(
    @Ctx() { db, get, viewer, locale }: Context,
    @Arg('version', () => Int, { description: 'The version that the change has made.' })
    version: number,
  ): Promise<SettingsPayload> {
    const { id: accountId } = await viewer()
    const editor = { accountId, environment: get(firstSettings) }
    return asPayload(locale, async () => ({ settings: await revertSettings(db, version, editor) }))
  }
}
