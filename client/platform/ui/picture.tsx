import { useState } from 'react'
import { isDrawn, pictureSources } from '#domain/products/pictures'
import './picture.css'

interface PictureProps {
  readonly src: string
  readonly alt: string
  /** The width and height in CSS pixels. */
  readonly size: number
  /** The `sizes` attribute, if the width varies with the screen. */
  readonly sizes?: string
  /** Above the fold: loads immediately. Others load lazily. */
  readonly priority?: boolean
}

const PLACEHOLDER = '/favicon.svg'

/** A product's picture; the shop's logo replaces one that fails to load. */
export function Picture({ src, alt, size, sizes, priority = false }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const isBroken = brokenSrc === src
  const srcSet = isBroken ? undefined : pictureSources(src)
  return (
    <img
      className={`picture${isBroken ? ' picture--broken' : isDrawn(src) ? '' : ' picture--framed'}`}
      src={isBroken ? PLACEHOLDER : src}
      srcSet={srcSet}
      sizes={srcSet && (sizes ?? `${size}px`)}
      alt={alt}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      ref={(image) => {
        // The error event may have fired before hydration.
        if (image?.complete && image.naturalWidth === 0 && !isBroken) setBrokenSrc(src)
      }}
      onError={() => setBrokenSrc(src)}
    />
  )
}
