import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { personalData } from '../../accounts/accounts/personal-data.service'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { AfterArg, FirstArg, UpdatedSinceArg } from '../../platform/http/graphql/page-arguments'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { listCustomerAccounts } from './customer-accounts.service'
import { deleteCustomer, exportCustomer } from './customer-data.service'
import { findCustomer, listCustomers, sortsBySpent } from './customer-list.service'
import { listNotes, MAX_NOTES } from './customer-notes.service'
import {
  listAddressesUsed,
  listReviewsOf,
  MAX_ADDRESSES,
  MAX_REVIEWS,
} from './customer-page.service'
import {
  CustomerAccount,
  CustomerAddress,
  CustomerConnection,
  CustomerFilterArgs,
  CustomerNote,
  CustomerProfile,
  CustomerReview,
  DeleteCustomerPayload,
} from './customers.types'

@Resolver(() => CustomerConnection)
export class CustomerConnectionResolver {
  @FieldResolver(() => Int, { description: 'The number of customers in all pages.' })
  totalCount(@Root() { count }: CustomerConnection): Promise<number> {
    return count()
  }
}

/** The list of customers, and the page of each. */
@Resolver(() => CustomerProfile)
export class CustomerProfilesResolver {
  @Requires('customers.read')
  @Query(() => CustomerConnection, {
    description: 'All customers in pages; who ordered last comes first by default.',
  })
  async customers(
    @Ctx() { db, requirePermission }: Context,
    @Args(() => CustomerFilterArgs) filter: CustomerFilterArgs,
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @UpdatedSinceArg() updatedSince?: Date | null,
  ): Promise<CustomerConnection> {
    if (filter.sort && sortsBySpent(filter.sort)) await requirePermission('revenue.read')
    return toCountedConnection(await listCustomers(db, { ...filter, first, after, updatedSince }))
  }

  @Requires('customers.read')
  @Query(() => CustomerProfile, {
    nullable: true,
    description: 'A customer; null if there is none with this ID.',
  })
  async customer(
    @Ctx() { db }: Context,
    @Arg('id', () => ID, { description: 'The ID of the customer.' }) id: string,
  ): Promise<CustomerProfile | null> {
    return findCustomer(db, id)
  }

  @Requires('customers.delete')
  @Query(() => String, {
    description:
      'Everything that the shop holds about a customer, as JSON: accounts, orders, addresses, reviews, decisions and notes.',
  })
  async customerData(
    @Ctx() { db, get }: Context,
    @Arg('id', () => ID, { description: 'The ID of the customer.' }) id: string,
  ): Promise<string> {
    return JSON.stringify(await exportCustomer(db, id, get(personalData)), null, 2)
  }

  @Requires('customers.delete')
  @Mutation(() => DeleteCustomerPayload, {
    description:
      'Deletes the personal data of a customer: accounts with this mobile, notes, and the names, phones and addresses of orders. The orders are kept without them; a block stays. Refused while orders are open.',
  })
  async deleteCustomer(
    @Ctx() { db, get, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the customer.' }) id: string,
  ): Promise<DeleteCustomerPayload> {
    return asPayload(locale, async () => ({
      customerId: await deleteCustomer(db, id, get(personalData)),
    }))
  }

  @NullWithout(VALUE_PERMISSIONS.customerSpent)
  @FieldResolver(() => EGP, {
    nullable: true,
    description: 'The sum of their payments, less refunds.',
  })
  spent(@Root() { spentPiastres }: CustomerProfile): number {
    return spentPiastres
  }

  @FieldResolver(() => [CustomerAccount], {
    description: 'The accounts with this phone number, or with orders of it; at most 10.',
  })
  accounts(
    @Root() { phone }: CustomerProfile,
    @Ctx() { db }: Context,
  ): Promise<readonly CustomerAccount[]> {
    return listCustomerAccounts(db, phone)
  }

  @FieldResolver(() => [CustomerAddress], {
    description: `Where the orders went, the last address first; at most ${MAX_ADDRESSES}.`,
  })
  addresses(
    @Root() { phone }: CustomerProfile,
    @Ctx() { db }: Context,
  ): Promise<readonly CustomerAddress[]> {
    return listAddressesUsed(db, phone)
  }

  @FieldResolver(() => [CustomerReview], {
    description: `The reviews by the accounts, newest first; at most ${MAX_REVIEWS}.`,
  })
  reviews(
    @Root() { phone }: CustomerProfile,
    @Ctx() { db }: Context,
  ): Promise<readonly CustomerReview[]> {
    return listReviewsOf(db, phone)
  }

  @FieldResolver(() => [CustomerNote], {
    description: `The notes of the team, newest first; at most ${MAX_NOTES}.`,
  })
  notes(
    @Root() { phone }: CustomerProfile,
    @Ctx() { db }: Context,
  ): Promise<readonly CustomerNote[]> {
    return listNotes(db, phone)
  }
}
