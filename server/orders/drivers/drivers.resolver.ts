import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { RefusalReason } from '#domain/orders/order-life'
import type { Context } from '../../platform/features/context'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { KeptItemInput } from '../orders/api/kept-item.types'
import { RefusalReasonEnum } from '../orders/api/order-life.types'
import { type DriverLinks, driverLinks } from './driver-link'
import { createDriverLink, findDriverLink } from './driver-links.service'
import {
  deliverByLink,
  deliverPartlyByLink,
  refuseByLink,
  reportAbsenceByLink,
} from './drivers.service'
import {
  CreateDriverLinkPayload,
  DriverLink,
  DriverRound,
  DriverRoundPayload,
  toRound,
} from './drivers.types'
import { type DriverRoundView, findRound } from './round.service'

const COURIER_ID = { description: 'The ID of the courier.' }
const TOKEN = { description: 'The last part of the address of the link.' }
const ORDER_ID = { description: 'The number of the order.' }
const NO_SESSION =
  'For the courier who has the parcel now, without signing in; twice is once. `userErrors` says if the link does not work.'

/** Performs work with a link. The response is private to the holder of the link, and must not be cached. */
function withLink(
  { get, keepPrivate, locale }: Context,
  work: (links: DriverLinks) => Promise<DriverRoundView>,
): Promise<DriverRoundPayload> {
  keepPrivate()
  return asPayload(locale, async () => ({ round: toRound(await work(get(driverLinks))) }))
}

@Resolver()
export class DriversResolver {
  @Requires(VALUE_PERMISSIONS.driverLink)
  @Query(() => DriverLink, {
    nullable: true,
    description: 'The link of a courier that works now; null if there is none.',
  })
  async driverLink(
    @Ctx() { db, get }: Context,
    @Arg('courierId', () => ID, COURIER_ID) courierId: string,
  ): Promise<DriverLink | null> {
    return findDriverLink(db, get(driverLinks), courierId)
  }

  @Requires(VALUE_PERMISSIONS.driverLink)
  @Mutation(() => CreateDriverLinkPayload, {
    description:
      'Makes the link of a courier, which works until the end of the next day; the one before it no longer does.',
  })
  async createDriverLink(
    @Ctx() { db, get, locale }: Context,
    @Arg('courierId', () => ID, COURIER_ID) courierId: string,
  ): Promise<CreateDriverLinkPayload> {
    return asPayload(locale, async () => ({
      driverLink: await createDriverLink(db, get(driverLinks), courierId),
    }))
  }

  @Query(() => DriverRound, {
    nullable: true,
    description:
      'The parcels of the courier whose link it is; null if it is wrong, has expired or was replaced. Works without signing in.',
  })
  async driverRound(
    @Ctx() { db, get, keepPrivate }: Context,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<DriverRound | null> {
    keepPrivate()
    const round = await findRound(db, get(driverLinks), token)
    return round && toRound(round)
  }

  @Mutation(() => DriverRoundPayload, {
    description: `Marks a parcel as delivered, and what was due as collected. ${NO_SESSION}`,
  })
  deliverByLink(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('collected', () => EGP, {
      description: 'The amount collected; refused if another amount is due.',
    })
    collected: number,
    @IdempotencyKey('link') request?: RequestKey,
  ): Promise<DriverRoundPayload> {
    return withLink(context, (links) =>
      deliverByLink(context.db, links, token, id, collected, request),
    )
  }

  @Mutation(() => DriverRoundPayload, {
    description: `Delivers a part of a parcel, and marks what was due for it as collected; the rest goes back to the shop. ${NO_SESSION}`,
  })
  deliverPartlyByLink(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('kept', () => [KeptItemInput], {
      description: 'The items that the customer kept; omitted items went back.',
    })
    kept: KeptItemInput[],
    @Arg('collected', () => EGP, {
      description: 'The amount collected; refused if another amount is due.',
    })
    collected: number,
    @IdempotencyKey('link') request?: RequestKey,
  ): Promise<DriverRoundPayload> {
    return withLink(context, (links) =>
      deliverPartlyByLink(context.db, links, token, id, { kept, collected }, request),
    )
  }

  @Mutation(() => DriverRoundPayload, {
    description: `Marks a parcel as refused at the door: it goes back to the shop. ${NO_SESSION}`,
  })
  refuseByLink(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('reason', () => RefusalReasonEnum, { description: 'Why.' }) reason: RefusalReason,
    @IdempotencyKey('link') request?: RequestKey,
  ): Promise<DriverRoundPayload> {
    return withLink(context, (links) => refuseByLink(context.db, links, token, id, reason, request))
  }

  @Mutation(() => DriverRoundPayload, {
    description: `Records that nobody was at home today: the parcel stays with the courier. ${NO_SESSION}`,
  })
  reportAbsenceByLink(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('id', () => ID, ORDER_ID) id: string,
  ): Promise<DriverRoundPayload> {
    return withLink(context, (links) => reportAbsenceByLink(context.db, links, token, id))
  }
}
