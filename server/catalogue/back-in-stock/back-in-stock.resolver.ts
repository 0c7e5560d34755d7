import DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { createBackInStockSchema } from '#domain/back-in-stock/back-in-stock.schema'
import { accountSettings } from '../../accounts/accounts/account-settings'
import { BATCHED } from '../../platform/database/statements/batched'
import type { Context } from '../../platform/features/context'
import { resource } from '../../platform/features/feature'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { AdminProduct } from '../products/admin-products.types'
import {
  cancelRequest,
  countWaiting,
  isWaiting,
  requestForAccount,
  requestForVisitor,
  stopMails,
} from './back-in-stock.service'
import { BackInStockPayload } from './back-in-stock.types'
import { backInStockLimiter } from './back-in-stock-limiter'

const ProductIdArg = () =>
  Arg('productId', () => ID, { description: 'The ID of the sold-out product.' })

const schema = resource(({ env }) => createBackInStockSchema(env.emailTopLevelDomains))

async function done(
  { locale }: Pick<Context, 'locale'>,
  work: () => Promise<void>,
): Promise<BackInStockPayload> {
  const { userErrors } = await asPayload(locale, async () => {
    await work()
    return {}
  })
  return { success: userErrors.length === 0, userErrors }
}

@Resolver()
export class BackInStockResolver {
  @DatabaseCost(0.2)
  @RequiresAccount()
  @Query(() => Boolean, {
    description: 'Whether the signed-in account gets a mail when a product is back in stock.',
  })
  async isWaitingForStock(
    @Ctx() { db, viewer }: Context,
    @ProductIdArg() productId: string,
  ): Promise<boolean> {
    const { id } = await viewer()
    return isWaiting(db, id, productId)
  }

  @RequiresAccount()
  @Mutation(() => BackInStockPayload, {
    description: 'Mails the signed-in account, once, when a sold-out product is back in stock.',
  })
  async requestBackInStockMail(
    @Ctx() context: Context,
    @ProductIdArg() productId: string,
  ): Promise<BackInStockPayload> {
    const { db, viewer, get, locale } = context
    const { id } = await viewer()
    return done(context, () =>
      requestForAccount(db, get(backInStockLimiter), id, productId, locale),
    )
  }

  @Mutation(() => BackInStockPayload, {
    description:
      'Mails an address, once, when a sold-out product is back in stock. The address is kept until then, at most 90 days.',
  })
  requestBackInStockMailTo(
    @Ctx() context: Context,
    @ProductIdArg() productId: string,
    @Arg('email', () => String, { description: 'The address.' }) email: string,
  ): Promise<BackInStockPayload> {
    const { db, get } = context
    const settings = { limiter: get(backInStockLimiter), schema: get(schema) }
    return done(context, () => requestForVisitor(db, settings, context, productId, { email }))
  }

  @RequiresAccount()
  @Mutation(() => BackInStockPayload, {
    description: 'Cancels the mail to the signed-in account when a product is back in stock.',
  })
  async cancelBackInStockMail(
    @Ctx() context: Context,
    @ProductIdArg() productId: string,
  ): Promise<BackInStockPayload> {
    const { id } = await context.viewer()
    return done(context, () => cancelRequest(context.db, id, productId))
  }

  @Mutation(() => BackInStockPayload, {
    description:
      'Ends all waiting for products, with the token of a link in a mail that one was back.',
  })
  stopBackInStockMails(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From the link, after `#token=`.' }) token: string,
  ): Promise<BackInStockPayload> {
    const { db, get } = context
    return done(context, () => stopMails(db, get(accountSettings).jwtSecret, { token }))
  }
}

const waitingCounts = resource(
  ({ db }) => new DataLoader((ids: readonly number[]) => countWaiting(db, ids), BATCHED),
)

@Resolver(() => AdminProduct)
export class WaitingCountResolver {
  @DatabaseCost(0.02, 'perParent')
  @FieldResolver(() => Int, {
    description: 'How many shoppers wait for it to be back in stock, and will get a mail.',
  })
  waitingCount(@Root() { id }: AdminProduct, @Ctx() { get }: Context): Promise<number> {
    return get(waitingCounts).load(id)
  }
}
