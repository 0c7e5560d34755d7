import { useState } from 'react'
import { type CourierOrdersQuery, useCourierOrdersLazyQuery } from '../../platform/gql/couriers'
import {
  type ParcelCondition,
  useSetTrackingNumbersMutation,
} from '../../platform/gql/orders-admin'
import { type Problem, toProblems, useOrderActs } from '../orders/admin/use-order-acts'
import { actsOf, inParts, type PlannedRow, type ReportRow } from './report-file'

/** A row names an order in two ways, and one request takes 200. */
const ROWS_OF_ONE_QUERY = 100

/** The orders and earlier parcels with which the rows of a report are compared. */
export type FoundOrders = Readonly<Pick<CourierOrdersQuery, 'courierOrders' | 'earlierParcels'>>

/** Finds the orders that rows of a report are about. */
export function useFindOrders(courierId: string) {
  const [fetchOrders] = useCourierOrdersLazyQuery({ fetchPolicy: 'network-only' })
  return async (rows: readonly ReportRow[]): Promise<FoundOrders> => {
    const courierOrders: CourierOrdersQuery['courierOrders'][number][] = []
    const earlierParcels: CourierOrdersQuery['earlierParcels'][number][] = []
    for (const part of inParts(rows, ROWS_OF_ONE_QUERY)) {
      const { data, error } = await fetchOrders({
        variables: {
          courierId,
          trackingNumbers: part.flatMap(({ trackingNumber }) => trackingNumber ?? []),
          orderIds: part.flatMap(({ orderId }) => (orderId && isId(orderId) ? orderId : [])),
        },
      })
      if (!data) throw error
      courierOrders.push(...data.courierOrders)
      earlierParcels.push(...data.earlierParcels)
    }
    return { courierOrders, earlierParcels }
  }
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** The result of applying a report. */
export interface AppliedReport {
  /** The orders that were changed. */
  readonly count: number
  readonly problems: readonly Problem[]
}

/** Applies a report. Rejects if a request fails; changes made before that remain. */
export function useApplyReport() {
  const runAct = useOrderActs()
  const [setTrackingNumbers] = useSetTrackingNumbersMutation()
  const [isBusy, setIsBusy] = useState(false)

  async function apply(
    planned: readonly PlannedRow[],
    condition: ParcelCondition,
  ): Promise<AppliedReport> {
    const changed = new Set<string>()
    const problems: Problem[] = []
    const numbers = planned.flatMap(({ orderId, newNumber }) =>
      orderId && newNumber ? [{ orderId, trackingNumber: newNumber }] : [],
    )
    // First, because delivered parcels take no tracking number.
    for (const parcels of inParts(numbers)) {
      const { data } = await setTrackingNumbers({ variables: { parcels: [...parcels] } })
      if (!data) throw new Error('No result of setTrackingNumbers')
      for (const { id } of data.result.orders) changed.add(id)
      problems.push(...toProblems(data.result))
    }
    for (const { act, reason, ids } of actsOf(planned)) {
      const result = await runAct(act, ids, { ...(reason && { reason }), condition })
      for (const id of result.ids) changed.add(id)
      problems.push(...result.problems)
    }
    return { count: changed.size, problems }
  }

  return {
    isBusy,
    async apply(planned: readonly PlannedRow[], condition: ParcelCondition) {
      setIsBusy(true)
      try {
        return await apply(planned, condition)
      } finally {
        setIsBusy(false)
      }
    },
  }
}
