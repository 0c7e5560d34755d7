import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { PUSH_KINDS, type PushKind, type QuietHours as QuietHoursView } from '#domain/push/push'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { PushDeviceView } from './push-devices.service'

const PushKindEnum = toEnum(PUSH_KINDS)

registerEnumType(PushKindEnum, {
  name: 'PushKind',
  description: 'The events that devices of staff are notified of.',
  valuesConfig: {
    NEW_ORDER: { description: 'An order was placed.' },
    ORDER_CANCELLED: { description: 'A customer has cancelled an order.' },
    RETURN_REQUESTED: { description: 'A customer wants to return something.' },
    LOW_STOCK: { description: 'An order has left few units of a product, or none.' },
  },
})

@ObjectType({ description: 'A device that is notified with no page open.' })
export class PushDevice implements PushDeviceView {
  @Field(() => ID, { description: 'The ID of the device.' })
  id!: number

  @Field(() => String, {
    description: 'The address that its push service has given it, by which a browser finds itself.',
  })
  endpoint!: string

  @Field(() => [PushKindEnum], { description: 'The kinds of notifications that it gets.' })
  kinds!: readonly PushKind[]

  @Field(() => String, { description: 'How the browser described itself; may be empty.' })
  userAgent!: string

  @Field(() => DateTime, { description: 'Since when it is notified.' })
  createdAt!: Date
}

@ObjectType({ description: 'Hours of Cairo in which no device is notified.' })
export class QuietHours implements QuietHoursView {
  @Field(() => Int, { description: 'The hour that they begin at, 0 to 23.' })
  from!: number

  @Field(() => Int, { description: 'The hour that they end at, 0 to 23.' })
  to!: number
}

@ObjectType({ description: 'How the account that asks is notified with no page open.' })
export class PushSettings {
  @Field(() => String, {
    description: 'The public key of the shop (VAPID), in base64url, for the push service.',
  })
  publicKey!: string

  @Field(() => [PushDevice], { description: 'Its devices, newest first.' })
  devices!: readonly PushDevice[]

  @Field(() => QuietHours, {
    nullable: true,
    description:
      'The hours during which notifications wait and are then summed up; null if there are none.',
  })
  quietHours?: QuietHours | null
}

@InputType({ description: 'A device, as its browser describes it (RFC 8291).' })
export class PushDeviceInput {
  @Field(() => String, { description: 'The address at its push service.' })
  endpoint!: string

  @Field(() => String, { description: 'Its public key, in base64url.' })
  p256dh!: string

  @Field(() => String, { description: 'Its secret, in base64url.' })
  auth!: string

  @Field(() => [PushKindEnum], { description: 'The kinds of notifications, at least one.' })
  kinds!: PushKind[]
}

@InputType({ description: 'Hours of Cairo in which no device is notified.' })
export class QuietHoursInput {
  @Field(() => Int, { description: 'The hour that they begin at, 0 to 23.' })
  from!: number

  @Field(() => Int, { description: 'The hour that they end at, 0 to 23; another one.' })
  to!: number
}

@ObjectType({ description: 'The result of notifying a device.' })
export class SavePushDevicePayload extends MutationPayload {
  @Field(() => PushDevice, { nullable: true, description: 'The device; null on failure.' })
  device?: PushDevice
}

@ObjectType({ description: 'The result of notifying a device no longer.' })
export class RemovePushDevicePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the device; null on failure.' })
  deviceId?: number
}

@ObjectType({ description: 'The result of sending a test.' })
export class SendTestPushPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the device; null on failure.' })
  deviceId?: number
}

@ObjectType({ description: 'The result of setting the quiet hours.' })
export class SetQuietHoursPayload extends MutationPayload {
  @Field(() => QuietHours, {
    nullable: true,
    description: 'The quiet hours; null if there are none, and on failure.',
  })
  quietHours?: QuietHours | null
}
