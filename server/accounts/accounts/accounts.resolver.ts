import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { accountSettings } from './account-settings'
import { getUser, register } from './accounts.service'
import {
  ConfirmEmailPayload,
  DeleteAccountInput,
  DeleteAccountPayload,
  LocaleInput,
  LoginInput,
  LoginPayload,
  PasswordChangeInput,
  ProfileInput,
  ProfilePayload,
  RegisterInput,
  RegisterPayload,
  RequestEmailConfirmationPayload,
  RequestPasswordResetPayload,
  SignOutEverywherePayload,
  User,
} from './accounts.types'
import { confirmEmail, requestEmailConfirmation } from './email-confirmation.service'
import { login } from './login.service'
import { changePassword, setLocale, signOutEverywhere, updateProfile } from './own-account.service'
import { requestPasswordReset, resetPassword } from './password-reset.service'
import { deleteAccount, personalData } from './personal-data.service'

@Resolver()
export class AccountsResolver {
  @RequiresAccount()
  @Query(() => User, { nullable: true, description: 'The signed-in account.' })
  async me(@Ctx() context: Context): Promise<User> {
    const viewer = await context.viewer()
    return getUser(context.db, viewer.id)
  }

  @Mutation(() => RegisterPayload, {
    description: 'Creates an account. It does not sign in: call `login` afterwards.',
  })
  register(
    @Ctx() context: Context,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<RegisterPayload> {
    const { db, get, locale } = context
    return asPayload(locale, async () => ({
      user: await register(db, get(accountSettings), context, input),
    }))
  }

  @Mutation(() => LoginPayload, { description: 'Signs in and creates a session.' })
  login(
    @Ctx() context: Context,
    @Arg('input', () => LoginInput, { description: 'The credentials.' }) input: LoginInput,
  ): Promise<LoginPayload> {
    const { db, get, locale } = context
    return asPayload(locale, async () => ({
      session: await login(db, get(accountSettings), context, input),
    }))
  }

  @RequiresAccount()
  @Mutation(() => ProfilePayload, {
    description: 'Changes the details of the account, except its email address.',
  })
  async updateProfile(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('input', () => ProfileInput, { description: 'The new details.' })
    input: ProfileInput,
  ): Promise<ProfilePayload> {
    const { id } = await viewer()
    return asPayload(locale, async () => ({ user: await updateProfile(db, id, input) }))
  }

  @RequiresAccount()
  @Mutation(() => ProfilePayload, {
    description: 'Changes the language of messages to the account.',
  })
  async setLocale(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('input', () => LocaleInput, { description: 'The new language.' }) input: LocaleInput,
  ): Promise<ProfilePayload> {
    const { id } = await viewer()
    return asPayload(locale, async () => ({ user: await setLocale(db, id, input) }))
  }

  @RequiresAccount()
  @Mutation(() => LoginPayload, {
    description: 'Changes the password, ends all sessions and creates a new one.',
  })
  async changePassword(
    @Ctx() context: Context,
    @Arg('input', () => PasswordChangeInput, { description: 'The current and the new password.' })
    input: PasswordChangeInput,
  ): Promise<LoginPayload> {
    const { db, get, locale } = context
    const { id } = await context.viewer()
    const check = { settings: get(accountSettings), device: context }
    return asPayload(locale, async () => ({
      session: await changePassword(db, id, check, input),
    }))
  }

  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Sends a link to reset the password, which works once, for 30 minutes, if an account has this email address.',
  })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The email address of the account.' })
    email: string,
  ): Promise<RequestPasswordResetPayload> {
    const { db, get, locale } = context
    const { userErrors } = await asPayload(locale, async () => {
      await requestPasswordReset(db, get(accountSettings), context, { email })
      return {}
    })
    return { success: userErrors.length === 0, userErrors }
  }

  @Mutation(() => LoginPayload, {
    description: 'Sets a new password, ends all sessions and creates a new one.',
  })
  resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From the link, after `#token=`.' }) token: string,
    @Arg('password', () => String, { description: '6 to 30 letters, digits and !@#$%^&*.' })
    password: string,
  ): Promise<LoginPayload> {
    const { db, get, locale } = context
    return asPayload(locale, async () => ({
      session: await resetPassword(db, get(accountSettings), context, { token, password }),
    }))
  }

  @RequiresAccount()
  @Mutation(() => RequestEmailConfirmationPayload, {
    description:
      'Sends a link to confirm the email address of the account, unless it is already confirmed.',
  })
  async requestEmailConfirmation(
    @Ctx() { db, viewer, get, locale }: Context,
  ): Promise<RequestEmailConfirmationPayload> {
    const { id } = await viewer()
    const { userErrors } = await asPayload(locale, async () => {
      await requestEmailConfirmation(db, get(accountSettings), id)
      return {}
    })
    return { success: userErrors.length === 0, userErrors }
  }

  @Mutation(() => ConfirmEmailPayload, {
    description: 'Confirms an email address with the token of a link that was sent to it.',
  })
  async confirmEmail(
    @Ctx() { db, get, locale }: Context,
    @Arg('token', () => String, { description: 'From the link, after `#token=`.' }) token: string,
  ): Promise<ConfirmEmailPayload> {
    const { userErrors } = await asPayload(locale, async () => {
      await confirmEmail(db, get(accountSettings), { token })
      return {}
    })
    return { success: userErrors.length === 0, userErrors }
  }

  @RequiresAccount()
  @Mutation(() => SignOutEverywherePayload, {
    description: 'Ends all sessions of the account, including the current one.',
  })
  async signOutEverywhere(@Ctx() { db, viewer }: Context): Promise<SignOutEverywherePayload> {
    const { id } = await viewer()
    await signOutEverywhere(db, id)
    return { success: true, userErrors: [] }
  }

  @RequiresAccount()
  @Mutation(() => DeleteAccountPayload, {
    description: 'Deletes the account and its cart. Its orders are kept without name and address.',
  })
  async deleteAccount(
    @Ctx() { db, viewer, get, locale }: Context,
    @Arg('input', () => DeleteAccountInput, { description: 'The confirmation.' })
    input: DeleteAccountInput,
  ): Promise<DeleteAccountPayload> {
    const { id } = await viewer()
    const { userErrors } = await asPayload(locale, async () => {
      await deleteAccount(
        db,
        id,
        { settings: get(accountSettings), providers: get(personalData) },
        input,
      )
      return {}
    })
    return { success: userErrors.length === 0, userErrors }
  }
}
