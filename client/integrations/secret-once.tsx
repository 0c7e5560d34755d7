import { useRef } from 'react'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { Button } from '../ui/button'

interface SecretOnceProps {
  /** Says what it is and that it is not shown again. */
  readonly title: string
  readonly label: string
  readonly secret: string
}

/** A secret the shop does not show again, ready to be copied. */
export function SecretOnce({ title, label, secret }: SecretOnceProps) {
  const t = useText()
  const text = useRef<HTMLElement>(null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret)
      notifySuccess(t('once.copied'))
    } catch {
      // Without HTTPS there is no clipboard, and a person may refuse it.
      if (text.current) getSelection()?.selectAllChildren(text.current)
      notifyError(t('once.copyFailed'))
    }
  }

  return (
    <section className="card once" role="status">
      <p>{title}</p>
      <code className="once__text" ref={text} title={label}>
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
