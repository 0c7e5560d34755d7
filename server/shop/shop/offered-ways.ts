import { ONLINE_WAYS, type OnlineWay } from '#domain/payments/ways-to-pay'
import { resource } from '../../platform/features/feature'

/** The ways to pay online for which the shop has keys. */
export const offeredWays = resource(({ env: { paymob } }): readonly OnlineWay[] =>
  ONLINE_WAYS.filter((way) => paymob?.integrations.has(way)),
)
