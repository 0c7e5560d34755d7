import { MAX_FAILED_MAILS } from '#domain/limits'
import { FAILURE_DAYS } from '#domain/orders/tasks'
import { AdminFrame } from '../../platform/admin/admin-frame'
import type { Column } from '../../platform/admin/table/column'
import { DataTable } from '../../platform/admin/table/data-table'
import { TableSkeleton } from '../../platform/admin/table/table-skeleton'
import { refetchSilently } from '../../platform/api/refetch-silently'
import {
  type FailedMailsQuery,
  useFailedMailsQuery,
  useResendMailsMutation,
  useWaitingMailsQuery,
  type WaitingMailsQuery,
} from '../../platform/gql/mails'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { mailProblemText } from './mail-problem'
import './failed-mails-page.css'

type FailedMail = FailedMailsQuery['failedMails'][number]

/** Sends one mail again, or all without an ID. */
type Resend = (id?: string) => Promise<void>

export function Component() {
  return (
    <AdminFrame title="mails.title">
      <FailedMails />
    </AdminFrame>
  )
}

function FailedMails() {
  const t = useText()
  const { data, error, refetch } = useFailedMailsQuery({ fetchPolicy: 'cache-and-network' })
  const [resendMails, { loading }] = useResendMailsMutation()
  const reload = () => refetchSilently(refetch)

  const resend: Resend = async (id) => {
    try {
      const { data: done } = await resendMails({ variables: { id: id ?? null } })
      const [userError] = done?.resendMails.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('mails.resent', { count: done?.resendMails.count ?? 0 }))
      reload()
    } catch {
      notifyError(t('mails.resendFailed'))
    }
  }

  if (!data && error) return <LoadFailed title={t('mails.loadFailed')} onRetry={reload} />
  if (!data) return <TableSkeleton />
  const mails = data.failedMails
  if (mails.length === 0) {
    return (
      <>
        <WaitingMails />
        <EmptyState title={t('mails.none', { days: FAILURE_DAYS })} />
      </>
    )
  }
  return (
    <div className="failed-mails">
      <WaitingMails />
      <p>{t('mails.about', { days: FAILURE_DAYS })}</p>
      {mails.length === MAX_FAILED_MAILS && <p>{t('mails.newest', { count: MAX_FAILED_MAILS })}</p>}
      <Button busy={loading} onClick={() => void resend()}>
        {t('mails.resendAll')}
      </Button>
      <DataTable label={t('mails.title')} columns={columnsOf(resend)} rows={mails} />
    </div>
  )
}

/** Mails of which an attempt has failed; the shop tries again by itself. */
function WaitingMails() {
  const t = useText()
  const { data } = useWaitingMailsQuery({ fetchPolicy: 'cache-and-network' })
  if (!data || data.waitingMails.length === 0) return null
  return (
    <section className="failed-mails__waiting">
      <h2>{t('mails.waiting')}</h2>
      <p>{t('mails.waitingAbout')}</p>
      <DataTable label={t('mails.waiting')} columns={WAITING_COLUMNS} rows={data.waitingMails} />
    </section>
  )
}

interface ProblemProps {
  readonly problem: string | null
}

/** What it means, and the mail server's own words. */
function Problem({ problem }: ProblemProps) {
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

function NextAttempt({ at }: { readonly at: string }) {
  const formatDate = useFormatDate()
  return <time dateTime={at}>{formatDate(at)}</time>
}

type WaitingMail = WaitingMailsQuery['waitingMails'][number]

const WAITING_COLUMNS: readonly Column<WaitingMail>[] = [
  {
    id: 'subject',
    title: 'mails.subject',
    isRowHeader: true,
    card: 'title',
    cell: ({ subject }) => subject,
  },
  { id: 'to', title: 'mails.to', card: 'line', cell: (mail) => <Recipient mail={mail} /> },
  {
    id: 'problem',
    title: 'mails.problem',
    card: 'field',
    cell: ({ problem }) => <Problem problem={problem} />,
  },
  {
    id: 'next',
    title: 'mails.next',
    card: 'end',
    cell: ({ nextAttemptAt }) => <NextAttempt at={nextAttemptAt} />,
  },
]

function columnsOf(resend: Resend): readonly Column<FailedMail>[] {
  return [
    {
      id: 'subject',
      title: 'mails.subject',
      isRowHeader: true,
      card: 'title',
      cell: ({ subject }) => subject,
    },
    { id: 'to', title: 'mails.to', card: 'line', cell: (mail) => <Recipient mail={mail} /> },
    {
      id: 'problem',
      title: 'mails.problem',
      card: 'field',
      cell: ({ problem }) => <Problem problem={problem} />,
    },
    { id: 'attempts', title: 'mails.attempts', card: 'none', cell: ({ attempts }) => attempts },
    { id: 'when', title: 'mails.when', card: 'end', cell: (mail) => <Due mail={mail} /> },
    {
      id: 'actions',
      title: 'admin.actions',
      isTitleHidden: true,
      card: 'field',
      cell: (mail) => <ResendButton mail={mail} resend={resend} />,
    },
  ]
}

interface MailProps {
  readonly mail: Pick<FailedMail, 'id' | 'subject' | 'to' | 'createdAt'>
}

function Recipient({ mail: { to } }: MailProps) {
  const t = useText()
  return <bdi>{to ?? t('mails.owner')}</bdi>
}

function Due({ mail: { createdAt } }: MailProps) {
  const formatDate = useFormatDate()
  return <time dateTime={createdAt}>{formatDate(createdAt)}</time>
}

function ResendButton({ mail, resend }: MailProps & { readonly resend: Resend }) {
  const t = useText()
  const { id, subject, to } = mail
  return (
    <Button
      variant="secondary"
      aria-label={t('mails.resendNamed', { subject, to: to ?? t('mails.owner') })}
      onClick={() => void resend(id)}
    >
      {t('mails.resend')}
    </Button>
  )
}
