import { MAX_FAILED_MAILS } from '#domain/limits'
import { FAILURE_DAYS } from '#domain/orders/tasks'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { defineList } from '../../platform/admin/list/define-list'
import { RowAct } from '../../platform/admin/list/row-act'
import type { Column } from '../../platform/admin/table/column'
import {
  type FailedMailsQuery,
  useFailedMailsQuery,
  useResendMailsMutation,
  useWaitingMailsQuery,
} from '../../platform/gql/mails'
import { useText } from '../../platform/texts/text'
import { mailProblemText } from './mail-problem'
import './failed-mails-page.css'

type Mail = FailedMailsQuery['failedMails'][number]

export function Component() {
  return (
    <AdminFrame title="mails.title">
      <WaitingMails />
      <FailedMails />
    </AdminFrame>
  )
}

const COLUMNS: readonly Column<Mail>[] = [
  {
    id: 'subject',
    title: 'mails.subject',
    isRowHeader: true,
    card: 'title',
    text: ({ subject }) => subject,
  },
  { id: 'to', title: 'mails.to', card: 'line', text: ({ to }, { t }) => to ?? t('mails.owner') },
  {
    id: 'problem',
    title: 'mails.problem',
    card: 'field',
    cell: ({ problem }) => <Problem problem={problem} />,
  },
]

/** Mails of which an attempt has failed; the shop tries again by itself. */
const WaitingMails = defineList({
  title: 'mails.waiting',
  className: 'failed-mails failed-mails__waiting',
  useQuery: useWaitingMailsQuery,
  rows: ({ waitingMails }) => waitingMails,
  columns: [
    ...COLUMNS,
    { id: 'next', title: 'mails.next', card: 'end', time: ({ nextAttemptAt }) => nextAttemptAt },
  ],
  Above() {
    const t = useText()
    return (
      <>
        <h2>{t('mails.waiting')}</h2>
        <p>{t('mails.waitingAbout')}</p>
      </>
    )
  },
  failed: 'mails.loadFailed',
})

const FailedMails = defineList({
  title: 'mails.title',
  className: 'failed-mails',
  useQuery: useFailedMailsQuery,
  rows: ({ failedMails }) => failedMails,
  columns: [
    ...COLUMNS,
    { id: 'attempts', title: 'mails.attempts', card: 'none', text: ({ attempts }) => attempts },
    { id: 'when', title: 'mails.when', card: 'end', time: ({ createdAt }) => createdAt },
    {
      id: 'actions',
      title: 'admin.actions',
      isTitleHidden: true,
      card: 'field',
      cell: (mail) => <Resend mail={mail} />,
    },
  ],
  Above({ rows }) {
    const t = useText()
    return (
      <>
        <p>{t('mails.about', { days: FAILURE_DAYS })}</p>
        {rows.length === MAX_FAILED_MAILS && (
          <p>{t('mails.newest', { count: MAX_FAILED_MAILS })}</p>
        )}
        <Resend />
      </>
    )
  },
  none: (t) => t('mails.none', { days: FAILURE_DAYS }),
  failed: 'mails.loadFailed',
})

/** The reason in plain words, and the mail server's own. */
function Problem({ problem }: Pick<Mail, 'problem'>) {
  const t = useText()
  return (
    <>
      {t(mailProblemText(problem))}
      {problem && (
        <small className="failed-mails__answer">
          <bdi dir="ltr">{problem}</bdi>
        </small>
      )}
    </>
  )
}

/** Sends one mail again, or all. */
function Resend({ mail }: { readonly mail?: Mail }) {
  const t = useText()
  const [resendMails] = useResendMailsMutation()
  const named = mail && {
    name: t('mails.resendNamed', { subject: mail.subject, to: mail.to ?? t('mails.owner') }),
  }
  return (
    <RowAct
      label={t(mail ? 'mails.resend' : 'mails.resendAll')}
      {...named}
      variant={mail ? 'secondary' : 'primary'}
      send={() => resendMails({ variables: { id: mail?.id ?? null } })}
      done={({ count }) => t('mails.resent', { count: count ?? 0 })}
      failed={t('mails.resendFailed')}
    />
  )
}
