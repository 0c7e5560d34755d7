import { Outlet } from 'react-router-dom'
import { useSaveLocale } from '../../accounts/accounts/locale/account-locale'
import { OrderEvents } from '../../orders/orders/admin/order-events'
import { useAdminToken, useDeskRole } from '../../platform/admin/use-admin-token'
import { MainContent } from '../main-content'
import { PlainFooter } from '../plain-footer'
import { AllowedOnly } from './allowed-only'
import { DeskRail } from './desk-rail'
import { DeskTabs } from './desk-tabs'
import { NewOrderAlert } from './new-order-alert'
import { PaletteProvider } from './palette/palette-provider'
import { SectionTabs } from './section-tabs'
import { useRail } from './use-rail'
import './admin-layout.css'
import './desk-theme.css'

/** The layout of all admin pages: the menu, the command palette and the stream of order events, which alerts to new ones. */
export function Component() {
  useSaveLocale()
  const rail = useRail()
  const role = useDeskRole()
  return (
    <OrderEvents token={useAdminToken()}>
      <NewOrderAlert />
      <PaletteProvider>
        <div className="desk" data-rail={rail.choice} data-role={role}>
          <DeskRail isCollapsed={rail.isCollapsed} onToggle={rail.toggle} />
          <div>
            <SectionTabs />
            <MainContent>
              <div className="desk__content">
                <AllowedOnly>
                  <Outlet />
                </AllowedOnly>
              </div>
            </MainContent>
            <PlainFooter />
          </div>
          <DeskTabs />
        </div>
      </PaletteProvider>
    </OrderEvents>
  )
}
