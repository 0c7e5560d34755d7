import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { webhookSettings } from '../integrations/webhook-address'
import {
  PushDeviceInput,
  PushSettings,
  QuietHoursInput,
  RemovePushDevicePayload,
  SavePushDevicePayload,
  SendTestPushPayload,
  SetQuietHoursPayload,
} from './push.types'
import {
  getQuietHours,
  listPushDevices,
  removePushDevice,
  savePushDevice,
  sendTestPush,
  setQuietHours,
} from './push-devices.service'
import { pushKeys } from './push-keys.service'

@Resolver()
export class PushResolver {
  @Requires('account.secure')
  @Query(() => PushSettings, {
    description: 'How the account that asks is notified with no page open.',
  })
  async pushSettings(@Ctx() { db, get, viewer }: Context): Promise<PushSettings> {
    const account = await viewer()
    const { publicKey } = await get(pushKeys)(db)
    const [devices, quietHours] = await Promise.all([
      listPushDevices(db, account),
      getQuietHours(db, account),
    ])
    return { publicKey, devices, quietHours }
  }

  @Requires('account.secure')
  @Mutation(() => SavePushDevicePayload, {
    description:
      'Notifies a device, or changes what it is notified of. Kinds that the role may not see are refused.',
  })
  async savePushDevice(
    @Ctx() { db, get, viewer, userAgent, locale }: Context,
    @Arg('input', () => PushDeviceInput, { description: 'The device.' }) input: PushDeviceInput,
  ): Promise<SavePushDevicePayload> {
    const account = await viewer()
    return asPayload(locale, async () => ({
      device: await savePushDevice(db, get(webhookSettings), account, input, userAgent),
    }))
  }

  @Requires('account.secure')
  @Mutation(() => RemovePushDevicePayload, {
    description: 'Notifies a device of the account that asks no longer.',
  })
  async removePushDevice(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the device.' }) id: string,
  ): Promise<RemovePushDevicePayload> {
    const account = await viewer()
    return asPayload(locale, async () => ({ deviceId: await removePushDevice(db, account, id) }))
  }

  @Requires('account.secure')
  @Mutation(() => SendTestPushPayload, {
    description: 'Sends a test to a device of the account that asks, also in quiet hours.',
  })
  async sendTestPush(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the device.' }) id: string,
  ): Promise<SendTestPushPayload> {
    const account = await viewer()
    return asPayload(locale, async () => ({ deviceId: await sendTestPush(db, account, id) }))
  }

  @Requires('account.secure')
  @Mutation(() => SetQuietHoursPayload, {
    description: 'Sets the quiet hours of the account that asks.',
  })
  async setQuietHours(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('hours', () => QuietHoursInput, {
      nullable: true,
      description: 'The hours; null for none.',
    })
    hours: QuietHoursInput | null,
  ): Promise<SetQuietHoursPayload> {
    const account = await viewer()
    return asPayload(locale, async () => ({ quietHours: await setQuietHours(db, account, hours) }))
  }
}
