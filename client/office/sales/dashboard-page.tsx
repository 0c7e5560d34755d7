import { lazy, Suspense } from 'react'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { Allowed } from '../../platform/admin/allowed'
import { RecentSales } from './recent-sales'
import { Tasks } from './tasks'
import { ToDo } from './to-do'
import { useIsEmptyShop } from './use-to-do'
import './dashboard-page.css'

// Most shops are through with it, and other roles never see it.
const FirstWeek = lazy(async () => ({
  default: (await import('./first-week/first-week')).FirstWeek,
}))

export function Component() {
  const isEmpty = useIsEmptyShop()
  return (
    <AdminFrame title="admin.dashboard">
      <Allowed permission="settings.edit">
        <Suspense fallback={null}>
          <FirstWeek />
        </Suspense>
      </Allowed>
      <div className="dashboard">
        <Tasks isEmptyShop={isEmpty} />
        {!isEmpty && (
          <Allowed permission="revenue.read">
            <RecentSales />
          </Allowed>
        )}
      </div>
      <ToDo />
    </AdminFrame>
  )
}
