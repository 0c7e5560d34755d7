import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useOrderListAddress } from '../../orders/orders/admin/list/kept-order-list'
import type { DeskPage } from './desk-menu'

interface MenuLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly page: DeskPage
  /** Whether it is marked on other pages, too, such as those of its section. */
  readonly isCurrent?: boolean
}

/** A link of the desk's menu, marked on its page and those below it. To the orders, it leads to the list as it was left. */
export function MenuLink({ page: { path }, isCurrent = false, ...link }: MenuLinkProps) {
  const { pathname } = useLocation()
  const orderList = useOrderListAddress()
  const isElsewhere = pathname !== path
  return (
    <Link
      {...link}
      to={path === '/adminorder' && isElsewhere ? orderList : path}
      aria-current={isCurrent || `${pathname}/`.startsWith(`${path}/`) ? 'page' : undefined}
    />
  )
}
