import {
  type OrdersResultFragment,
  type ParcelCondition,
  type RefusalReason,
  useAssignCourierMutation,
  useCancelOrdersMutation,
  useConfirmOrdersMutation,
  useDeliverOrdersAfterAllMutation,
  useDeliverOrdersMutation,
  useHandOverOrdersMutation,
  useLoseOrdersMutation,
  usePackOrdersMutation,
  useReceiveBackOrdersMutation,
  useRecordUnansweredCallsMutation,
  useRefuseOrdersMutation,
  useTakeBackOrdersMutation,
  useUnpackOrdersMutation,
} from '../../../platform/gql/orders-admin'
import type { OrderAct } from './order-acts'

/** Details of an action, besides its orders. */
export interface ActDetails {
  readonly parcelCount?: number
  readonly courierId?: string
  readonly trackingNumber?: string | null
  readonly reason?: RefusalReason
  readonly condition?: ParcelCondition
  /** Why orders are cancelled, which their customers see. */
  readonly cancelReason?: string
}

/** Why an action failed for one of the orders, or for all of them. */
export interface Problem {
  readonly orderId: string | undefined
  readonly message: string
}

export interface ActResult {
  readonly ids: readonly string[]
  readonly problems: readonly Problem[]
  /** The number of the handover that now includes the orders. */
  readonly handoverId: string | null
}

/** Performs an action on orders; rejects if the request fails. */
export type RunAct = (
  act: OrderAct,
  ids: readonly string[],
  details?: ActDetails,
) => Promise<ActResult>

interface Response {
  readonly data?: { readonly result: OrdersResultFragment } | null | undefined
}

type Mutate = (ids: string[], details: ActDetails) => Promise<Response>

function useMutations(): Readonly<Record<OrderAct, Mutate>> {
  const [confirm] = useConfirmOrdersMutation()
  const [missCall] = useRecordUnansweredCallsMutation()
  const [assignCourier] = useAssignCourierMutation()
  const [pack] = usePackOrdersMutation()
  const [unpack] = useUnpackOrdersMutation()
  const [handOver] = useHandOverOrdersMutation()
  const [takeBack] = useTakeBackOrdersMutation()
  const [deliver] = useDeliverOrdersMutation()
  const [deliverAfterAll] = useDeliverOrdersAfterAllMutation()
  const [refuse] = useRefuseOrdersMutation()
  const [lose] = useLoseOrdersMutation()
  const [receiveBack] = useReceiveBackOrdersMutation()
  const [cancel] = useCancelOrdersMutation()
  return {
    confirm: (ids) => confirm({ variables: { ids } }),
    missCall: (ids) => missCall({ variables: { ids } }),
    assignCourier: (ids, { courierId = '' }) => assignCourier({ variables: { ids, courierId } }),
    removeCourier: (ids) => assignCourier({ variables: { ids, courierId: null } }),
    pack: (ids, { parcelCount = 1 }) => pack({ variables: { ids, parcelCount } }),
    unpack: (ids) => unpack({ variables: { ids } }),
    handOver: (ids, { courierId = '', trackingNumber = null }) =>
      handOver({ variables: { ids, courierId, trackingNumber } }),
    takeBack: (ids) => takeBack({ variables: { ids } }),
    deliver: (ids) => deliver({ variables: { ids } }),
    deliverAfterAll: (ids) => deliverAfterAll({ variables: { ids } }),
    refuse: (ids, { reason = 'OTHER' }) => refuse({ variables: { ids, reason } }),
    lose: (ids) => lose({ variables: { ids } }),
    receiveBack: (ids, { condition = 'SELLABLE' }) =>
      receiveBack({ variables: { ids, condition } }),
    cancel: (ids, { cancelReason = '' }) =>
      cancel({ variables: { ids, reason: cancelReason || null } }),
  }
}

export function useOrderActs(): RunAct {
  const mutations = useMutations()
  return async (act, ids, details = {}) => {
    const { data } = await mutations[act]([...ids], details)
    if (!data) throw new Error(`No result of ${act}`)
    const { handoverId } = data.result
    return {
      handoverId,
      ids: data.result.orders.map(({ id }) => id),
      problems: toProblems(data.result),
    }
  }
}

export function toProblems({ userErrors }: OrdersResultFragment): readonly Problem[] {
  return userErrors.map((userError) => ({
    orderId: 'orderId' in userError ? userError.orderId : undefined,
    message: userError.message,
  }))
}
