import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { updateCourierFiles } from '../couriers/couriers.service'
import { Courier, CourierPayload } from '../couriers/couriers.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import {
  listParcelReports,
  MAX_PARCEL_REPORTS,
  resolveParcelReport,
} from '../orders/life/parcel-reports.service'
import { askCarrier, readCarrierLabel } from './carrier-questions.service'
import {
  type CarrierShipmentView,
  findCarrierShipment,
  retryShipment,
} from './carrier-shipments.service'
import { carriers } from './carriers'
import {
  CarrierShipment,
  CarrierShipmentPayload,
  FetchCarrierLabelPayload,
  ParcelReport,
  ResolveParcelReportPayload,
} from './carriers.types'
import {
  CourierFilesInput,
  EarlierParcel,
  ExportColumn,
  ReportColumns,
} from './courier-files.types'
import { findCourierOrders, findEarlierParcels } from './tracking-numbers.service'

const ORDER_ID = { description: 'The ID of the order.' }

@Resolver(() => Courier)
export class CarriersResolver {
  @FieldResolver(() => [ExportColumn], {
    nullable: true,
    description: 'The columns of the files that it gets; null as long as they are the usual ones.',
  })
  exportColumns(@Root() { exportColumns }: Courier): readonly ExportColumn[] | null {
    return exportColumns
  }

  @FieldResolver(() => ReportColumns, {
    nullable: true,
    description:
      'Which columns of its reports are which, and what its words mean; null before the first one.',
  })
  reportColumns(@Root() { reportColumns }: Courier): ReportColumns | null {
    return reportColumns
  }

  @Requires('couriers.edit')
  @Mutation(() => CourierPayload, {
    description: 'Saves the formats of the files that a courier gets and sends.',
  })
  async updateCourierFiles(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the courier.' }) id: string,
    @Arg('input', () => CourierFilesInput, { description: 'Omitted fields stay unchanged.' })
    input: CourierFilesInput,
  ): Promise<CourierPayload> {
    return asPayload(locale, async () => ({ courier: await updateCourierFiles(db, id, input) }))
  }

  @Requires('orders.read')
  @Query(() => [AdminOrder], {
    description: `The orders whose parcels a courier has, or can get, by what its files know them by; at most 200.`,
  })
  async courierOrders(
    @Ctx() { db }: Context,
    @Arg('courierId', () => ID, { description: 'The ID of the courier.' }) courierId: string,
    @Arg('trackingNumbers', () => [String], { description: 'Tracking numbers, at most 200.' })
    trackingNumbers: string[],
    @Arg('orderIds', () => [ID], { description: 'IDs of orders, at most 200.' })
    orderIds: string[],
  ): Promise<readonly AdminOrder[]> {
    return findCourierOrders(db, { courierId, trackingNumbers, orderIds })
  }

  @Requires('orders.read')
  @Query(() => [EarlierParcel], {
    description: `The parcels of a courier with these tracking numbers whose orders have a later parcel; at most 200.`,
  })
  async earlierParcels(
    @Ctx() { db }: Context,
    @Arg('courierId', () => ID, { description: 'The ID of the courier.' }) courierId: string,
    @Arg('trackingNumbers', () => [String], { description: 'Tracking numbers, at most 200.' })
    trackingNumbers: string[],
  ): Promise<readonly EarlierParcel[]> {
    return findEarlierParcels(db, { courierId, trackingNumbers })
  }

  @Requires('orders.read')
  @Query(() => CarrierShipment, {
    nullable: true,
    description: `The last parcel of an order at a company with whose API the shop works; null if it has none.`,
  })
  async carrierShipment(
    @Ctx() { db }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
  ): Promise<CarrierShipment | null> {
    return findCarrierShipment(db, id)
  }

  @Requires('orders.read')
  @Query(() => [ParcelReport], {
    description: `The unresolved reports of companies on the parcels of an order; at most ${MAX_PARCEL_REPORTS}.`,
  })
  async parcelReports(
    @Ctx() { db }: Context,
    @Arg('orderId', () => ID, ORDER_ID) orderId: string,
  ): Promise<readonly ParcelReport[]> {
    return listParcelReports(db, orderId)
  }

  @Requires('orders.ship')
  @Mutation(() => ResolveParcelReportPayload, {
    description: 'Marks a report of a company as resolved.',
  })
  async resolveParcelReport(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the report.' }) id: string,
  ): Promise<ResolveParcelReportPayload> {
    return asPayload(locale, async () => ({ orderId: await resolveParcelReport(db, id) }))
  }

  @Requires('orders.ship')
  @Mutation(() => CarrierShipmentPayload, {
    description: 'Tries again now to create the parcel of an order at its company.',
  })
  retryCarrierShipment(
    @Ctx() context: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
  ): Promise<CarrierShipmentPayload> {
    return change(context, () => retryShipment(context.db, id))
  }

  @Requires('orders.ship')
  @Mutation(() => CarrierShipmentPayload, {
    description: 'Asks the company of a parcel where it is, and takes in the answer.',
  })
  askCarrier(
    @Ctx() context: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
  ): Promise<CarrierShipmentPayload> {
    return change(context, () => askCarrier(context.db, context.get(carriers), id))
  }

  @Requires('orders.ship')
  @Mutation(() => FetchCarrierLabelPayload, {
    description: 'Fetches the label of a parcel from its company.',
  })
  async fetchCarrierLabel(
    @Ctx() { db, get, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
  ): Promise<FetchCarrierLabelPayload> {
    return asPayload(locale, async () => {
      const label = await readCarrierLabel(db, get(carriers), id)
      return { pdf: label.toString('base64') }
    })
  }
}

async function change(
  { locale }: Context,
  work: () => Promise<CarrierShipmentView>,
): Promise<CarrierShipmentPayload> {
  return asPayload(locale, async () => ({ carrierShipment: await work() }))
}
