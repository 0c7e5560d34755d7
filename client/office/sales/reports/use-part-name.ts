import { localPhone } from '#domain/addresses/local-phone'
import { GOVERNORATE_NAMES, GOVERNORATES } from '#domain/delivery/governorates'
import { ORDER_SOURCE_TABLE } from '#domain/orders/order-source'
import { findCategory } from '#domain/products/categories'
import type { ReportDimensionCode } from '#domain/reports/sales-report'
import { useIntlLocale, useLocale, useText } from '../../../platform/texts/text'
import { useFormatDay } from '../../../platform/texts/use-format-date'

/** A Monday, which is weekday 1. */
const MONDAY = Date.UTC(2026, 10, 2)
const DAY = 24 * 60 * 60 * 1000

/** The name of a part of a report, for people. */
export function usePartName(): (
  dimension: ReportDimensionCode,
  key: string | null,
  productName: string | null,
) => string {
  const t = useText()
  const locale = useLocale()
  const intlLocale = useIntlLocale()
  const formatDay = useFormatDay()
  const format = (options: Intl.DateTimeFormatOptions, time: number) =>
    new Intl.DateTimeFormat(intlLocale, { ...options, timeZone: 'UTC' }).format(time)
  return (dimension, key, productName) => {
    if (key === null) return t(dimension === 'CATEGORY' ? 'report.noCategory' : 'report.none')
    switch (dimension) {
      case 'PRODUCT':
        return productName ?? key
      case 'CATEGORY': {
        const category = findCategory(key)
        return category ? t(category.title) : key
      }
      case 'GOVERNORATE': {
        const governorate = GOVERNORATES.find((code) => code === key)
        return governorate ? GOVERNORATE_NAMES[governorate][locale] : key
      }
      case 'SOURCE': {
        const source = Object.values(ORDER_SOURCE_TABLE).find(({ value }) => value === key)
        return source ? t(source.label) : key
      }
      case 'DAY':
        return formatDay(`${key}T12:00:00Z`)
      case 'WEEKDAY':
        return format({ weekday: 'long' }, MONDAY + (Number(key) - 1) * DAY)
      case 'HOUR':
        return format({ hour: 'numeric', minute: '2-digit' }, Number(key) * 60 * 60 * 1000)
      case 'CUSTOMER':
        return localPhone(key)
      case 'AREA':
      case 'BRAND':
      case 'CODE':
      case 'COURIER':
        return key
    }
  }
}
