import { useId, useRef } from 'react'
import type { ProductDetailsQuery } from '../../platform/gql/products'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import '../../platform/ui/dialog.css'
import './size-guide.css'

type Chart = NonNullable<NonNullable<ProductDetailsQuery['product']>['content']['sizeChart']>

interface SizeGuideProps {
  readonly chart: Chart
  /** The name of the product. */
  readonly name: string
}

/** A link to the size chart of a product, which opens over the page. */
export function SizeGuide({ chart: { headings, rows }, name }: SizeGuideProps) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        className="size-guide__link"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {t('product.sizeGuide')}
      </button>
      <dialog className="card dialog size-guide" ref={dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>{t('product.sizeGuide')}</h2>
        <p>{t('product.sizeGuideText')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus of the keyboard */}
        <section className="size-guide__scroll" tabIndex={0} aria-labelledby={titleId}>
          <table className="size-guide__table">
            <caption className="visually-hidden">{name}</caption>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col" dir="auto">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells: [size, ...others] }) => (
                <tr key={size}>
                  <th scope="row">
                    <bdi>{size}</bdi>
                  </th>
                  {others.map((cell, place) => (
                    <td key={headings[place + 1]}>
                      <bdi>{cell}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className="dialog__actions">
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {t('product.closePictures')}
          </Button>
        </div>
      </dialog>
    </>
  )
}
