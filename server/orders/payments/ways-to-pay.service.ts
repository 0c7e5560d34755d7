import type { AppError } from '#domain/errors'
import { translate } from '#domain/messages'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import {
  CASH_ON_DELIVERY,
  type OnlineWay,
  restWayToPay,
  type WayToPay,
} from '#domain/payments/ways-to-pay'
import { invalid } from '#domain/validation/validate'

/** The ways in a language, with the names that programs send. */
function waysText(ways: readonly WayToPay[], locale: Locale): string {
  const names = ways.map(
    (way) => `${translate(`pay.way.${way}`, {}, locale)} (${restWayToPay(way)})`,
  )
  return new Intl.ListFormat(LOCALE_SETTINGS[locale].intl, { type: 'disjunction' }).format(names)
}

function notOffered(ways: readonly WayToPay[]): AppError {
  const parameters = { ways: { en: waysText(ways, 'en'), ar: waysText(ways, 'ar') } }
  return invalid([{ field: 'wayToPay', key: 'payment.wayNotOffered', parameters }])
}

/** Returns one of the ways that are offered. Throws INVALID, which names them. */
export function requireOnlineWay(offered: readonly OnlineWay[], wayToPay: unknown): OnlineWay {
  const way = offered.find((one) => one === wayToPay)
  if (!way) throw notOffered(offered)
  return way
}

/** Returns how an order is paid online; null for cash, which is the default. Throws INVALID, which names what is offered. */
export function readWayToPay(
  offered: readonly OnlineWay[],
  wayToPay: string | null | undefined,
): OnlineWay | null {
  if (wayToPay == null || wayToPay === CASH_ON_DELIVERY) return null
  const way = offered.find((one) => one === wayToPay)
  if (!way) throw notOffered([CASH_ON_DELIVERY, ...offered])
  return way
}
