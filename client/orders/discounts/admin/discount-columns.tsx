import { RowAct } from '../../../platform/admin/list/row-act'
import type { Column } from '../../../platform/admin/table/column'
import type { Words } from '../../../platform/admin/table/use-words'
import { RecordSheet, useSheet } from '../../../platform/admin/ui/record-sheet'
import {
  type AdminDiscountCodeFragment,
  type DiscountCodeInput,
  useSetDiscountCodeActiveMutation,
} from '../../../platform/gql/discounts-admin'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { DiscountForm } from './discount-form'
import { useSaveDiscount } from './use-save-discount'
import './discount-columns.css'

export const DISCOUNT_COLUMNS: readonly Column<AdminDiscountCodeFragment>[] = [
  {
    id: 'code',
    title: 'discounts.code',
    isRowHeader: true,
    card: 'title',
    cell: ({ code, isActive }) => (
      <bdi className="discount-code" data-inactive={!isActive || undefined}>
        {code}
      </bdi>
    ),
  },
  {
    id: 'terms',
    title: 'discounts.kind',
    card: 'field',
    text: termsText,
  },
  {
    id: 'uses',
    title: 'discounts.used',
    card: 'end',
    cell: (code) => <Uses code={code} />,
  },
  {
    id: 'actions',
    title: 'admin.actions',
    isTitleHidden: true,
    card: 'field',
    cell: (code) => <Actions code={code} />,
  },
]

interface CodeProps {
  readonly code: AdminDiscountCodeFragment
}

/** Describes the discount of a code, its period and its conditions. */
function termsText(code: AdminDiscountCodeFragment, { t, formatPounds, formatDay }: Words): string {
  const { percent, amount, minItems, startsOn, endsOn, maxUsesPerCustomer } = code
  const off =
    percent !== null
      ? t('discounts.percentOff', { percent })
      : amount !== null
        ? t('discounts.amountOff', { amount: formatPounds(amount) })
        : t('discounts.kind.freeDelivery')
  const terms = [
    off,
    minItems > 0 && t('discounts.from', { amount: formatPounds(minItems) }),
    startsOn && t('discounts.since', { day: formatDay(startsOn) }),
    endsOn && t('discounts.until', { day: formatDay(endsOn) }),
    maxUsesPerCustomer !== null && t('discounts.perCustomer', { count: maxUsesPerCustomer }),
  ]
  return terms.filter(Boolean).join(' · ')
}

function Uses({ code: { uses, maxUses, isActive } }: CodeProps) {
  const t = useText()
  return (
    <span className="discount-uses">
      {maxUses === null
        ? t('discounts.uses', { uses })
        : t('discounts.usesOf', { uses, max: maxUses })}
      {!isActive && ` · ${t('discounts.inactive')}`}
    </span>
  )
}

function Actions({ code }: CodeProps) {
  const t = useText()
  const save = useSaveDiscount()
  const [setActive] = useSetDiscountCodeActiveMutation()
  const { id, isActive } = code
  const title = t('discounts.editNamed', { code: code.code })
  const sheet = useSheet(title)

  return (
    <div className="discount-actions">
      <Button variant="secondary" aria-label={title} onClick={sheet.open}>
        {t('discounts.edit')}
      </Button>
      <RowAct
        variant="quiet"
        label={t(isActive ? 'discounts.deactivate' : 'discounts.activate')}
        name={t(isActive ? 'discounts.deactivateNamed' : 'discounts.activateNamed', {
          code: code.code,
        })}
        send={() => setActive({ variables: { id, isActive: !isActive } })}
        reloads={false}
        done={t('discounts.saved')}
        failed={t('discounts.saveFailed')}
      />
      <RecordSheet sheet={sheet} save={(input: DiscountCodeInput) => save(input, id)}>
        {(submit) => <DiscountForm title={title} edited={code} onSubmit={submit} />}
      </RecordSheet>
    </div>
  )
}
