import { useState } from 'react'
import type { Gs1Elements } from '#domain/scanning/gs1'
import { findScanned, readScan } from '#domain/scanning/scan'
import { formatExpiry, readExpiry } from '#domain/stock/expiry'
import { useScanReports } from '../../platform/admin/scanning/scan-report'
import {
  type BookStockMutation,
  type ScannedProductsQuery,
  type StockBookingKind,
  useBookStockMutation,
  useScannedProductsLazyQuery,
} from '../../platform/gql/stock'
import { newIdempotencyKey } from '../../platform/lib/idempotency-key'
import { useStored } from '../../platform/lib/stored-value'
import { useQueue } from '../../platform/lib/use-queue'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import {
  addScan,
  addUnknown,
  applyBooked,
  type Draft,
  type DraftLine,
  readExpiryKeys,
  readExpiryText,
  readQuantity,
  removeLine,
  removeUnknown,
  setExpiry,
  setQuantity,
  storedDraft,
  type UnknownCode,
} from './restock-draft'

/** Products of one request: few enough that its answer comes soon. */
const CHUNK = 50

/** The digits of EAN-8. */
const SHORTEST_CODE = 8

/** A line booked since the page was opened. */
type BookedLine = Omit<BookStockMutation['bookStock']['booked'][number], 'product'> & {
  readonly id: string
  readonly name: string
}

const newDraft = (): Draft => ({
  kind: 'RECEIVED',
  key: newIdempotencyKey(),
  lines: [],
  unknown: [],
})

/** The draft as of now: two scans may come before a render. */
const readDraft = () => storedDraft.read() ?? newDraft()

function change(edit: (draft: Draft) => Draft): void {
  storedDraft.write(edit(readDraft()))
}

type Found = ScannedProductsQuery['scannedProducts'][number]

/** Returns the further elements of a GS1 barcode; null for an SKU that looks like one. */
function elementsOf(code: string, { product: { product, inventory } }: Found): Gs1Elements | null {
  const scanned = { sku: inventory?.sku ?? null, gtin: product.gtin }
  const [match] = findScanned(readScan(code), [scanned])
  return match?.reading.gs1 ?? null
}

const toScanned = ({ product: { id, stock, product }, reserved }: Found) => ({
  productId: id,
  name: product.name,
  stock,
  reserved,
})

const knownLine = (code: string): DraftLine | undefined =>
  readDraft().lines.find(({ codes }) => codes.includes(code))

