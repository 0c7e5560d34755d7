import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../context'
import { Requires } from '../http/graphql/requires'
import { asPayload } from '../http/graphql/user-errors'
import { AdminOrder } from '../orders/admin-orders.types'
import {
  findLastOrder,
  listCustomerAccounts,
  readCustomer,
  updateCustomer,
} from './customers.service'
import {
  CustomerAccount,
  CustomerInput,
  CustomerRecord,
  UpdateCustomerPayload,
} from './customers.types'

const PHONE = { description: 'A phone number, in any spelling.' }

@Resolver(() => CustomerRecord)
export class CustomersResolver {
  @Requires('customers.read')
  @Query(() => CustomerRecord, {
    description: 'What the shop knows about a phone number, also if that is nothing yet.',
  })
  async customerRecord(
    @Ctx() { db }: Context,
    @Arg('phone', () => String, PHONE) phone: string,
  ): Promise<CustomerRecord> {
    return readCustomer(db, phone)
  }

  @Requires('customers.edit')
  @Mutation(() => UpdateCustomerPayload, {
    description:
      "Decides about a phone number: whether shoppers have to pay in advance, or cannot order at all, and the team's note.",
  })
  async updateCustomer(
    @Ctx() { db, locale }: Context,
    @Arg('phone', () => String, PHONE) phone: string,
    @Arg('input', () => CustomerInput, { description: 'What changes.' }) input: CustomerInput,
  ): Promise<UpdateCustomerPayload> {
    return asPayload(locale, async () => ({
      customer: await updateCustomer(db, { ...input, phone }),
    }))
  }

  @FieldResolver(() => [CustomerAccount], {
    description: 'The accounts with this phone number, or with orders of it; at most 10.',
  })
  accounts(
    @Root() { phone }: CustomerRecord,
    @Ctx() { db }: Context,
  ): Promise<readonly CustomerAccount[]> {
    return listCustomerAccounts(db, phone)
  }

  @FieldResolver(() => AdminOrder, {
    nullable: true,
    description: 'The last order with this phone number, or of an account with it.',
  })
  lastOrder(@Root() { phone }: CustomerRecord, @Ctx() { db }: Context): Promise<AdminOrder | null> {
    return findLastOrder(db, phone)
  }
}
