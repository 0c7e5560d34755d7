import { type ComponentType, useState } from 'react'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import type { QuestionDetailsFragment } from '../../platform/gql/products'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import type { QuestionFormProps } from './question-form'
import './product-questions.css'

interface ProductQuestionsProps {
  readonly productId: string
  /** Those that are answered. */
  readonly questions: readonly QuestionDetailsFragment[]
}

/** What others have asked about a product, with the answers of the shop, and a form for a question of one's own. */
export function ProductQuestions({ productId, questions }: ProductQuestionsProps) {
  const t = useText()
  return (
    <section className="product-questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t('question.title')}</h2>
      {questions.length > 0 && (
        <ul className="product-questions__list">
          {questions.map(({ id, text, locale, answer }) => (
            // The texts may be in another language than the page; screen readers need to know.
            <li key={id} lang={LOCALE_SETTINGS[locale === 'AR' ? 'ar' : 'en'].intl}>
              <h3 className="product-questions__question" dir="auto">
                {text}
              </h3>
              <p className="visually-hidden">{t('question.answeredBy')}</p>
              <p className="product-questions__answer" dir="auto">
                {answer}
              </p>
            </li>
          ))}
        </ul>
      )}
      <AskQuestion productId={productId} />
    </section>
  )
}

function AskQuestion({ productId }: Pick<ProductQuestionsProps, 'productId'>) {
  const t = useText()
  const [Form, setForm] = useState<ComponentType<QuestionFormProps>>()
  const [isDone, setIsDone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function open(): Promise<void> {
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { loadForm } = await import('./load-form')
      const Loaded = await loadForm()
      setForm(() => Loaded)
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }

  if (isDone) return <p role="status">{t('question.received')}</p>
  if (Form) return <Form productId={productId} onDone={() => setIsDone(true)} />
  return (
    <>
      <p>{t('question.about')}</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void open()}>
        {t('question.ask')}
      </Button>
      {hasFailed && <p role="alert">{t('question.loadFailed')}</p>}
    </>
  )
}
