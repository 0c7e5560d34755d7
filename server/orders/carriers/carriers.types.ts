import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  CARRIER_PROBLEMS,
  type Carrier,
  type CarrierProblem,
  type DeliveryReport,
} from '#domain/couriers/carriers'
import type { Piastres } from '#domain/money/units'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { CarrierEnum } from '../couriers/couriers.types'
import { DeliveryReportEnum } from '../orders/api/order-life.types'
import { REPORT_QUESTIONS, type ReportQuestion } from '../orders/entities/parcel-report.entity'
import type { ParcelReportView } from '../orders/life/parcel-reports.service'
import type { CarrierShipmentView } from './carrier-shipments.service'

const CarrierProblemEnum = toEnum(CARRIER_PROBLEMS)

registerEnumType(CarrierProblemEnum, {
  name: 'CarrierProblem',
  description: 'Why a carrier did not do what it was asked for.',
  valuesConfig: {
    NOT_CONFIGURED: { description: 'The shop has no key for it.' },
    CREDENTIALS: { description: 'It does not accept the key of the shop.' },
    ADDRESS: { description: 'The address has no governorate that it knows.' },
    REFUSED: { description: 'It refused; `explanation` has its words.' },
    TIMEOUT: { description: 'It did not answer in time.' },
    UNREACHABLE: { description: 'It could not be reached.' },
    UNAVAILABLE: { description: 'It failed, or has had too many requests.' },
    UNCLEAR: { description: 'It answered something that is not in its documentation.' },
    NUMBER_USED: {
      description: 'It gave the parcel the tracking number, in `explanation`, of another order.',
    },
    FAILED: { description: 'The shop itself failed; its log says why.' },
  },
})

@ObjectType({ description: 'The parcel of an order at a company with whose API the shop works.' })
export class CarrierShipment implements CarrierShipmentView {
  @Field(() => ID, { name: 'id', description: 'The ID of the shipment.' })
  shipmentId!: number

  @Field(() => CarrierEnum, { description: 'The company.' })
  carrier!: Carrier

  @Field(() => String, { nullable: true, description: 'Null until it is created there.' })
  trackingNumber!: string | null

  @Field(() => DateTime, { nullable: true, description: 'When it was created there.' })
  createdAt!: Date | null

  @Field(() => Int, { description: 'How often that was tried.' })
  attempts!: number

  @Field(() => DateTime, { nullable: true, description: 'When that was tried last.' })
  attemptedAt!: Date | null

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it is tried next; null once it is created, or if somebody must act first.',
  })
  nextAttemptAt!: Date | null

  @Field(() => CarrierProblemEnum, { nullable: true, description: 'Why the last attempt failed.' })
  problem!: CarrierProblem | null

  @Field(() => String, { nullable: true, description: "The company's words about it." })
  explanation!: string | null

  @Field(() => Boolean, {
    description: 'Whether the shop has taken it back: the company has yet to be notified.',
  })
  isTakenBack!: boolean
}

@ObjectType({ description: 'The result of asking a company about a parcel.' })
export class CarrierShipmentPayload extends MutationPayload {
  @Field(() => CarrierShipment, { nullable: true, description: 'The parcel; null on failure.' })
  carrierShipment?: CarrierShipment
}

@ObjectType({ description: 'The label of a parcel.' })
export class FetchCarrierLabelPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: 'A PDF in Base64; null on failure.' })
  pdf?: string
}

const ReportQuestionEnum = toEnum(REPORT_QUESTIONS)

registerEnumType(ReportQuestionEnum, {
  name: 'ReportQuestion',
  description: 'The question that a report leaves to a person.',
  valuesConfig: {
    WHICH_PART: { description: 'Which items stayed with the customer.' },
    EARLIER_PARCEL: { description: 'It is about a parcel that was sent before the last one.' },
    WHICH_ORDER: { description: 'Which of several orders it is about: it has changed none.' },
  },
})

@ObjectType({
  description: "A carrier's report on a parcel; it changes nothing by itself.",
})
export class ParcelReport implements ParcelReportView {
  @Field(() => ID, { description: 'The ID of the report.' })
  id!: number

  @Field(() => ReportQuestionEnum, { description: 'The decision that somebody has to make.' })
  question!: ReportQuestion

  @Field(() => DeliveryReportEnum, { description: 'The report of the company.' })
  report!: DeliveryReport

  @Field(() => String, { nullable: true, description: "The company's number of the parcel." })
  trackingNumber!: string | null

  @Field(() => EGP, {
    name: 'collected',
    nullable: true,
    description: 'The amount it reports as collected; null if it reports none.',
  })
  collectedPiastres!: Piastres | null

  otherOrderIds!: number[]

  @Field(() => DateTime, { description: 'When it came.' })
  createdAt!: Date
}

@ObjectType({ description: 'The result of deciding about a report.' })
export class ResolveParcelReportPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of its order; null on failure.' })
  orderId?: number
}
