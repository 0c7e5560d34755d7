import { useState } from 'react'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { DataTable } from '../../../platform/admin/table/data-table'
import { TableSkeleton } from '../../../platform/admin/table/table-skeleton'
import { FormSheet } from '../../../platform/admin/ui/form-sheet'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import { useDiscountCodesQuery } from '../../../platform/gql/discounts-admin'
import { isFormKept } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { DISCOUNT_COLUMNS } from './discount-columns'
import { DiscountForm } from './discount-form'
import { useSaveDiscount } from './use-save-discount'

export function Component() {
  const t = useText()
  const title = t('discounts.new')
  const [isAdding, setIsAdding] = useState(() => isFormKept(title))
  const actions = <Button onClick={() => setIsAdding(true)}>{title}</Button>
  return (
    <AdminFrame title="discounts.title" actions={actions}>
      <Discounts isAdding={isAdding} onAdded={() => setIsAdding(false)} />
    </AdminFrame>
  )
}

interface DiscountsProps {
  readonly isAdding: boolean
  /** Called when a code was added, or is not going to be. */
  readonly onAdded: () => void
}

function Discounts({ isAdding, onAdded }: DiscountsProps) {
  const t = useText()
  const save = useSaveDiscount()
  const { data, error, refetch } = useDiscountCodesQuery({ fetchPolicy: 'cache-and-network' })
  const reload = () => refetchSilently(refetch)
  return (
    <>
      <p>{t('discounts.text')}</p>
      <FormSheet title={t('discounts.new')} isOpen={isAdding} onClose={onAdded}>
        <DiscountForm
          title={t('discounts.new')}
          onSubmit={async (input) => {
            const userErrors = await save(input)
            if (userErrors.length > 0) return userErrors
            onAdded()
            reload()
            return []
          }}
        />
      </FormSheet>
      {data?.discountCodes.length === 0 && <EmptyState title={t('discounts.none')} />}
      {data && data.discountCodes.length > 0 && (
        <div className="discounts">
          <DataTable
            label={t('discounts.list')}
            columns={DISCOUNT_COLUMNS}
            rows={data.discountCodes}
          />
        </div>
      )}
      {!data && error && <LoadFailed title={t('discounts.loadFailed')} onRetry={reload} />}
      {!data && !error && <TableSkeleton />}
    </>
  )
}
