import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MAX_QUERY_LENGTH } from '#domain/limits'
import { isArticleNumber } from '#domain/scanning/scan'
import { listenToWedge } from '../../../platform/admin/scanning/keyboard-wedge'
import { Field } from '../../../platform/forms/field'
import { useCombobox } from '../../../platform/lib/use-combobox'
import { useText } from '../../../platform/texts/text'
import { Picture } from '../../../platform/ui/picture'
import { Price } from '../../../platform/ui/price'
import { ProductName } from '../../../platform/ui/product-name'
import {
  type OrderableProduct,
  useNumberLookup,
  useOrderableProducts,
} from './use-orderable-products'
import './product-picker.css'

interface ProductPickerProps {
  readonly onPick: (product: OrderableProduct) => void
  /** Whether it takes what is scanned while no field has the focus. */
  readonly isScanned?: boolean
}

/**
 * Finds a product for an order by words of its name, its size, its barcode or its SKU. A scanner types the number and presses
 * Enter: scans are looked up in their order while the next ones are typed.
 */
export function ProductPicker({ onPick, isScanned = false }: ProductPickerProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const scans = useRef<Promise<void>>(Promise.resolve())
  const findByNumber = useNumberLookup()
  const { products, isCurrent, isFailed } = useOrderableProducts(text)
  const { isOpen, open, close, inputProps, listProps, optionProps } = useCombobox({
    count: products.length,
    onChoose: (index) => pick(products[index]),
  })

  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isScanned) return undefined
    return listenToWedge({ field: () => box.current?.querySelector('input') ?? null })
  }, [isScanned])

  function pick(product: OrderableProduct | undefined): void {
    if (!product) return
    setText('')
    setProblem('')
    onPick(product)
  }

  async function pickBarcode(barcode: string): Promise<void> {
    try {
      const product = await findByNumber(barcode)
      if (product) onPick(product)
      setProblem(product ? '' : t('productPicker.none', { text: barcode }))
    } catch {
      setProblem(t('productPicker.failed'))
    }
  }

  /**
   * A scanned SKU looks like words of a name, and Enter follows it at once. If there is no such SKU, the text stays, with
   * its suggestions.
   */
  async function pickSku(sku: string): Promise<void> {
    try {
      const product = await findByNumber(sku)
      if (!product) return
      onPick(product)
      setText((current) => (current.trim() === sku ? '' : current))
      close()
    } catch {
      setProblem(t('productPicker.failed'))
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isChosen = inputProps['aria-activedescendant'] !== undefined
    inputProps.onKeyDown(event)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChosen) return
    // Enter would send the form around this field.
    event.preventDefault()
    if (isArticleNumber(text)) {
      scans.current = scans.current.then(() => pickBarcode(text.trim()))
      setText('')
      close()
    } else if (isCurrent && products.length === 1) {
      close()
      pick(products[0])
    } else if (!isCurrent && text.trim() !== '') {
      const sku = text.trim()
      scans.current = scans.current.then(() => pickSku(sku))
    }
  }

  const isNothingFound = isCurrent && products.length === 0 && !isFailed
  const status = isFailed
    ? t('productPicker.failed')
    : isNothingFound
      ? t('productPicker.none', { text: text.trim() })
      : problem
  return (
    <div ref={box} className="product-picker">
      <Field
        {...inputProps}
        label={t('productPicker.label')}
        hint={t('productPicker.hint')}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem('')
          open()
        }}
        onKeyDown={onKeyDown}
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="search"
      />
      <ul
        {...listProps}
        aria-label={t('productPicker.suggestions')}
        className="product-picker__list"
        hidden={!isOpen}
      >
        {isOpen &&
          products.map((product, index) => (
            <li key={product.id} {...optionProps(index)} className="product-picker__product">
              <Picture src={product.imageUrl} alt="" size={40} priority />
              <span className="product-picker__name">
                <ProductName name={product.name} />{' '}
                {product.stock !== null && (
                  <span className="product-picker__stock">
                    {t('productPicker.stock', { stock: product.stock })}
                  </span>
                )}
              </span>{' '}
              <Price pounds={product.price} />
            </li>
          ))}
      </ul>
      <p className="product-picker__problem" role="status">
        {status}
        {isOpen && isCurrent && (
          <span className="visually-hidden">
            {t('productPicker.found', { count: products.length })}
          </span>
        )}
      </p>
    </div>
  )
}
