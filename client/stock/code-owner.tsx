import { useState } from 'react'
import { MAX_QUERY_LENGTH } from '#domain/limits'
import { isSameCode, readProductCode } from '#domain/scanning/product-code'
import { Field } from '../forms/field'
import {
  type ProductsToTieQuery,
  useProductsToTieQuery,
  useSetProductCodeMutation,
} from '../gql/stock'
import { useDebounced } from '../lib/use-debounced'
import { useSingleFlight } from '../lib/use-single-flight'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { ProductName } from '../ui/product-name'
import './code-owner.css'

const TYPING_PAUSE_MILLISECONDS = 200

type Found = ProductsToTieQuery['adminProducts']['nodes'][number]

interface CodeOwnerProps {
  readonly code: string
  /** The code is that of the product with this name. */
  readonly onDone: (name: string) => void
}

/** The code that a product would lose to this one; null if it has none of the kind. */
function currentOf({ product, inventory }: Found, code: string): string | null {
  const read = readProductCode(code)
  if (!read) return null
  const current = read.kind === 'gtin' ? product.gtin : (inventory?.sku ?? null)
  return isSameCode(read, current) ? null : current
}

/** Finds the product that a scanned code is of by its name, and gives it the code. */
export function CodeOwner({ code, onDone }: CodeOwnerProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<{ readonly found: Found; readonly current: string }>()
  const search = useDebounced(text.trim(), TYPING_PAUSE_MILLISECONDS)
  const { data, error } = useProductsToTieQuery({ variables: { search }, skip: search === '' })
  const [setProductCode] = useSetProductCodeMutation()

  const save = useSingleFlight(async (found: Found, replaces: string | null) => {
    setProblem(undefined)
    const { id, product } = found
    try {
      const { data: saved } = await setProductCode({ variables: { productId: id, code, replaces } })
      const [refusal] = saved?.setProductCode.userErrors ?? []
      if (saved?.setProductCode.productId) onDone(product.name)
      else setProblem(refusal?.message ?? t('restock.tieFailed'))
    } catch {
      setProblem(t('restock.tieFailed'))
    }
  })

  function choose(found: Found): void {
    const current = currentOf(found, code)
    if (current === null) void save(found, null)
    else setAsked({ found, current })
  }

  const products = search === '' ? [] : (data?.adminProducts.nodes ?? [])
  const isNone = search !== '' && data !== undefined && products.length === 0
  return (
    <div className="code-owner">
      {asked ? (
        <div>
          <p>
            {t('restock.tieReplace', {
              name: asked.found.product.name,
              current: asked.current,
              code,
            })}
          </p>
          <div className="code-owner__acts">
            <Button autoFocus onClick={() => void save(asked.found, asked.current)}>
              {t('restock.tieReplaceYes')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(undefined)}>
              {t('restock.tieReplaceNo')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <Field
            label={t('restock.tieSearch')}
            value={text}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            // It was opened to type here.
            autoFocus
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <ul className="code-owner__products">
            {products.map((found) => (
              <li key={found.id}>
                <button type="button" className="code-owner__product" onClick={() => choose(found)}>
                  <ProductName name={found.product.name} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className="restock__note">
        {isNone && t('restock.tieNone')}
        {error && t('restock.tieFailed')}
      </p>
      {problem && (
        <p role="alert" className="restock__problem">
          {problem}
        </p>
      )}
    </div>
  )
}
