import type { RowPreviewProps } from '../../../../platform/admin/table/row-preview'
import { RowPreviewCard } from '../../../../platform/admin/table/row-preview-card'
import { type OrderPreviewQuery, useOrderPreviewQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { Picture } from '../../../../platform/ui/picture'
import { Skeleton } from '../../../../platform/ui/skeleton'
import './order-preview.css'

type Order = NonNullable<OrderPreviewQuery['adminOrder']>

/** So many items are shown; an order of more says how many others it has. */
const MAX_ITEMS = 5

/** What an order is and where it goes, read once: nothing more is asked when its row is pointed at again. */
export default function OrderPreview({ row, ...card }: RowPreviewProps) {
  const t = useText()
  const { data, error } = useOrderPreviewQuery({ variables: { id: row.dataset.row ?? '' } })
  const order = data?.adminOrder
  return (
    <RowPreviewCard row={row} {...card}>
      {order ? (
        <Details order={order} />
      ) : error || data ? (
        <p>{t('admin.fetchOrdersFailed')}</p>
      ) : (
        <Skeleton blockSize="6rem" />
      )}
    </RowPreviewCard>
  )
}

function Details({ order }: { readonly order: Order }) {
  const t = useText()
  const { items, address, shippingAddress, doorHistory } = order
  const { refusedCount = 0, broughtCount = 0 } = doorHistory ?? {}
  const percent = broughtCount === 0 ? 0 : Math.round((100 * refusedCount) / broughtCount)
  const others = items.length - MAX_ITEMS
  return (
    <div className="order-preview">
      <ul className="order-preview__items" aria-label={t('order.items')}>
        {items.slice(0, MAX_ITEMS).map(({ id, name, quantity, product }) => (
          <li key={id}>
            {product ? (
              <Picture src={product.imageUrl} alt="" size={40} />
            ) : (
              <span className="order-preview__gone" />
            )}
            <span>
              {quantity} × <bdi>{name}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{t('orders.preview.others', { count: others })}</p>}
      <dl className="order-preview__facts">
        <div>
          <dt>{t('orders.preview.address')}</dt>
          <dd>
            <bdi>{address}</bdi>
          </dd>
        </div>
        {shippingAddress?.courierNote && (
          <div>
            <dt>{t('orders.preview.note')}</dt>
            <dd>
              <bdi>{shippingAddress.courierNote}</bdi>
            </dd>
          </div>
        )}
        {doorHistory && (
          <div data-warns={refusedCount > 0 || undefined}>
            <dt>{t('orders.preview.phone')}</dt>
            <dd>
              {broughtCount === 0
                ? t('orders.preview.firstParcel')
                : t('customer.refused', { refused: refusedCount, brought: broughtCount, percent })}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
