import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { courierLoader } from '../../orders/couriers/courier-loader'
import { Courier } from '../../orders/couriers/couriers.types'
import { Shipment } from '../../orders/orders/api/order-life.types'
import { createOrderResolver } from '../../orders/orders/api/order-of.resolver'
import { shipmentLoader } from '../../orders/orders/reads/shipment-loader'
import { BATCHED } from '../../platform/database/statements/batched'
import type { Context } from '../../platform/features/context'
import { resource } from '../../platform/features/feature'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../platform/http/graphql/reference'
import { NullWithout } from '../../platform/http/graphql/requires'
import { CashEntry, CourierBalanceLine, Settlement, SettlementLine } from './cash.types'
import { findSettlements, type SettlementView } from './settlements.service'

// What entries, lines and balances are about. An API key that reads the ledger may not be allowed to read orders.

/** In milliseconds, in a batch. */
const COURIER_COST = 0.01
const SHIPMENT_COST = 0.02
const SETTLEMENT_COST = 0.1

const settlementLoader = resource(
  ({ db }) =>
    new DataLoader<number, SettlementView | null>(async (ids) => {
      const settlements = await findSettlements(db, ids)
      const byId = new Map(settlements.map((settlement) => [settlement.id, settlement]))
      return ids.map((id) => byId.get(id) ?? null)
    }, BATCHED),
)

function createSettlementResolver(
  parent: ClassType<{ readonly settlementId: number | null }>,
  description: string,
) {
  @Resolver(() => parent)
  class SettlementOfResolver {
    @DatabaseCost(SETTLEMENT_COST, 'perParent')
    @FieldResolver(() => Settlement, { nullable: true, description })
    settlement(
      @Root() { settlementId }: { readonly settlementId: number | null },
      @Ctx() { get }: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Reference<Settlement>> {
      return referenceTo(settlementId, info, get(settlementLoader))
    }
  }
  return SettlementOfResolver
}

function createShipmentResolver(
  parent: ClassType<{ readonly shipmentId: number | null }>,
  description: string,
) {
  @Resolver(() => parent)
  class ShipmentOfResolver {
    @NullWithout(VALUE_PERMISSIONS.orderTotals)
    @DatabaseCost(SHIPMENT_COST, 'perParent')
    @FieldResolver(() => Shipment, { nullable: true, description })
    shipment(
      @Root() { shipmentId }: { readonly shipmentId: number | null },
      @Ctx() { get }: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Reference<Shipment>> {
      return referenceTo(shipmentId, info, get(shipmentLoader))
    }
  }
  return ShipmentOfResolver
}

@Resolver(() => CashEntry)
class CourierOfEntryResolver {
  @DatabaseCost(COURIER_COST, 'perParent')
  @FieldResolver(() => Courier, {
    nullable: true,
    description: "The courier who has or had the money; null for the shop's own hands.",
  })
  courier(
    @Root() { courierId }: CashEntry,
    @Ctx() { get }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<Courier>> {
    return referenceTo(courierId, info, get(courierLoader))
  }
}

export const cashReferences = [
  CourierOfEntryResolver,
  createOrderResolver(CashEntry, 'The order that it is about; null if it is about none.'),
  createSettlementResolver(CashEntry, 'The settlement that booked it; null if none did.'),
  createOrderResolver(SettlementLine, 'The order; null if none matches.'),
  createShipmentResolver(SettlementLine, 'The parcel; null if none matches.'),
  createOrderResolver(CourierBalanceLine, 'The order; null if it is about none.'),
  createShipmentResolver(CourierBalanceLine, 'The parcel; null if it is about none.'),
  createSettlementResolver(CourierBalanceLine, 'The settlement that carried it; null if none did.'),
]
