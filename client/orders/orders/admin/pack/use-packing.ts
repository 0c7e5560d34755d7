import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cairoDay } from '#domain/delivery/cairo-day'
import { SHIPMENT_TABLE } from '#domain/orders/order-life'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { formatExpiry } from '#domain/stock/expiry'
import type { UnknownCode } from '../../../../catalogue/stock/restock-draft'
import { useScanReports } from '../../../../platform/admin/scanning/scan-report'
import {
  type PackableOrderFragment,
  usePackableOrderLazyQuery,
  useScannedOrdersLazyQuery,
} from '../../../../platform/gql/orders-admin'
import { useScannedProductsLazyQuery } from '../../../../platform/gql/stock'
import { useQueue } from '../../../../platform/lib/use-queue'
import { useText } from '../../../../platform/texts/text'
import { isPossible } from '../order-acts'
import { useOrderActs } from '../use-order-acts'
import {
  type Counts,
  checkScan,
  countOf,
  countUnits,
  missingUnits,
  type PackItem,
  type PackResult,
  unitsOf,
} from './pack-check'

interface Packing {
  readonly order: PackableOrderFragment
  readonly counts: Counts
  /** Scanned codes that belong to no product. */
  readonly unknown: readonly UnknownCode[]
}

const NOTHING: Counts = new Map()

