import type { UserError } from '../../forms/form-errors'
import {
  type DeliveryArea,
  type DeliveryRateInput,
  useUpdateDeliveryRatesMutation,
} from '../../gql/delivery-admin'
import { notifySuccess } from '../../lib/notify'
import { useText } from '../../texts/text'

/** Sets the rate of areas. Returns the errors, none on success. */
export function useSaveRates(): (
  areas: readonly DeliveryArea[],
  rate: DeliveryRateInput,
) => Promise<readonly UserError[]> {
  const t = useText()
  const [updateRates] = useUpdateDeliveryRatesMutation({
    update(cache, { data }) {
      // The shop's pages have cached them, too.
      if (data?.updateDeliveryRates.deliveryRates) {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'deliveryRates' })
      }
    },
  })
  return async (areas, rate) => {
    const failed = [{ message: t('rates.saveFailed'), field: null }]
    try {
      const { data } = await updateRates({ variables: { areas: [...areas], rate } })
      const payload = data?.updateDeliveryRates
      if (!payload?.deliveryRates) return payload?.userErrors.length ? payload.userErrors : failed
      notifySuccess(t('rates.saved'))
      return []
    } catch {
      return failed
    }
  }
}
