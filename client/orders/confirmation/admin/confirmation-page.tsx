import { AdminFrame } from '../../../platform/admin/admin-frame'
import { useConfirmationRulesQuery } from '../../../platform/gql/confirmation-admin'
import { useText } from '../../../platform/texts/text'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { RulesForm } from './rules-form'

/** Which orders the owner wants to be confirmed. */
export function Component() {
  return (
    <AdminFrame title="confirmation.title">
      <Rules />
    </AdminFrame>
  )
}

function Rules() {
  const t = useText()
  const { data, error, refetch } = useConfirmationRulesQuery({ fetchPolicy: 'network-only' })
  if (!data && error) return <LoadFailed title={t('confirmation.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="28rem" />
  return (
    <>
      <p>{t('confirmation.text')}</p>
      <RulesForm rules={data.confirmationRules} />
    </>
  )
}