/** Packs one order after another by scanner: first the order, then each item, and Enter once it is complete. */
export function usePacking() {
  const t = useText()
  const runAct = useOrderActs()
  const [params, setParams] = useSearchParams()
  const [packing, setPacking] = useState<Packing>()
  const { report, say } = useScanReports()
  const [parcelCount, setParcelCount] = useState('1')
  const [isBusy, setIsBusy] = useState(false)
  /** As of now: two scans may come before a render. */
  const current = useRef<Packing>(undefined)
  const queue = useQueue()
  const [fetchOrder] = usePackableOrderLazyQuery({ fetchPolicy: 'network-only' })
  const [findOrders] = useScannedOrdersLazyQuery({ fetchPolicy: 'no-cache' })
  const [findProducts] = useScannedProductsLazyQuery({ fetchPolicy: 'no-cache' })

  function show(next: Packing | undefined): void {
    current.current = next
    setPacking(next)
  }

  async function load(id: string): Promise<void> {
    const { data, error } = await fetchOrder({ variables: { id } })
    if (error || !data) return say(t('pack.failed'), true)
    const { adminOrder: order } = data
    if (!order) return say(t('pack.unknown', { code: `#${id}` }), true)
    if (!isPossible('pack', order)) {
      const { isOpen, label } = ORDER_STATUS_TABLE[order.status]
      const state = t(isOpen ? SHIPMENT_TABLE[order.shipmentState].label : label)
      return say(t('pack.notNow', { id, state }), true)
    }
    show({ order, counts: NOTHING, unknown: [] })
    setParcelCount('1')
    say(t('pack.opened', { id, count: missingUnits(order.items, NOTHING) }))
    setParams({ order: id }, { replace: true })
  }

  function close(): void {
    show(undefined)
    setParams({}, { replace: true })
  }

  async function pack(parcels: string): Promise<void> {
    const now = current.current
    if (!now) return
    const { id } = now.order
    setIsBusy(true)
    try {
      const { problems } = await runAct('pack', [id], { parcelCount: Number(parcels) })
      const [problem] = problems
      if (problem) return say(problem.message, true)
      close()
      say(t('orders.done.pack', { id }))
    } catch {
      say(t('orders.actFailed'), true)
    } finally {
      setIsBusy(false)
    }
  }

  /** Shows the result of a scan; returns whether it was an item. */
  function count(now: Packing, result: PackResult, text: string): boolean {
    if (result.kind === 'notOfOrder') return false
    if (result.kind === 'unclear') say(t('pack.unclear', { code: text }), true)
    else if (result.kind === 'tooMany') {
      const { name } = result.item
      say(t('pack.tooMany', { name, count: unitsOf(result.item) }), true)
    } else if (result.kind === 'expired') {
      const { item, expiresOn } = result
      say(t('pack.expired', { name: item.name, date: formatExpiry(expiresOn) }), true)
    } else {
      const { item, counts, takeFirst } = result
      show({ ...now, counts })
      const done = { name: item.name, count: countOf(counts, item), of: unitsOf(item) }
      if (takeFirst) say(t('pack.takeFirst', { ...done, date: formatExpiry(takeFirst) }), true)
      else if (missingUnits(now.order.items, counts) === 0) say(t('pack.complete'))
      else say(t('pack.counted', done))
    }
    return true
  }

  /** Reports a scan that is none of the order's items: another product, or an unknown code. */
  async function refuse(text: string, isFresh = false): Promise<void> {
    const { data, error } = await findProducts({ variables: { code: text } })
    const now = current.current
    if (!now) return
    const { id, items } = now.order
    if (error || !data) return say(t('pack.failed'), true)
    const [found, another] = data.scannedProducts
    if (another) return say(t('pack.wrong', { code: text, id }), true)
    if (found) {
      const { product } = found.product
      const isOfOrder = items.some(({ productId }) => productId === product.id)
      // Somebody has given it this code since the order was opened.
      if (isOfOrder && !isFresh) return countAgain(text)
      return say(t('pack.wrongProduct', { name: product.name, id }), true)
    }
    const others = now.unknown.filter(({ code }) => code !== text)
    show({ ...now, unknown: [...others, { code: text, reason: 'unknown' }] })
    say(t('pack.wrong', { code: text, id }), true)
  }

  function forget(text: string): void {
    const now = current.current
    if (now) show({ ...now, unknown: now.unknown.filter(({ code }) => code !== text) })
  }

  /** Counts a scan whose code a product of the order has got since it was opened. */
  async function countAgain(text: string): Promise<void> {
    const before = current.current
    if (!before) return
    const { data, error } = await fetchOrder({ variables: { id: before.order.id } })
    const now = current.current
    if (!now) return
    if (error || !data?.adminOrder) return say(t('pack.failed'), true)
    const tied = { ...now, order: data.adminOrder }
    show(tied)
    const { items } = tied.order
    if (!count(tied, checkScan(items, tied.counts, text, cairoDay(new Date())), text))
      await refuse(text, true)
  }

  async function scanOrder(text: string, parcels: string): Promise<void> {
    const { data, error } = await findOrders({ variables: { code: text } })
    if (error || !data) return say(t('pack.failed'), true)
    const [found, another] = data.scannedOrders
    const now = current.current
    if (another) return say(t('pack.several', { code: text }), true)
    if (!now) {
      if (found) return load(found.id)
      return say(t('pack.unknown', { code: text }), true)
    }
    const { id, items } = now.order
    const missing = missingUnits(items, now.counts)
    if (!found) return refuse(text)
    if (found.id === id && missing === 0) return pack(parcels)
    if (found.id === id) return say(t('pack.missing', { id, count: missing }), true)
    if (now.counts.size === 0) return load(found.id)
    say(t('pack.otherOrder', { id, other: found.id }), true)
  }

  function enter(text: string): void {
    const parcels = parcelCount
    void queue.add(async () => {
      const now = current.current
      const today = cairoDay(new Date())
      const isItem = now && count(now, checkScan(now.order.items, now.counts, text, today), text)
      if (!isItem) await scanOrder(text, parcels)
    })
  }

  /** Enter without a scan. */
  function confirm(): void {
    const parcels = parcelCount
    void queue.add(async () => {
      const now = current.current
      if (!now) return
      const missing = missingUnits(now.order.items, now.counts)
      if (missing === 0) await pack(parcels)
      else say(t('pack.missing', { id: now.order.id, count: missing }), true)
    })
  }

  const asked = params.get('order')
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    // Later, the address follows the order that is open.
    if (asked) void queue.add(() => load(asked))
  })

  return {
    packing,
    report,
    parcelCount,
    isBusy,
    say,
    enter,
    confirm,
    close,
    setParcelCount,
    open: (id: string) => {
      void queue.add(() => load(id))
    },
    /** Dismisses the question about an unknown code. */
    forget,
    /** An unknown code was assigned to a product. */
    tie: (text: string) => {
      forget(text)
      void queue.add(() => countAgain(text))
    },
    /** Counts a unit that was checked without a scanner. */
    countOne: (item: PackItem) => {
      const now = current.current
      if (now) count(now, countUnits(now.counts, item, 1), '')
    },
  }
}
