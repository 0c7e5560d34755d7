import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useText } from '../../platform/texts/text'
import 'yet-another-react-lightbox/styles.css'
import './product-lightbox.css'

export interface ProductLightboxProps {
  /** The name of the product. */
  readonly name: string
  /** What each shows. */
  readonly alts: readonly string[]
  readonly imageUrls: readonly string[]
  /** The picture that is shown. */
  readonly index: number
  readonly isOpen: boolean
  /** Called when another picture is shown. */
  readonly onShow: (index: number) => void
  /** Called when the page can have the focus again. */
  readonly onExiting: () => void
  readonly onClose: () => void
}

const MAX_ZOOM_PIXEL_RATIO = 4

/** Vector pictures are sharp at any size: their intrinsic size, which may be small, does not matter. */
const isDrawing = (url: string) => /\.svg(?:[?#]|$)/i.test(url)
const DRAWING_SIZE = { width: 1600, height: 1600 }

/** The pictures of a product over the whole screen, to zoom into by buttons, keys, wheel or fingers. */
export function ProductLightbox({
  name,
  alts,
  imageUrls,
  index,
  isOpen,
  onShow,
  onExiting,
  onClose,
}: ProductLightboxProps) {
  const t = useText()
  const count = imageUrls.length
  return (
    <Lightbox
      open={isOpen}
      close={onClose}
      index={index}
      slides={imageUrls.map((src, place) => ({
        src,
        alt: alts[place] ?? '',
        ...(isDrawing(src) && DRAWING_SIZE),
      }))}
      plugins={[Zoom]}
      className="product-lightbox"
      carousel={{ finite: true, preload: 1 }}
      animation={{ fade: 150, swipe: 250 }}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM_PIXEL_RATIO, scrollToZoom: true, pinchZoomV4: true }}
      on={{ view: ({ index: viewed }) => onShow(viewed), exiting: onExiting }}
      render={count > 1 ? {} : { buttonPrev: () => null, buttonNext: () => null }}
      toolbar={{
        buttons: [
          count > 1 && (
            <p key="position" className="product-lightbox__position" aria-live="polite">
              {t('product.picture', { index: index + 1, count })}
            </p>
          ),
          'close',
        ],
      }}
      labels={{
        Previous: t('product.previousPicture'),
        Next: t('product.nextPicture'),
        Close: t('product.closePictures'),
        Slide: t('product.slide'),
        Carousel: t('product.pictures'),
        Lightbox: name,
        'Photo gallery': t('product.pictures'),
        '{index} of {total}': t('product.picture', { index: '{index}', count: '{total}' }),
        'Zoom in': t('product.zoomIn'),
        'Zoom out': t('product.zoomOut'),
      }}
    />
  )
}
