import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { getUser } from '../accounts/accounts.service'
import { ProfilePayload, User } from '../accounts/accounts.types'
import { SavedAddress, ShippingAddressInput } from './address.types'
import {
  addAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses.service'

const IdArg = () => Arg('id', () => ID, { description: 'The ID of the saved address.' })

const AddressArg = () => Arg('input', () => ShippingAddressInput, { description: 'The address.' })

/** Changes the addresses of the caller and returns the account, so that clients update their lists. */
async function change(
  { db, viewer, locale }: Context,
  work: (userId: number) => Promise<void>,
): Promise<ProfilePayload> {
  const { id } = await viewer()
  return asPayload(locale, async () => {
    await work(id)
    return { user: await getUser(db, id) }
  })
}

@Resolver()
export class AddressesResolver {
  @RequiresAccount()
  @Mutation(() => ProfilePayload, {
    description:
      'Saves an address. An account can have at most 10, and the first one becomes the default.',
  })
  addAddress(
    @Ctx() context: Context,
    @AddressArg() input: ShippingAddressInput,
  ): Promise<ProfilePayload> {
    return change(context, (userId) => addAddress(context.db, userId, input))
  }

  @RequiresAccount()
  @Mutation(() => ProfilePayload, { description: 'Changes a saved address.' })
  updateAddress(
    @Ctx() context: Context,
    @IdArg() id: string,
    @AddressArg() input: ShippingAddressInput,
  ): Promise<ProfilePayload> {
    return change(context, (userId) => updateAddress(context.db, userId, id, input))
  }

  @RequiresAccount()
  @Mutation(() => ProfilePayload, {
    description:
      'Deletes a saved address. If it was the default, the newest remaining address becomes the default.',
  })
  deleteAddress(@Ctx() context: Context, @IdArg() id: string): Promise<ProfilePayload> {
    return change(context, (userId) => deleteAddress(context.db, userId, id))
  }

  @RequiresAccount()
  @Mutation(() => ProfilePayload, {
    description: 'Makes a saved address the default.',
  })
  setDefaultAddress(@Ctx() context: Context, @IdArg() id: string): Promise<ProfilePayload> {
    return change(context, (userId) => setDefaultAddress(context.db, userId, id))
  }
}

@Resolver(() => User)
export class UserAddressesResolver {
  @FieldResolver(() => [SavedAddress], {
    description: 'The saved addresses: the default, then the others, newest first.',
  })
  async addresses(@Root() { id }: User, @Ctx() { db }: Context): Promise<readonly SavedAddress[]> {
    return [...(await listAddresses(db, id))]
  }
}
