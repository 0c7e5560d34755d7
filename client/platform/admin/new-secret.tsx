import { type ReactNode, useRef } from 'react'
import { copyText } from '../lib/copy-text'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import './new-secret.css'

interface NewSecretProps {
  readonly title: ReactNode
  readonly label: string
  readonly secret: string
}

/** A new key or secret with a copy button; it is displayed only once. */
export function NewSecret({ title, label, secret }: NewSecretProps) {
  const t = useText()
  const code = useRef<HTMLElement>(null)

  async function copy(): Promise<void> {
    const texts = { copied: t('once.copied'), failed: t('once.copyFailed') }
    const isCopied = await copyText(secret, texts)
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current)
  }

  return (
    <section className="card new-secret" role="status">
      <p>{title}</p>
      <code className="new-secret__value" ref={code} title={label}>
        {secret}
      </code>
      <div>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('once.copy')}
        </Button>
      </div>
    </section>
  )
}
