import { useState } from 'react'
import { pictureSources } from '#domain/pictures'

interface PictureProps {
  readonly src: string
  readonly alt: string
  /** Of the square it is shown in, in CSS pixels. */
  readonly size: number
  /** How wide it is where that is not its size: the `sizes` of HTML. */
  readonly sizes?: string
  /** It is in the first view: fetched at once. Others wait until they come near. */
  readonly priority?: boolean
}

const PLACEHOLDER = '/favicon.svg'

/** A product's picture; one that cannot be loaded becomes the shop's sign. */
export function Picture({ src, alt, size, sizes, priority = false }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const isBroken = broken === src
  return (
    <img
      className={isBroken ? 'picture picture--broken' : 'picture'}
      src={isBroken ? PLACEHOLDER : src}
      srcSet={isBroken ? undefined : pictureSources(src)}
      sizes={sizes ?? `${size}px`}
      alt={alt}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      ref={(image) => {
        // It may have failed before this component was there to hear of it.
        if (image?.complete && image.naturalWidth === 0 && !isBroken) setBroken(src)
      }}
      onError={() => setBroken(src)}
    />
  )
}
