import { useState } from 'react'
import { useAddCourierMutation, useCouriersQuery } from '../../gql/orders-admin'
import { notifyError } from '../../lib/notify'
import { useText } from '../../texts/text'

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
  /** Adds a courier and chooses it; returns whether that worked. */
  add(name: string): Promise<boolean>
}

/** Which courier takes parcels. */
export function useCourierChoice(): CourierChoice {
  const t = useText()
  const { data, refetch } = useCouriersQuery({ fetchPolicy: 'cache-and-network' })
  const [addCourier] = useAddCourierMutation()
  const [chosen, choose] = useState('')
  const couriers = data?.couriers.filter(({ isActive }) => isActive)
  const only = couriers?.length === 1 ? couriers[0]?.id : undefined

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

  return { couriers, courierId: chosen || only || '', choose, add }
}
