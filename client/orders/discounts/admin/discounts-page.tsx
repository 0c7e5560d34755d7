import { useState } from 'react'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { defineList } from '../../../platform/admin/list/define-list'
import { useReloadList } from '../../../platform/admin/list/list-context'
import { FormSheet } from '../../../platform/admin/ui/form-sheet'
import { useDiscountCodesQuery } from '../../../platform/gql/discounts-admin'
import { isFormKept } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
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
      <Discounts>
        <p>{t('discounts.text')}</p>
        <NewDiscount isAdding={isAdding} onAdded={() => setIsAdding(false)} />
      </Discounts>
    </AdminFrame>
  )
}

const Discounts = defineList({
  title: 'discounts.list',
  className: 'discounts',
  useQuery: useDiscountCodesQuery,
  rows: ({ discountCodes }) => discountCodes,
  columns: DISCOUNT_COLUMNS,
  none: 'discounts.none',
  failed: 'discounts.loadFailed',
})

interface NewDiscountProps {
  readonly isAdding: boolean
  /** Called when a code was added, or is not going to be. */
  readonly onAdded: () => void
}

function NewDiscount({ isAdding, onAdded }: NewDiscountProps) {
  const t = useText()
  const save = useSaveDiscount()
  const reload = useReloadList()
  return (
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
  )
}
