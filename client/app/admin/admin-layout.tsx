import { Outlet } from 'react-router-dom'
import { useSaveLocale } from '../../accounts/locale/account-locale'
import { useAdminToken } from '../../admin/use-admin-token'
import { OrderEvents } from '../../orders/admin/order-events'
import { MainContent } from '../main-content'
import { SideMenu } from './side-menu'
import './admin-layout.css'

/** The layout of all admin pages: the side menu, and the stream of order events. */
export function Component() {
  useSaveLocale()
  return (
    <OrderEvents token={useAdminToken()}>
      <div className="admin wrap">
        <SideMenu />
        <MainContent>
          <Outlet />
        </MainContent>
      </div>
    </OrderEvents>
  )
}