/** Scans, kept in the browser until they are booked, and their booking. */
export function useRestock() {
  const t = useText()
  const draft = useStored(storedDraft)
  const { report, say } = useScanReports()
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [booked, setBooked] = useState<readonly BookedLine[]>([])
  const [isBooking, setIsBooking] = useState(false)
  const queue = useQueue()
  const [findProducts] = useScannedProductsLazyQuery({ fetchPolicy: 'no-cache' })
  const [bookStock] = useBookStockMutation()

  function keepApart(code: string, reason: UnknownCode['reason']): void {
    change((now) => addUnknown(now, { code, reason }))
    say(t(`restock.code.${reason}`, { code }), true)
  }

  function add(
    product: Parameters<typeof addScan>[1],
    code: string,
    elements: Gs1Elements | null = null,
  ): void {
    const { name, productId } = product
    const expiresOn = readDraft().kind === 'RECEIVED' ? elements?.expiresOn : undefined
    const listed = readDraft().lines.find((line) => line.productId === productId)?.expiresOn
    if (expiresOn && listed && listed !== expiresOn) {
      const [date, other] = [formatExpiry(listed), formatExpiry(expiresOn)]
      say(t('restock.otherExpiry', { name, date, other }), true)
      return
    }
    change((now) => addScan(removeUnknown(now, code), product, code, elements?.count ?? 1))
    if (expiresOn) change((now) => setExpiry(now, expiresOn, productId))
    const count = readDraft().lines.at(-1)?.quantity ?? 1
    say(t('restock.added', { name, count }))
  }

  async function look(code: string): Promise<void> {
    try {
      const { data } = await findProducts({ variables: { code } })
      if (!data) throw new Error('The product was not looked up')
      const [found, another] = data.scannedProducts
      const expiry = found ? undefined : readExpiryKeys(code)
      if (expiry !== undefined && readExpiry(expiry)) dateLast(expiry)
      else if (!found) keepApart(code, 'unknown')
      else if (another) keepApart(code, 'several')
      else add(toScanned(found), code, elementsOf(code, found))
    } catch {
      const known = knownLine(code)
      if (known) add(known, code)
      else keepApart(code, 'failed')
    }
  }

  function setLast(quantity: number): void {
    const line = readDraft().lines.at(-1)
    if (!line) {
      say(t('restock.noProduct'), true)
      return
    }
    change((now) => setQuantity(now, quantity))
    say(t('restock.added', { name: line.name, count: quantity }))
  }

  function dateLast(text: string): void {
    const line = readDraft().lines.at(-1)
    const expiresOn = readExpiry(text)
    if (!line) say(t('restock.noProduct'), true)
    else if (!expiresOn) say(t('restock.expiryUnread', { text }), true)
    else date(line, expiresOn)
  }

  function date({ productId, name }: DraftLine, expiresOn: string | undefined): void {
    change((now) => setExpiry(now, expiresOn, productId))
    if (expiresOn) say(t('restock.expiryAdded', { name, date: formatExpiry(expiresOn) }))
  }

  /** Sets the date that was typed at a line. A code that was scanned there is a scan. */
  function enterExpiry(line: DraftLine, text: string): void {
    const expiresOn = readExpiry(text)
    if (expiresOn || text.trim() === '') date(line, expiresOn)
    else if (text.trim().length >= SHORTEST_CODE) enter(text)
    else say(t('restock.expiryUnread', { text }), true)
  }

  /** Takes what a scanner or a person has entered, after what was entered before it. */
  function enter(text: string): void {
    const code = text.trim()
    if (code === '') return
    const quantity = readQuantity(code)
    const expiry = readExpiryText(code)
    void queue.add(() => {
      if (expiry !== undefined) return dateLast(expiry)
      return quantity === undefined ? look(code) : setLast(quantity)
    })
  }

  async function send({ key, kind, lines }: Draft): Promise<number> {
    let count = 0
    for (let start = 0; start < lines.length; start += CHUNK) {
      const part = lines.slice(start, start + CHUNK).map((line) => toInput(kind, line))
      const { data } = await bookStock({
        // A booking of another kind is another one, even if it follows an answer that was lost.
        variables: { key: `${key}-${kind}`, kind, lines: part },
      })
      if (!data) throw new Error('The stock was not booked')
      const { booked, userErrors } = data.bookStock
      const done = booked.flatMap(({ product, ...one }) =>
        product ? { ...one, productId: product.id } : [],
      )
      const names = new Map(lines.map(({ productId, name }) => [productId, name]))
      count += done.length
      // The key stays until all parts have an answer.
      change((now) => applyBooked(now, done, now.key))
      setBooked((others) => [
        ...done.map((one) => ({
          ...one,
          id: `${key} ${one.productId}`,
          name: names.get(one.productId) ?? '',
        })),
        ...others,
      ])
      setProblems(
        (others) =>
          new Map([
            ...others,
            ...userErrors.flatMap((error) =>
              'productId' in error ? [[error.productId, error.message] as const] : [],
            ),
          ]),
      )
    }
    return count
  }

  const book = useSingleFlight(async () => {
    await queue.drained()
    const now = readDraft()
    if (now.lines.length === 0) return
    setIsBooking(true)
    setProblems(new Map())
    try {
      const count = await send(now)
      change((after) => ({ ...after, key: newIdempotencyKey() }))
      const isAll = count === now.lines.length
      say(t(isAll ? 'restock.booked' : 'restock.bookedSome', { count }), !isAll)
    } catch {
      say(t('restock.bookFailed'), true)
    } finally {
      setIsBooking(false)
    }
  })

  return {
    draft: draft ?? EMPTY_DRAFT,
    report,
    say,
    problems,
    booked,
    isBooking,
    enter,
    enterExpiry,
    book,
    setKind: (kind: StockBookingKind) => change((now) => ({ ...now, kind })),
    setQuantity: (productId: string, quantity: number) =>
      change((now) => setQuantity(now, quantity, productId)),
    removeLine: (productId: string) => change((now) => removeLine(now, productId)),
    removeUnknown: (code: string) => change((now) => removeUnknown(now, code)),
  }
}

const EMPTY_DRAFT: Draft = { kind: 'RECEIVED', key: '', lines: [], unknown: [] }

function toInput(kind: StockBookingKind, line: DraftLine) {
  const { productId, quantity, stock, reserved, expiresOn } = line
  return {
    productId,
    quantity,
    expectedUnits: stock === null ? null : stock + reserved,
    expiresOn: kind === 'RECEIVED' ? (expiresOn ?? null) : null,
  }
}
