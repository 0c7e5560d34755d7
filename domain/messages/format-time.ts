import { SHOP_TIME_ZONE } from '../delivery/cairo-day'
import { LOCALE_SETTINGS, type Locale } from './locale'

/** Formats a time as date and time in Cairo. */
export function formatTime(time: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].intl, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  }).format(time)
}
