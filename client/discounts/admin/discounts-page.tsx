import { AdminFrame } from '../../admin/admin-frame'
import { refetchSilently } from '../../api/refetch-silently'
import { useDiscountCodesQuery } from '../../gql/discounts-admin'
import { useText } from '../../texts/text'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { Skeleton } from '../../ui/skeleton'
import { DiscountForm } from './discount-form'
import { DiscountList } from './discount-list'
import { useSaveDiscount } from './use-save-discount'

export function Component() {
  return (
    <AdminFrame title="discounts.title">
      <Discounts />
    </AdminFrame>
  )
}

function Discounts() {
  const t = useText()
  const save = useSaveDiscount()
  const { data, error, refetch } = useDiscountCodesQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)
  return (
    <>
      <p>{t('discounts.text')}</p>
      <DiscountForm
        title={t('discounts.new')}
        onSubmit={async (input) => {
          const userErrors = await save(input)
          if (userErrors.length === 0) reload()
          return userErrors
        }}
      />
      <h2>{t('discounts.list')}</h2>
      {data?.discountCodes.length === 0 && <EmptyState title={t('discounts.none')} />}
      {data && data.discountCodes.length > 0 && <DiscountList codes={data.discountCodes} />}
      {!data && error && <LoadFailed title={t('discounts.loadFailed')} onRetry={reload} />}
      {!data && !error && <Skeleton className="card" blockSize="8rem" />}
    </>
  )
}
