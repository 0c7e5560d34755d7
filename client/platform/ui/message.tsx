import { Fragment } from 'react'
import type { MessageKey } from '#domain/messages'
import { useText } from '../texts/text'

interface MessageProps {
  readonly text: MessageKey
  /** User input, which may have another direction. */
  readonly values: Readonly<Record<string, string>>
}

const PLACES = 0xe000

/** A message with bidirectionally isolated values. */
export function Message({ text, values }: MessageProps) {
  const t = useText()
  const names = Object.keys(values)
  // Private-use characters stand for the values, to find their places in the text.
  const places = names.map((name, index) => [name, String.fromCharCode(PLACES + index)] as const)
  return t(text, Object.fromEntries(places))
    .split(/([\ue000-\uf8ff])/)
    .map((part, index) => {
      const name = names[part.charCodeAt(0) - PLACES]
      const value = name && values[name]
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
      return <Fragment key={index}>{value === undefined ? part : <bdi>{value}</bdi>}</Fragment>
    })
}
