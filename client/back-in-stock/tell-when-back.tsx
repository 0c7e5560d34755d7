import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useRequestBackInStockMailMutation } from '../gql/back-in-stock-own'
import { getSession } from '../session/session'
import { useText } from '../texts/text'
import { Button } from '../ui/button'

export interface BackInStockFormProps {
  readonly productId: string
  readonly onDone: () => void
}

type FormComponent = ComponentType<BackInStockFormProps>

/** Asks for a mail once a sold-out product is back: with one tap, or with the address that a visitor types. */
export function TellWhenBack({ productId }: { readonly productId: string }) {
  const t = useText()
  const requestMail = useRequestBackInStockMailMutation()
  const [isBusy, setIsBusy] = useState(false)
  const [alert, setAlert] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const [Form, setForm] = useState<FormComponent>()

  async function ask(): Promise<void> {
    setAlert(undefined)
    setIsBusy(true)
    try {
      if (getSession().token) {
        const { data } = await requestMail({ variables: { productId } })
        const { success = false, userErrors = [] } = data?.requestBackInStockMail ?? {}
        if (success) setIsDone(true)
        else setAlert(userErrors[0]?.message ?? t('product.tellFailed'))
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

  if (isDone) return <Done />
  if (Form) return <Form productId={productId} onDone={() => setIsDone(true)} />
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={() => void ask()}>
        {t('product.tellWhenBack')}
      </Button>
      {alert && <p role="alert">{alert}</p>}
    </>
  )
}

/** Takes the focus of the button that it replaces. */
function Done() {
  const t = useText()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} role="status" tabIndex={-1}>
      {t('product.tellDone')}
    </p>
  )
}
