import { Fragment } from 'react'
import type { MessageKey } from '#domain/messages'
import { useText } from '../lib/text'

interface MessageProps {
  readonly text: MessageKey
  /** User input, which may have another direction. */
  readonly values: Readonly<Record<string, string>>
}

/** A message with bidirectionally isolated values. */
export function Message({ text, values }: MessageProps) {
  const t = useText()
  return t(text)
    .split(/(\{\w+\})/)
    .map((part, index) => {
      const value = values[part.slice(1, -1)]
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
      return <Fragment key={index}>{value === undefined ? part : <bdi>{value}</bdi>}</Fragment>
    })
}
