import { type ComponentType, type MouseEvent, useState } from 'react'
import type { PictureText } from '#domain/products/product-content.schema'
import { useHydrated } from '../../platform/lib/use-hydrated'
import { useHistoryEntry } from '../../platform/routing/use-history-entry'
import { useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import { Picture } from '../../platform/ui/picture'
import type { ProductLightboxProps } from './product-lightbox'
import { useGallery } from './use-gallery'
import './product-gallery.css'

/** On narrow screens the details are below the picture, see product-page.css. */
const PICTURE_SIZES = '(width < 768px) 92vw, 560px'

interface ProductGalleryProps {
  /** The name of the product. */
  readonly name: string
  /** At least one. */
  readonly imageUrls: readonly string[]
  /** What some of them show, in the language of the page. */
  readonly texts: readonly PictureText[]
}

/** Whether the browser should follow a link itself, for example into a new tab. */
const isModified = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * The pictures of a product, in a row to swipe through, with thumbnails. Each opens in a lightbox, whose
 * code is loaded then. Without scripts, they are links to the pictures.
 */
export function ProductGallery({ name, imageUrls, texts }: ProductGalleryProps) {
  const t = useText()
  const isHydrated = useHydrated()
  const count = imageUrls.length
  const { row, current, show, focus, onScroll, onKeyDown } = useGallery(count)
  const [Lightbox, setLightbox] = useState<ComponentType<ProductLightboxProps>>()
  const { isOpen, open, close } = useHistoryEntry('picture')
  const alts = imageUrls.map((url) => texts.find(({ imageUrl }) => imageUrl === url)?.text ?? name)
  const pictures = imageUrls.map((url, index) => ({ url, index, alt: alts[index] ?? name }))

  async function enlarge(event: MouseEvent, index: number): Promise<void> {
    if (isModified(event)) return
    event.preventDefault()
    // Otherwise the lightbox gives the focus back to this link, even if another picture is shown then.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.blur()
    show(index)
    try {
      const { ProductLightbox } = await import('./product-lightbox')
      setLightbox(() => ProductLightbox)
      open()
    } catch {
      // The connection was lost, or there is a new release: as without scripts.
      window.location.assign(imageUrls[index] ?? '')
    }
  }

  function choose(event: MouseEvent, index: number): void {
    if (isModified(event)) return
    event.preventDefault()
    show(index)
  }

  return (
    <div className="product-gallery">
      <div className="product-gallery__stage">
        <ul
          className="product-gallery__pictures"
          ref={row}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {pictures.map(({ url, index, alt }) => (
            <li key={url}>
              <a
                className="product-gallery__picture"
                href={url}
                aria-label={
                  count > 1
                    ? t('product.enlargePicture', { index: index + 1, count })
                    : t('product.enlarge')
                }
                // The others are reached by arrow keys, or through the thumbnails.
                tabIndex={isHydrated && index !== current ? -1 : undefined}
                onClick={(event) => void enlarge(event, index)}
              >
                <Picture
                  src={url}
                  alt={alt}
                  size={560}
                  sizes={PICTURE_SIZES}
                  priority={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        <span className="product-gallery__zoom">
          <Icon name="zoomIn" />
        </span>
      </div>
      {count > 1 && (
        <ul
          className="product-gallery__thumbnails"
          aria-label={t('product.pictures')}
          onKeyDown={onKeyDown}
        >
          {pictures.map(({ url, index }) => (
            <li key={url}>
              <a
                className="product-gallery__thumbnail"
                href={url}
                aria-label={t('product.picture', { index: index + 1, count })}
                aria-current={index === current}
                onClick={(event) => choose(event, index)}
              >
                <Picture src={url} alt="" size={72} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Lightbox && (
        <Lightbox
          name={name}
          alts={alts}
          imageUrls={imageUrls}
          index={current}
          isOpen={isOpen}
          onShow={show}
          onExiting={focus}
          onClose={close}
        />
      )}
    </div>
  )
}
