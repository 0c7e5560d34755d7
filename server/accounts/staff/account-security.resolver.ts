import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { publicShop } from '../../shop/shop/public-shop'
import { accountSettings } from '../accounts/account-settings'
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  startSecondFactor,
} from '../accounts/second-factor.service'
import { endOtherSessions, endSession, listSessions } from '../accounts/sessions.service'
import {
  AccountSecurity,
  DisableSecondFactorPayload,
  EnableSecondFactorPayload,
  EndOtherSessionsPayload,
  EndSessionPayload,
  RemoveSecondFactorPayload,
  StartSecondFactorPayload,
} from './account-security.types'
import { removeSecondFactorOf } from './staff.service'

const PASSWORD = { description: 'The password of the account that asks.' }

@Resolver()
export class AccountSecurityResolver {
  @Requires('account.secure')
  @Query(() => AccountSecurity, {
    description: 'The sessions of the account that asks, and its second step of signing in.',
  })
  async accountSecurity(@Ctx() { db, viewer }: Context): Promise<AccountSecurity> {
    const account = await viewer()
    const [sessions, secondFactor] = await Promise.all([
      listSessions(db, account),
      getSecondFactor(db, account.id),
    ])
    return { sessions, secondFactor }
  }

  @Requires('account.secure')
  @Mutation(() => EndSessionPayload, {
    description:
      'Ends a session of the account that asks, by default the one that the request comes from: its token no longer works.',
  })
  async endSession(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The ID of the session.' }) id?: string,
  ): Promise<EndSessionPayload> {
    const account = await viewer()
    return asPayload(locale, async () => ({ sessionId: await endSession(db, account, id) }))
  }

  @Requires('account.secure')
  @Mutation(() => EndOtherSessionsPayload, {
    description: 'Ends all sessions of the account except the one that asks.',
  })
  async endOtherSessions(@Ctx() { db, viewer, locale }: Context): Promise<EndOtherSessionsPayload> {
    const account = await viewer()
    return asPayload(locale, async () => ({ count: await endOtherSessions(db, account) }))
  }

  @Requires('account.secure')
  @Mutation(() => StartSecondFactorPayload, {
    description:
      'Makes a secret for an app. Signing in takes its codes from `enableSecondFactor` on.',
  })
  async startSecondFactor(
    @Ctx() { db, viewer, get, locale }: Context,
    @Arg('password', () => String, PASSWORD) password: string,
  ): Promise<StartSecondFactorPayload> {
    const { id } = await viewer()
    const { name: issuer } = await get(publicShop)(locale)
    const input = { password, issuer }
    return asPayload(locale, async () => ({
      setup: await startSecondFactor(db, get(accountSettings), id, input),
    }))
  }

  @Requires('account.secure')
  @Mutation(() => EnableSecondFactorPayload, {
    description: 'Turns the second step on, with the first code of the app.',
  })
  async enableSecondFactor(
    @Ctx() { db, viewer, get, locale }: Context,
    @Arg('code', () => String, { description: 'Six digits, as the app shows them now.' })
    code: string,
  ): Promise<EnableSecondFactorPayload> {
    const { id } = await viewer()
    return asPayload(locale, async () => ({
      recoveryCodes: await enableSecondFactor(db, get(accountSettings), id, { code }),
    }))
  }

  @Requires('account.secure')
  @Mutation(() => DisableSecondFactorPayload, { description: 'Turns the second step off.' })
  async disableSecondFactor(
    @Ctx() { db, viewer, get, locale }: Context,
    @Arg('password', () => String, PASSWORD) password: string,
    @Arg('code', () => String, { description: 'A code of the app, or a recovery code.' })
    code: string,
  ): Promise<DisableSecondFactorPayload> {
    const { id } = await viewer()
    const { userErrors } = await asPayload(locale, async () => {
      await disableSecondFactor(db, get(accountSettings), id, { password, code })
      return {}
    })
    return { success: userErrors.length === 0, userErrors }
  }

  @Requires('staff.edit')
  @Mutation(() => RemoveSecondFactorPayload, {
    description:
      'Turns the second step of somebody of staff off, who has lost the app. They sign in with the password alone until they turn it on again.',
  })
  async removeSecondFactor(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the account.' }) id: string,
  ): Promise<RemoveSecondFactorPayload> {
    return asPayload(locale, async () => ({ memberId: await removeSecondFactorOf(db, id) }))
  }
}
