import { AdminFrame } from '../../../platform/admin/admin-frame'
import { defineList } from '../../../platform/admin/list/define-list'
import { useReloadList } from '../../../platform/admin/list/list-context'
import { RecordSheet, type SheetState, useSheet } from '../../../platform/admin/ui/record-sheet'
import { useDiscountCodesQuery } from '../../../platform/gql/discounts-admin'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { DISCOUNT_COLUMNS } from './discount-columns'
import { DiscountForm } from './discount-form'
import { useSaveDiscount } from './use-save-discount'

export function Component() {
  const t = useText()
  const sheet = useSheet(t('discounts.new'))
  const actions = <Button onClick={sheet.open}>{sheet.title}</Button>
  return (
    <AdminFrame title="discounts.title" actions={actions}>
      <Discounts>
        <p>{t('discounts.text')}</p>
        <NewDiscount sheet={sheet} />
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

function NewDiscount({ sheet }: { readonly sheet: SheetState }) {
  const save = useSaveDiscount()
  return (
    <RecordSheet sheet={sheet} save={save} onSaved={useReloadList()}>
      {(submit) => <DiscountForm title={sheet.title} onSubmit={submit} />}
    </RecordSheet>
  )
}
