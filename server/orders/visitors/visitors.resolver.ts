import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { accountSettings } from '../../accounts/accounts/account-settings'
import { createVisitorAccount } from '../../accounts/accounts/visitor-accounts.service'
import type { Context } from '../../platform/features/context'
import { resource } from '../../platform/features/feature'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { currentSettings } from '../../shop/settings/current-settings'
import { keepOrders, readVisitorOrders } from './keep-orders.service'
import {
  CreateVisitorAccountPayload,
  KeepVisitorOrdersPayload,
  VisitorAccountInput,
  VisitorOrders,
} from './visitors.types'

/** What signs the links in mails. */
const linkSecret = resource(({ jwtSecret }) => jwtSecret)

const TOKEN = 'From the link of a mail, after `#token=`.'

@Resolver()
export class VisitorsResolver {
  @Mutation(() => CreateVisitorAccountPayload, {
    description:
      'Signs a visitor in who orders without a password: makes an account that only this session opens. Whether an account has the email makes no difference.',
  })
  createVisitorAccount(
    @Ctx() context: Context,
    @Arg('input', () => VisitorAccountInput, { description: 'The visitor.' })
    input: VisitorAccountInput,
  ): Promise<CreateVisitorAccountPayload> {
    const { db, get, locale } = context
    return asPayload(locale, async () => {
      const { values } = await get(currentSettings).get(db)
      const rules = { isEmailOptional: values.isEmailOptional === true }
      return {
        session: await createVisitorAccount(db, get(accountSettings), context, input, rules),
      }
    })
  }

  @Query(() => VisitorOrders, {
    nullable: true,
    description: 'The order that the link of a mail refers to; null if it does not work.',
  })
  async visitorOrders(
    @Ctx() { db, get, keepPrivate }: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
  ): Promise<VisitorOrders | null> {
    keepPrivate()
    return readVisitorOrders(db, get(linkSecret), token)
  }

  @Mutation(() => KeepVisitorOrdersPayload, {
    description:
      'Keeps the orders that visitors have placed with an address, for whoever reads the mail to it: adds them to the account that has the address, or makes one with a password.',
  })
  keepVisitorOrders(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Of a new account: 6 to 30 letters, digits and !@#$%^&*.',
    })
    password?: string,
  ): Promise<KeepVisitorOrdersPayload> {
    const { db, get, locale } = context
    return asPayload(locale, () =>
      keepOrders(db, get(accountSettings), context, { token, password }),
    )
  }
}
