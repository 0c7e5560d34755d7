import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { SecondFactorSetupView, SecondFactorView } from '../accounts/second-factor.service'
import type { StaffSessionView } from '../accounts/sessions.service'

@ObjectType({ description: 'Where somebody of staff is signed in, for 7 days.' })
export class StaffSession implements StaffSessionView {
  @Field(() => ID, { description: 'The ID of the session.' })
  id!: string

  @Field(() => String, { description: 'The IP address that it began from.' })
  address!: string

  @Field(() => String, { description: 'How the browser described itself; may be empty.' })
  userAgent!: string

  @Field(() => DateTime, { description: 'When it began.' })
  createdAt!: Date

  @Field(() => DateTime, { description: 'When it was last used, accurate to ten minutes.' })
  lastSeenAt!: Date

  @Field(() => Boolean, { description: 'Whether this request comes from it.' })
  isCurrent!: boolean
}

@ObjectType({ description: 'The second step of signing in: codes of an app.' })
export class SecondFactor implements SecondFactorView {
  @Field(() => DateTime, { description: 'Since when it is on.' })
  enabledAt!: Date

  @Field(() => Int, { description: 'How many recovery codes were not used yet.' })
  recoveryCodesLeft!: number
}

@ObjectType({ description: 'How the account that asks is protected.' })
export class AccountSecurity {
  @Field(() => [StaffSession], { description: 'Its sessions, the last used first, at most 50.' })
  sessions!: readonly StaffSession[]

  @Field(() => SecondFactor, {
    nullable: true,
    description: 'The second step of signing in; null if it is off.',
  })
  secondFactor?: SecondFactor
}

@ObjectType({ description: 'The secret from which an app makes codes (TOTP, RFC 6238).' })
export class SecondFactorSetup implements SecondFactorSetupView {
  @Field(() => String, { description: 'The secret in base 32, to be typed.' })
  secret!: string

  @Field(() => String, { description: 'The same as an `otpauth:` address, for a QR code.' })
  uri!: string
}

@ObjectType({ description: 'The result of ending one session.' })
export class EndSessionPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the session; null on failure.' })
  sessionId?: string
}

@ObjectType({ description: 'The result of ending the other sessions.' })
export class EndOtherSessionsPayload extends MutationPayload {
  @Field(() => Int, { nullable: true, description: 'How many have ended.' })
  count?: number
}

@ObjectType({ description: 'The result of setting up the second step.' })
export class StartSecondFactorPayload extends MutationPayload {
  @Field(() => SecondFactorSetup, {
    nullable: true,
    description: 'For the app; null on failure. It is shown this once.',
  })
  setup?: SecondFactorSetup
}

@ObjectType({ description: 'The result of turning the second step on.' })
export class EnableSecondFactorPayload extends MutationPayload {
  @Field(() => [String], {
    nullable: true,
    description:
      'Codes that each replace one code of the app, for when it is lost; null on failure. They are shown this once.',
  })
  recoveryCodes?: readonly string[]
}

@ObjectType({ description: 'The result of turning the second step off.' })
export class DisableSecondFactorPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'Whether it is off.' })
  success?: boolean
}

@ObjectType({ description: "The result of removing a member's second step." })
export class RemoveSecondFactorPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the account; null on failure.' })
  memberId?: number
}
