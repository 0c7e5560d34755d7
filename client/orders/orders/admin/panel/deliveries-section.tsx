import { useState } from 'react'
import { useCan } from '../../../../platform/admin/use-admin-token'
import {
  type AdminOrderQuery,
  useMergeableOrdersQuery,
} from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { editScopeOf } from '../order-acts'
import { MergeForm } from './merge-form'
import { PanelSection } from './panel-section'
import { RelatedOrders } from './related-orders'
import { SplitForm } from './split-form'
import './deliveries.css'

interface DeliveriesSectionProps {
  readonly order: NonNullable<AdminOrderQuery['adminOrder']>
  readonly reload: () => void
}

/** The other delivery of an order, merged orders, and the forms to split and merge. */
export function DeliveriesSection({ order, reload }: DeliveriesSectionProps) {
  const t = useText()
  const mayEdit = useCan('orders.edit')
  const [open, setOpen] = useState<'split' | 'merge'>()
  const isInShop = mayEdit && editScopeOf(order) === 'everything'
  const { data } = useMergeableOrdersQuery({
    variables: { id: order.id },
    fetchPolicy: 'cache-and-network',
    skip: !isInShop,
  })
  const others = (isInShop && data?.mergeableOrders) || []
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const canSplit = isInShop && units > 1
  if (order.relatedOrders.length === 0 && !canSplit && others.length === 0) return null

  const done = () => {
    setOpen(undefined)
    reload()
  }
  const cancel = () => setOpen(undefined)
  const isSplitting = open === 'split' && canSplit
  const isMerging = open === 'merge' && others.length > 0
  return (
    <PanelSection title={t('orders.deliveries')}>
      {order.relatedOrders.length > 0 && <RelatedOrders orders={order.relatedOrders} />}
      {isSplitting && <SplitForm order={order} onDone={done} onCancel={cancel} />}
      {isMerging && <MergeForm order={order} others={others} onDone={done} onCancel={cancel} />}
      {!isSplitting && !isMerging && (canSplit || others.length > 0) && (
        <div className="order-panel__acts">
          {canSplit && (
            <Button variant="secondary" onClick={() => setOpen('split')}>
              {t('orders.split.act')}
            </Button>
          )}
          {others.length > 0 && (
            <Button variant="secondary" onClick={() => setOpen('merge')}>
              {t('orders.merge.act')}
            </Button>
          )}
        </div>
      )}
    </PanelSection>
  )
}
