import { useState } from 'react'
import { MAX_QUERY_LENGTH } from '#domain/limits'
import { isSameCode, readProductCode } from '#domain/scanning/product-code'
import { Field } from '../../platform/forms/field'
import {
  type ProductsToTieQuery,
  useProductsToTieQuery,
  useSetProductCodeMutation,
} from '../../platform/gql/stock'
import { useDebounced } from '../../platform/lib/use-debounced'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { ProductName } from '../../platform/ui/product-name'
import type { CodedProduct } from './coded-product'
import './code-owner.css'

const TYPING_PAUSE_MILLISECONDS = 200

interface CodeOwnerProps {
  readonly code: string
  /** The products that it can be of, which are offered before others are searched for. */
  readonly likely?: readonly CodedProduct[]
  /** Whether the search is typed into next. */
  readonly takesFocus: boolean
  /** The code is that of this product. */
  readonly onDone: (product: CodedProduct) => void
}

type Found = ProductsToTieQuery['adminProducts']['nodes'][number]

const toCoded = ({ id, product, inventory }: Found): CodedProduct => ({
  id,
  name: product.name,
  gtin: product.gtin,
  sku: inventory?.sku ?? null,
})

/** The code that a product would lose to this one; null if it has none of the kind. */
function currentOf(product: CodedProduct, code: string): string | null {
  const read = readProductCode(code)
  if (!read) return null
  const current = product[read.kind]
  return isSameCode(read, current) ? null : current
}

/** Finds the product that a scanned code is of, among the likely ones or by its name, and gives it the code. */
export function CodeOwner({ code, likely = [], takesFocus, onDone }: CodeOwnerProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<{ readonly product: CodedProduct; readonly current: string }>()
  const search = useDebounced(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const { data, error } = useProductsToTieQuery({ variables: { search }, skip: search === '' })
  const [setProductCode] = useSetProductCodeMutation()

  const save = useSingleFlight(async (product: CodedProduct, replaces: string | null) => {
    setProblem(undefined)
    try {
      const { data: saved } = await setProductCode({
        variables: { productId: product.id, code, replaces },
      })
      const [refusal] = saved?.setProductCode.userErrors ?? []
      if (saved?.setProductCode.productId) onDone(product)
      else setProblem(refusal?.message ?? t('restock.tieFailed'))
    } catch {
      setProblem(t('restock.tieFailed'))
    }
  })

  function choose(product: CodedProduct): void {
    const current = currentOf(product, code)
    if (current === null) void save(product, null)
    else setAsked({ product, current })
  }

  const products = search === '' ? [] : (data?.adminProducts.nodes ?? []).map(toCoded)
  const isNone = search !== '' && data !== undefined && products.length === 0
  return (
    <div className="code-owner">
      {asked ? (
        <div>
          <p>
            {t('restock.tieReplace', {
              name: asked.product.name,
              current: asked.current,
              code,
            })}
          </p>
          <div className="code-owner__acts">
            <Button autoFocus onClick={() => void save(asked.product, asked.current)}>
              {t('restock.tieReplaceYes')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              {t('restock.tieReplaceNo')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          {likely.length > 0 && (
            <>
              <p>
                <b>{t('restock.tieLikely')}</b>
              </p>
              <Choices label={t('restock.tieLikely')} products={likely} onChoose={choose} />
            </>
          )}
          <Field
            label={t(likely.length > 0 ? 'restock.tieSearchOther' : 'restock.tieSearch')}
            value={text}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoFocus={takesFocus}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Choices label={t('restock.tieFound')} products={products} onChoose={choose} />
        </>
      )}
      <p role="status" className="unknown-codes__note">
        {isNone && t('restock.tieNone')}
        {error && t('restock.tieFailed')}
      </p>
      {problem && (
        <p role="alert" className="code-owner__problem">
          {problem}
        </p>
      )}
    </div>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly products: readonly CodedProduct[]
  readonly onChoose: (product: CodedProduct) => void
}

function Choices({ label, products, onChoose }: ChoicesProps) {
  return (
    <ul className="code-owner__products" aria-label={label}>
      {products.map((product) => (
        <li key={product.id}>
          <button type="button" className="code-owner__product" onClick={() => onChoose(product)}>
            <ProductName name={product.name} />
          </button>
        </li>
      ))}
    </ul>
  )
}
