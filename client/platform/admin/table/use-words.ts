import type { Locale } from '#domain/messages/locale'
import { type Translate, useFormatPounds, useLocale, useText } from '../../texts/text'
import { useFormatDate, useFormatDay } from '../../texts/use-format-date'

/** The texts and formats of values, in cells and files. */
export interface Words {
  readonly t: Translate
  readonly locale: Locale
  readonly formatDate: (isoTime: string) => string
  readonly formatDay: (isoDay: string) => string
  readonly formatPounds: ReturnType<typeof useFormatPounds>
}

export function useWords(): Words {
  return {
    t: useText(),
    locale: useLocale(),
    formatDate: useFormatDate(),
    formatDay: useFormatDay(),
    formatPounds: useFormatPounds(),
  }
}
