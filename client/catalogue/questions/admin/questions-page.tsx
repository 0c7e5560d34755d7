import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { LIST_PAGE_SIZE, MAX_ANSWER_LENGTH } from '#domain/limits'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { defineList } from '../../../platform/admin/list/define-list'
import { useReloadList } from '../../../platform/admin/list/list-context'
import { choiceFilter } from '../../../platform/admin/list/list-filters'
import { RowAct } from '../../../platform/admin/list/row-act'
import type { Column } from '../../../platform/admin/table/column'
import { reportOutcome, wasDone } from '../../../platform/api/report-outcome'
import { SubmitButton } from '../../../platform/forms/submit-button'
import { TextArea } from '../../../platform/forms/text-area'
import {
  type AdminQuestionDetailsFragment,
  useAdminProductQuestionsQuery,
  useAnswerProductQuestionMutation,
  useDeleteProductQuestionMutation,
} from '../../../platform/gql/questions-admin'
import { useText } from '../../../platform/texts/text'
import { ProductName } from '../../../platform/ui/product-name'
import './questions-page.css'

type Question = AdminQuestionDetailsFragment

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="questions.title">
      <p>{t('questions.about')}</p>
      <Questions />
    </AdminFrame>
  )
}

const COLUMNS: readonly Column<Question>[] = [
  {
    id: 'product',
    title: 'questions.product',
    isRowHeader: true,
    card: 'title',
    cell: ({ product }) =>
      product && (
        <Link to={`/productdetails/${product.id}`}>
          <ProductName name={product.product.name} />
        </Link>
      ),
    text: ({ product }) => product?.product.name ?? null,
  },
  {
    id: 'question',
    title: 'questions.question',
    card: 'field',
    cell: (question) => <QuestionCell key={question.id} question={question} />,
    text: ({ text }) => text,
  },
  { id: 'when', title: 'questions.when', card: 'end', time: ({ createdAt }) => createdAt },
]

const STATES = ['WAITING', 'ANSWERED', 'ANY'] as const

const IS_ANSWERED = { WAITING: false, ANSWERED: true, ANY: null } as const

const Questions = defineList({
  title: 'questions.title',
  className: 'admin-questions',
  useQuery: useAdminProductQuestionsQuery,
  filters: {
    state: choiceFilter({
      label: 'questions.filter',
      values: STATES,
      initial: 'WAITING',
      text: (state) => `questions.state.${state}`,
    }),
  },
  variables: ({ state }) => ({ first: LIST_PAGE_SIZE, isAnswered: IS_ANSWERED[state] }),
  rows: ({ adminProductQuestions }) => adminProductQuestions,
  columns: COLUMNS,
  none: 'questions.none',
  failed: 'questions.loadFailed',
  more: 'questions.more',
})

/** The question, the field for its answer, and what can be done with it. */
function QuestionCell({ question }: { readonly question: Question }) {
  const t = useText()
  const reload = useReloadList()
  const { id, text } = question
  const [answer, setAnswer] = useState(question.answer ?? '')
  const [answerQuestion, { loading }] = useAnswerProductQuestionMutation()
  const [deleteQuestion] = useDeleteProductQuestionMutation()

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const texts = { done: t('questions.saved'), failed: t('questions.saveFailed') }
    const result = await reportOutcome(answerQuestion({ variables: { id, answer } }), texts)
    if (wasDone(result)) reload()
  }

  return (
    <form className="form admin-question" onSubmit={(event) => void save(event)}>
      <p className="admin-question__text" dir="auto">
        {text}
      </p>
      <TextArea
        label={t('questions.answer')}
        rows={2}
        required
        maxLength={MAX_ANSWER_LENGTH}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="admin-question__acts">
        <SubmitButton busy={loading} aria-label={t('questions.saveNamed', { question: text })}>
          {t('questions.save')}
        </SubmitButton>
        <RowAct
          label={t('questions.delete')}
          name={t('questions.deleteNamed', { question: text })}
          variant="quiet"
          question={{ title: t('questions.deleteQuestion'), text: t('questions.deleteText') }}
          send={() => deleteQuestion({ variables: { id } })}
          done={t('questions.deleted')}
          failed={t('questions.deleteFailed')}
        />
      </div>
    </form>
  )
}
