import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../platform/http/graphql/reference'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { listCustomerAccounts } from './customer-accounts.service'
import { findCustomer, findCustomerId } from './customer-list.service'
import { addNote, listNotes, MAX_NOTES, removeNote } from './customer-notes.service'
import { findLastOrder, readCustomer, updateCustomer } from './customers.service'
import {
  AddCustomerNotePayload,
  CustomerAccount,
  CustomerInput,
  CustomerNote,
  CustomerProfile,
  CustomerRecord,
  RemoveCustomerNotePayload,
  UpdateCustomerPayload,
} from './customers.types'

/** In milliseconds. */
const PROFILE_COST = 0.5

const PHONE = { description: 'A phone number, in any spelling.' }

/** Orders and restrictions of a phone number. */
@Resolver(() => CustomerRecord)
export class CustomersResolver {
  @Requires('customers.read')
  @Query(() => CustomerRecord, {
    description: 'A phone number and its history with the shop, which may be empty.',
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
      'Decides about a phone number: whether shoppers have to pay in advance, or cannot order at all, and why.',
  })
  async updateCustomer(
    @Ctx() { db, locale }: Context,
    @Arg('phone', () => String, PHONE) phone: string,
    @Arg('input', () => CustomerInput, { description: 'The new values.' }) input: CustomerInput,
  ): Promise<UpdateCustomerPayload> {
    return asPayload(locale, async () => ({
      customer: await updateCustomer(db, { ...input, phone }),
    }))
  }

  @Requires('customers.note')
  @Mutation(() => AddCustomerNotePayload, {
    description: 'Writes a note about a phone number, which only the team sees.',
  })
  async addCustomerNote(
    @Ctx() { db, caller, locale }: Context,
    @Arg('phone', () => String, PHONE) phone: string,
    @Arg('text', () => String, { description: 'The note, at most 500 characters.' }) text: string,
  ): Promise<AddCustomerNotePayload> {
    const authorId = (await caller()).viewer?.id ?? null
    return asPayload(locale, async () => ({ note: await addNote(db, authorId, { phone, text }) }))
  }

  @Requires('customers.edit')
  @Mutation(() => RemoveCustomerNotePayload, { description: 'Removes a note about a customer.' })
  async removeCustomerNote(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the note.' }) id: string,
  ): Promise<RemoveCustomerNotePayload> {
    return asPayload(locale, async () => ({ noteId: await removeNote(db, id) }))
  }

  @DatabaseCost(PROFILE_COST, 'perParent')
  @FieldResolver(() => CustomerProfile, {
    nullable: true,
    description: 'The customer; null if the shop knows nothing about the phone.',
  })
  async customer(
    @Root() { phone }: CustomerRecord,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<CustomerProfile>> {
    const load = (id: number) => findCustomer(db, id)
    return referenceTo(await findCustomerId(db, phone), info, { load })
  }

  @FieldResolver(() => [CustomerNote], {
    description: `The notes of the team, newest first; at most ${MAX_NOTES}.`,
  })
  notes(
    @Root() { phone }: CustomerRecord,
    @Ctx() { db }: Context,
  ): Promise<readonly CustomerNote[]> {
    return listNotes(db, phone)
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

  @NullWithout(VALUE_PERMISSIONS.customerOrders)
  @FieldResolver(() => AdminOrder, {
    nullable: true,
    description: 'The last order with this phone number, or of an account with it.',
  })
  lastOrder(@Root() { phone }: CustomerRecord, @Ctx() { db }: Context): Promise<AdminOrder | null> {
    return findLastOrder(db, phone)
  }
}
