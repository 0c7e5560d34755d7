import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import { getUser, login, register } from './accounts.service'
import {
  AccountEndPayload,
  LoginInput,
  LoginPayload,
  PasswordChangeInput,
  ProfileInput,
  ProfilePayload,
  RegisterInput,
  RegisterPayload,
  User,
} from './accounts.types'
import { changePassword, signOutEverywhere, updateProfile } from './own-account.service'

@Resolver()
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: "The token's account. Needs a token." })
  async me(@Ctx() context: Context): Promise<User> {
    const viewer = await context.viewer()
    return getUser(context.db, viewer.id)
  }

  @Mutation(() => RegisterPayload, { description: 'Makes an account. Sign in afterwards.' })
  register(
    @Ctx() { db }: Context,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<RegisterPayload> {
    return asPayload(async () => ({ user: await register(db, input) }))
  }

  @Mutation(() => LoginPayload, { description: 'Opens a session.' })
  login(
    @Ctx() { db, accounts, address }: Context,
    @Arg('input', () => LoginInput, { description: 'Whose session.' }) input: LoginInput,
  ): Promise<LoginPayload> {
    return asPayload(async () => ({ session: await login(db, accounts, address, input) }))
  }

  @Mutation(() => ProfilePayload, {
    description: "Changes the token's account; its email stays. Needs a token.",
  })
  async updateProfile(
    @Ctx() { db, viewer }: Context,
    @Arg('input', () => ProfileInput, { description: 'What it says from now on.' })
    input: ProfileInput,
  ): Promise<ProfilePayload> {
    const { id } = await viewer()
    return asPayload(async () => ({ user: await updateProfile(db, id, input) }))
  }

  @Mutation(() => LoginPayload, {
    description:
      'Changes the password, which ends every session, and opens a new one. Needs a token.',
  })
  async changePassword(
    @Ctx() { db, viewer, accounts: settings, address }: Context,
    @Arg('input', () => PasswordChangeInput, { description: 'The old and the new one.' })
    input: PasswordChangeInput,
  ): Promise<LoginPayload> {
    const { id } = await viewer()
    return asPayload(async () => ({
      session: await changePassword(db, id, { settings, address }, input),
    }))
  }

  @Mutation(() => AccountEndPayload, {
    description: 'Ends every session of the account, this one, too. Needs a token.',
  })
  async signOutEverywhere(@Ctx() { db, viewer }: Context): Promise<AccountEndPayload> {
    const { id } = await viewer()
    await signOutEverywhere(db, id)
    return { done: true, userErrors: [] }
  }
}
