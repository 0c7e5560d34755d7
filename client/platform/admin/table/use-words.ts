import { type Translate, useFormatPounds, useText } from '../../texts/text'
import { useFormatDate } from '../../texts/use-format-date'

/** What values are written with, in cells and files. */
export interface Words {
  readonly t: Translate
  readonly formatDate: (isoTime: string) => string
  readonly formatPounds: ReturnType<typeof useFormatPounds>
}

export function useWords(): Words {
  return { t: useText(), formatDate: useFormatDate(), formatPounds: useFormatPounds() }
}
