import { sizeInName } from '#domain/products/size-in-name'
import './product-name.css'

interface ProductNameProps {
  readonly name: string
  readonly className?: string
  readonly id?: string
}

/** The separator between the size and the rest; hidden where the size has a line of its own. */
const SEPARATOR = /[,،؛;–-]$/u

/**
 * A product name in its own direction. Its size never wraps and stays visible when the rest is
 * truncated.
 */
export function ProductName({ name, className, id }: ProductNameProps) {
  const size = sizeInName(name)
  const start = size === undefined ? name : name.slice(0, -size.length).trimEnd()
  const title = size === undefined ? start : start.replace(SEPARATOR, '').trimEnd()
  const separator = start.slice(title.length)
  return (
    <bdi className={className} id={id}>
      <span className="product-name__title">
        {title}
        {separator && <span className="product-name__separator">{separator}</span>}
      </span>
      {size !== undefined && (
        <>
          {' '}
          <span className="product-name__size">{size}</span>
        </>
      )}
    </bdi>
  )
}
