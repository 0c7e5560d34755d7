import { Outlet } from 'react-router-dom'
import { OrderEvents } from './order-events'
import './owner-texts'
import { SideMenu } from './side-menu'
import { useOwnerToken } from './use-owner-token'

/** What all pages of the owner's stand in: the side menu, and news of orders as they come. */
export function Component() {
  return (
    <OrderEvents token={useOwnerToken()}>
      <div className="admin wrap">
        <SideMenu />
        <Outlet />
      </div>
    </OrderEvents>
  )
}
