import type { CSSProperties } from 'react'
import './skeleton.css'

interface SkeletonProps {
  /** CSS lengths. */
  readonly inlineSize?: string
  readonly blockSize?: string
  readonly className?: string
}

/**
 * The placeholder of loading content. It is hidden from screen readers: add a text about the
 * loading.
 */
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
