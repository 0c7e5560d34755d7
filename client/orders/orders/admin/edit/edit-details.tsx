import type { OrderTimelineQuery } from '../../../../platform/gql/orders-admin'
import { useFormatPounds, useText } from '../../../../platform/texts/text'

type Edit = NonNullable<OrderTimelineQuery['orderTimeline'][number]['edit']>

function itemKey({ before, after }: Edit['items'][number]) {
  if (before === 0) return 'edit.itemAdded'
  return after === 0 ? 'edit.itemRemoved' : 'edit.itemChanged'
}

/** The changes of an edit, before and after. */
export function EditDetails({ edit }: { readonly edit: Edit }) {
  const t = useText()
  const format = useFormatPounds()
  const {
    totalBefore,
    totalAfter,
    amountReason,
    items,
    texts,
    wasWithCourier,
    wasCourierNotified,
  } = edit
  const lines = [
    ...items.map((item) => t(itemKey(item), { ...item })),
    ...texts.map(({ name, before, after }) =>
      t('edit.textChanged', {
        text: t(`edit.text.${name}`),
        before: before ?? t('edit.nothing'),
        after: after ?? t('edit.nothing'),
      }),
    ),
    ...(totalBefore !== null && totalAfter !== null
      ? [t('edit.totalChanged', { before: format(totalBefore), after: format(totalAfter) })]
      : []),
    ...(amountReason === null ? [] : [t('edit.amountReason', { reason: amountReason })]),
    ...(wasWithCourier ? [t('edit.tellCourier')] : []),
    ...(wasCourierNotified ? [t('edit.courierTold')] : []),
  ]
  return (
    <ul className="order-timeline__edit">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
