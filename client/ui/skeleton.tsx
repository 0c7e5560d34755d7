import type { CSSProperties } from 'react'

interface SkeletonProps {
  /** CSS lengths of the thing that will stand here. */
  readonly inlineSize?: string
  readonly blockSize?: string
  readonly className?: string
}

/** Holds the place of something that is loading; whoever uses it says so in words. */
export function Skeleton({ inlineSize, blockSize, className }: SkeletonProps) {
  const style: CSSProperties = { inlineSize, blockSize }
  return (
    <span
      aria-hidden="true"
      className={['skeleton', className].filter(Boolean).join(' ')}
      style={style}
    />
  )
}
