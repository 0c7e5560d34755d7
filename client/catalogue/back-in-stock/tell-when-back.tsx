import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  useIsWaitingForStockQuery,
  useRequestBackInStockMailMutation,
} from '../../platform/gql/back-in-stock-own'
import { getSession, useSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import type { BackInStockFormProps } from './back-in-stock-form'
import { cacheWaiting } from './own/cache-waiting'

const StopWaiting = lazy(() => import('./own/stop-waiting'))

/**
 * Asks for a mail once a sold-out product is back: with one tap, or with the address that a visitor types. Who
 * is signed in sees that they have asked, and can take it back.
 */
export function TellWhenBack({ productId }: { readonly productId: string }) {
  const t = useText()
  const requestMail = useRequestBackInStockMailMutation()
  const isSignedIn = Boolean(useSession()?.token)
  const own = useIsWaitingForStockQuery({ productId }, { skip: !isSignedIn, isOptional: true })
  const [isBusy, setIsBusy] = useState(false)
  const [alert, setAlert] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  /** Whether the button was pressed: the content that replaces it receives the focus. */
  const [isPressed, setIsPressed] = useState(false)
  const [Form, setForm] = useState<ComponentType<BackInStockFormProps>>()

  async function ask(): Promise<void> {
    setAlert(undefined)
    setIsBusy(true)
    setIsPressed(true)
    try {
      if (getSession().token) {
        const { data } = await requestMail({
          variables: { productId },
          update: (cache, result) => {
            if (result.data?.requestBackInStockMail.success) cacheWaiting(cache, productId, true)
          },
        })
        const { success = false, userErrors = [] } = data?.requestBackInStockMail ?? {}
        if (!success) setAlert(userErrors[0]?.message ?? t('product.tellFailed'))
      } else {
        const { loadForm } = await import('./load-form')
        const Loaded = await loadForm()
        setForm(() => Loaded)
      }
    } catch {
      setAlert(t('product.tellFailed'))
    } finally {
      setIsBusy(false)
    }
  }

  if (isSignedIn && own.data?.isWaitingForStock) {
    return (
      <>
        <Done takesFocus={isPressed} />
        <Suspense>
          <StopWaiting productId={productId} onPressed={() => setIsPressed(true)} />
        </Suspense>
      </>
    )
  }
  if (isDone) return <Done takesFocus />
  if (Form) return <Form productId={productId} onDone={() => setIsDone(true)} />
  return (
    <>
      <AskButton takesFocus={isPressed} isBusy={isBusy} onAsk={() => void ask()} />
      {alert && <p role="alert">{alert}</p>}
    </>
  )
}

interface AskButtonProps {
  readonly takesFocus: boolean
  readonly isBusy: boolean
  readonly onAsk: () => void
}

function AskButton({ takesFocus, isBusy, onAsk }: AskButtonProps) {
  const t = useText()
  const button = useFocused<HTMLButtonElement>(takesFocus)
  return (
    <Button ref={button} variant="secondary" busy={isBusy} onClick={onAsk}>
      {t('product.tellWhenBack')}
    </Button>
  )
}

function Done({ takesFocus }: { readonly takesFocus: boolean }) {
  const t = useText()
  const text = useFocused<HTMLParagraphElement>(takesFocus)
  return (
    <p ref={text} role="status" tabIndex={-1}>
      {t('product.tellDone')}
    </p>
  )
}

/** Focuses an element once it is shown. */
function useFocused<E extends HTMLElement>(takesFocus: boolean) {
  const element = useRef<E>(null)
  // A later press is that of another button.
  const [isFocused] = useState(takesFocus)
  useEffect(() => {
    if (isFocused) element.current?.focus()
  }, [isFocused])
  return element
}
