import '@fastify/accepts'
import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#domain/messages/locale'

/** The language of the texts in an API's response: the one of Accept-Language, or else English. */
export function requestLocale(request: FastifyRequest): Locale {
  const header = request.headers['accept-language']
  // Parsing costs more than searching the text, and most headers ask only for English.
  if (!header || !/\bar\b/i.test(header)) return DEFAULT_LOCALE
  const locale = request.accepts().language([...LOCALES])
  return isLocale(locale) ? locale : DEFAULT_LOCALE
}
