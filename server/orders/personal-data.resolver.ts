import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { AccountDeletionInput, AccountEndPayload } from '../accounts/accounts.types'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import { deleteAccount } from './personal-data.service'

@Resolver()
export class PersonalDataResolver {
  @Mutation(() => AccountEndPayload, {
    description:
      "Deletes the token's account with its cart; its orders stay without name and address. Needs a token.",
  })
  async deleteAccount(
    @Ctx() { db, viewer, accounts: settings, address }: Context,
    @Arg('input', () => AccountDeletionInput, { description: 'What confirms it.' })
    input: AccountDeletionInput,
  ): Promise<AccountEndPayload> {
    const { id } = await viewer()
    const { userErrors } = await asPayload(async () => {
      await deleteAccount(db, id, { settings, address }, input)
      return {}
    })
    return { done: userErrors.length === 0, userErrors }
  }
}
