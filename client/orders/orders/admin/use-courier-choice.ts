import { useState } from 'react'
import { useCan } from '../../../platform/admin/use-admin-token'
import {
  type AdminOrderRowFragment,
  useAddCourierMutation,
  useCouriersQuery,
} from '../../../platform/gql/orders-admin'
import { notifyError } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'

interface CourierOption {
  readonly id: string
  readonly name: string
}

export interface CourierChoice {
  /** Undefined while they load. */
  readonly couriers: readonly CourierOption[] | undefined
  /** Empty until one is chosen; the only courier need not be. */
  readonly courierId: string
  choose(id: string): void
  /** Whether the caller may add couriers. */
  readonly mayAdd: boolean
  /** Adds a courier and chooses it; returns whether that worked. */
  add(name: string): Promise<boolean>
}

/** The courier that is assigned to all of these orders; undefined if there is none. */
export function sharedCourierId(
  orders: readonly Pick<AdminOrderRowFragment, 'assignedCourier'>[],
): string | undefined {
  const [first, ...others] = orders.map(({ assignedCourier }) => assignedCourier?.id)
  return others.every((id) => id === first) ? first : undefined
}

/** The courier who takes parcels: the expected one, unless another is chosen. */
export function useCourierChoice(expectedId?: string): CourierChoice {
  const t = useText()
  const { data, refetch } = useCouriersQuery({ fetchPolicy: 'cache-and-network' })
  const [addCourier] = useAddCourierMutation()
  const mayAdd = useCan('couriers.edit')
  const [chosen, choose] = useState<string>()
  const couriers = data?.couriers.filter(({ isActive }) => isActive)
  const only = couriers?.length === 1 ? couriers[0]?.id : undefined
  const expected = couriers?.find(({ id }) => id === expectedId)?.id

  async function add(name: string): Promise<boolean> {
    try {
      const { data: added } = await addCourier({ variables: { input: { name } } })
      const { courier, userErrors } = added?.addCourier ?? {}
      if (!courier) {
        notifyError(userErrors?.[0]?.message ?? t('orders.courierFailed'))
        return false
      }
      await refetch()
      choose(courier.id)
      return true
    } catch {
      notifyError(t('orders.courierFailed'))
      return false
    }
  }

  return { couriers, courierId: chosen ?? expected ?? only ?? '', choose, mayAdd, add }
}
