import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import { getUser, login, register } from './accounts.service'
import { LoginInput, LoginPayload, RegisterInput, RegisterPayload, User } from './accounts.types'

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
}
