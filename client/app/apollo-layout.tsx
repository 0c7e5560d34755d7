import { Outlet } from 'react-router-dom'
import '../accounts/account-texts'
import { WithApollo } from '../lib/with-apollo'

/** Stands around the pages whose data are somebody's own: they use Apollo's hooks. */
export function Component() {
  return (
    <WithApollo>
      <Outlet />
    </WithApollo>
  )
}
