import type { ReactNode } from 'react'
import { localPhone, nationalPhone } from '#domain/addresses/local-phone'
import { toPiastres, toPounds } from '#domain/money/money'
import { negatePiastres } from '#domain/money/units'
import { CANCELLED_ORDER_STATUS_KEY, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { AdminOrderDetailsFragment } from '../../../platform/gql/orders-admin'
import { useText } from '../../../platform/texts/text'
import { CommaSeparated } from '../../../platform/ui/comma-separated'
import { Price } from '../../../platform/ui/price'
import { ItemsTable } from '../items-table'
import { PrintoutHead } from '../printout'
import { TakesBack } from '../takes-back'
import { useOrderAddress } from '../use-order-address'

export function isCancelledOrder({ status }: Pick<AdminOrderDetailsFragment, 'status'>): boolean {
  return status === CANCELLED_ORDER_STATUS_KEY
}

interface OrderSheetProps<Order extends AdminOrderDetailsFragment> {
  readonly order: Order
  /** Content below the name of an item. */
  readonly noteOf?: (item: Order['items'][number]) => ReactNode
}

/** The printable sheet for the parcel and the courier. */
export function OrderSheet<Order extends AdminOrderDetailsFragment>(props: OrderSheetProps<Order>) {
  const { order, noteOf } = props
  const t = useText()
  const { id, createdAt, customer, recipientName, phone, assignedCourier } = order
  const address = useOrderAddress(order)
  const courierNote = order.shippingAddress?.courierNote
  const isCancelled = isCancelledOrder(order)
  const { isOpen } = ORDER_STATUS_TABLE[order.status]
  const isPrepaid = isOpen && order.paid > 0
  return (
    <article className="card printout">
      <PrintoutHead title={t('order.number', { id })} at={createdAt} />
      <div role="alert">
        {isCancelled && <p className="printout__cancelled">{t('admin.sheetCancelled')}</p>}
      </div>
      <dl className="printout__facts">
        <div>
          <dt>{t('admin.customer')}</dt>
          <dd>
            <bdi>
              {customer
                ? `${customer.firstName} ${customer.secondName}`
                : recipientName || t('admin.noCustomer')}
            </bdi>
          </dd>
          {customer && (
            <dd>
              <bdi dir="ltr">{nationalPhone(customer.mobile)}</bdi>
            </dd>
          )}
        </div>
        <div>
          <dt>{t('order.address')}</dt>
          <dd>
            <CommaSeparated texts={address} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.phone')}</dt>
          <dd>
            <bdi dir="ltr">{localPhone(phone)}</bdi>
          </dd>
        </div>
        {assignedCourier && (
          <div>
            <dt>{t('orders.courier')}</dt>
            <dd>
              <bdi>{assignedCourier.name}</bdi>
            </dd>
          </div>
        )}
        {courierNote && (
          <div>
            <dt>{t('checkout.courierNote')}</dt>
            <dd>
              <bdi>{courierNote}</bdi>
            </dd>
          </div>
        )}
        {order.hasUnseenFee && (
          <div>
            <dt>{t('admin.feeNotShown')}</dt>
            <dd>{t('admin.feeNotShownText')}</dd>
          </div>
        )}
        {order.cancelReason && (
          <div>
            <dt>{t('order.reasonGiven')}</dt>
            <dd>
              <bdi>{order.cancelReason}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <TakesBack items={order.takesBack} className="printout__takes-back" />
      <ItemsTable<Order['items'][number]>
        order={order}
        {...(noteOf && { noteOf })}
        totalLabel={t(isOpen && !isPrepaid ? 'admin.toCollect' : 'order.total')}
      >
        {isPrepaid && <RestToCollect order={order} />}
      </ItemsTable>
    </article>
  )
}

/** The prepaid amount, and the rest to collect. */
function RestToCollect({ order }: { readonly order: AdminOrderDetailsFragment }) {
  const t = useText()
  return (
    <>
      <tr>
        <th scope="row" colSpan={3}>
          {t('paper.paid')}
        </th>
        <td>
          <Price pounds={toPounds(negatePiastres(toPiastres(order.paid)))} />
        </td>
      </tr>
      <tr className="printout__total">
        <th scope="row" colSpan={3}>
          {t('admin.toCollect')}
        </th>
        <td>
          <Price pounds={order.amountDue} />
        </td>
      </tr>
    </>
  )
}
