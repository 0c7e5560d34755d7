import { Fragment } from 'react'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import { useLocale } from '../texts/text'

interface CommaSeparatedProps {
  /** User input: each text may have its own direction. */
  readonly texts: readonly string[]
}

/** Short texts on one line. */
export function CommaSeparated({ texts }: CommaSeparatedProps) {
  const { comma } = LOCALE_SETTINGS[useLocale()]
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal
    <Fragment key={index}>
      {index > 0 && `${comma} `}
      <bdi>{text}</bdi>
    </Fragment>
  ))
}
