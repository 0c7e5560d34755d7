import './product-name.css'

/** A size at the end of a name, such as 1.5 kg, 12 x 85 g or 60 x 45 cm. */
const SIZE =
  /\s((?:\d[\d.,]*\s?[x×]\s?)*\d[\d.,]*\s?(?:kg|g|mg|l|ml|cm|mm|m|pcs|كجم|كيلو|جم|جرام|لتر|مل|سم|متر|قطعة|قطع))$/iu

interface ProductNameProps {
  readonly name: string
  readonly className?: string
  readonly id?: string
}

/**
 * A product name in its own direction. Its size never wraps and stays visible when the rest is
 * truncated.
 */
export function ProductName({ name, className, id }: ProductNameProps) {
  const size = SIZE.exec(name)?.[1]
  const title = size === undefined ? name : name.slice(0, -size.length).trimEnd()
  return (
    <bdi className={className} id={id}>
      <span className="product-name__title">{title}</span>
      {size !== undefined && (
        <>
          {' '}
          <span className="product-name__size">{size}</span>
        </>
      )}
    </bdi>
  )
}
