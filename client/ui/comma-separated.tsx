import { Fragment } from 'react'

interface CommaSeparatedProps {
  /** User input: each text may have its own direction. */
  readonly texts: readonly string[]
}

/** Short texts on one line. */
export function CommaSeparated({ texts }: CommaSeparatedProps) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal
    <Fragment key={index}>
      {index > 0 && ', '}
      <bdi>{text}</bdi>
    </Fragment>
  ))
}
