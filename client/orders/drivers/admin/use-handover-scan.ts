import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SHIPMENT_TABLE } from '#domain/orders/order-life'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { useScanReports } from '../../../platform/admin/scanning/scan-report'
import {
  HandoversDocument,
  useParcelsToHandOverLazyQuery,
} from '../../../platform/gql/drivers-admin'
import { useQueue } from '../../../platform/lib/use-queue'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { useCourierChoice } from '../../orders/admin/use-courier-choice'
import { useOrderActs } from '../../orders/admin/use-order-acts'
import {
  checkParcel,
  type HandoverResult,
  missingParcels,
  parcelsOf,
  type ScannedParcels,
} from './handover-check'

/** In the address, so that a reload loses no scan. */
const PARCELS = 'parcels'
const COURIER = 'courier'

/** Collects the parcels that a courier takes, one scan after another, and hands them over as one handover. */
export function useHandoverScan() {
  const t = useText()
  const client = useApolloClient()
  const runAct = useOrderActs()
  const { report, say } = useScanReports()
  const [params, setParams] = useSearchParams()
  const choice = useCourierChoice(params.get(COURIER) ?? undefined)
  const [list, setList] = useState<readonly ScannedParcels[]>([])
  const [handoverId, setHandoverId] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** As of now: two scans may come before a render. */
  const current = useRef<readonly ScannedParcels[]>([])
  const courier = useRef(choice.courierId)
  const queue = useQueue()
  const [findOrders] = useParcelsToHandOverLazyQuery({ fetchPolicy: 'no-cache' })

  useEffect(() => {
    courier.current = choice.courierId
  }, [choice.courierId])

  const nameOf = (id: string) => choice.couriers?.find((one) => one.id === id)?.name ?? ''

  function show(next: readonly ScannedParcels[]): void {
    current.current = next
    setList(next)
    const scanned = next.flatMap(({ order, scanned: count }) =>
      Array.from({ length: count }, () => order.id),
    )
    const address = new URLSearchParams()
    if (scanned.length > 0) {
      address.set(PARCELS, scanned.join(','))
      if (courier.current) address.set(COURIER, courier.current)
    }
    setParams(address, { replace: true })
  }

  function choose(id: string): void {
    courier.current = id
    choice.choose(id)
    const others = current.current.filter(({ order: { assignedCourier } }) =>
      Boolean(assignedCourier && id && assignedCourier.id !== id),
    )
    // A parcel of another courier would go astray.
    show(current.current.filter((one) => !others.includes(one)))
    const [other] = others
    if (other) tell({ kind: 'otherCourier', order: other.order }, other.order.id)
  }

  function textOf(result: HandoverResult, code: string): string {
    switch (result.kind) {
      case 'unknown':
      case 'several':
      case 'scannedAlready':
        return t(`handovers.scan.${result.kind}`, { code })
      case 'cancelled':
        return t('handovers.scan.cancelled', { id: result.order.id })
      case 'handedOver': {
        const { id, shipment } = result.order
        return t('handovers.scan.handedOver', { id, courier: shipment?.courierName ?? '' })
      }
      case 'otherCourier': {
        const { id, assignedCourier } = result.order
        return t('handovers.scan.otherCourier', { id, courier: assignedCourier?.name ?? '' })
      }
      case 'notPossible': {
        const { id, status, shipmentState } = result.order
        const { isOpen, label } = ORDER_STATUS_TABLE[status]
        const state = t(isOpen ? SHIPMENT_TABLE[shipmentState].label : label)
        return t('handovers.scan.notPossible', { id, state })
      }
      case 'added': {
        const { order, scanned } = result.parcels
        const of = parcelsOf(order)
        const added = { id: order.id, name: order.recipientName }
        if (of === 1) return t('handovers.scan.added', added)
        return t('handovers.scan.addedOf', { ...added, count: scanned, of })
      }
    }
  }

  /** Shows the result of a scan. */
  const tell = (result: HandoverResult, code: string) =>
    say(textOf(result, code), result.kind !== 'added')

  async function look(code: string): Promise<void> {
    setHandoverId(null)
    const { data, error } = await findOrders({ variables: { code } })
    if (error || !data) return say(t('handovers.scan.failed', { code }), true)
    const result = checkParcel(data.scannedOrders, current.current, courier.current)
    if (result.kind === 'added') {
      const { order } = result.parcels
      if (!courier.current && order.assignedCourier) {
        courier.current = order.assignedCourier.id
        choice.choose(order.assignedCourier.id)
      }
      // The last one is seen first.
      show([result.parcels, ...current.current.filter((one) => one.order.id !== order.id)])
    }
    tell(result, code)
  }

  function enter(code: string): void {
    void queue.add(() => look(code))
  }

  const handOver = useSingleFlight(async () => {
    await queue.drained()
    const parcels = current.current
    const courierId = courier.current
    if (parcels.length === 0) return
    if (!courierId) return say(t('handovers.scan.noCourier'), true)
    const partial = parcels.find((one) => missingParcels(one) > 0)
    if (partial) {
      const count = missingParcels(partial)
      return say(t('handovers.scan.missing', { id: partial.order.id, count }), true)
    }
    setIsBusy(true)
    try {
      const ids = parcels.map(({ order: { id } }) => id)
      const { ids: done, problems, handoverId: id } = await runAct('handOver', ids, { courierId })
      show(parcels.filter(({ order }) => !done.includes(order.id)))
      setHandoverId(id)
      const [problem] = problems
      if (problem) {
        const text = problem.orderId
          ? t('handovers.scan.refused', { id: problem.orderId, reason: problem.message })
          : problem.message
        say(text, true)
      } else say(t('handovers.scan.done', { count: done.length, courier: nameOf(courierId) }))
      await client.refetchQueries({ include: [HandoversDocument] }).catch(() => undefined)
    } catch {
      say(t('orders.actFailed'), true)
    } finally {
      setIsBusy(false)
    }
  })

  const [earlier] = useState(() => params.get(PARCELS)?.split(',') ?? [])
  const isRestored = useRef(false)
  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    for (const id of earlier) enter(`#${id}`)
  })

  return {
    report,
    say,
    list,
    choice: { ...choice, choose },
    handoverId,
    isBusy,
    enter,
    handOver,
    remove: (id: string) => show(current.current.filter(({ order }) => order.id !== id)),
  }
}
