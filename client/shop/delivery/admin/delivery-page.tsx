import { useState } from 'react'
import type { DeliveryRateInput } from '#domain/delivery/delivery.schema'
import { asPounds } from '#domain/money/units'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import type { UserError } from '../../../platform/forms/form-errors'
import {
  type AdminDeliveryRateFragment,
  type DeliveryArea,
  useAdminDeliveryRatesQuery,
  useUpdateDeliveryRatesMutation,
} from '../../../platform/gql/delivery-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { RATE_FORM_ID, RateForm } from './rate-form'
import { RateList } from './rate-list'
import '../../../platform/ui/button.css'
import './delivery-page.css'

function toVariables(rate: DeliveryRateInput) {
  return { ...rate, fee: asPounds(rate.fee), freeFrom: asPounds(rate.freeFrom) }
}

/** Sets the rate of areas. Returns the errors, none on success. */
function useSaveRates(): (
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
      const { data } = await updateRates({
        variables: { areas: [...areas], rate: toVariables(rate) },
      })
      const payload = data?.updateDeliveryRates
      if (!payload?.deliveryRates) return payload?.userErrors.length ? payload.userErrors : failed
      notifySuccess(t('rates.saved'))
      return []
    } catch {
      return failed
    }
  }
}

export function Component() {
  return (
    <AdminFrame title="rates.title">
      <Delivery />
    </AdminFrame>
  )
}

function Delivery() {
  const t = useText()
  const { data, error, refetch } = useAdminDeliveryRatesQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && error) return <LoadFailed title={t('rates.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="40rem" />
  return (
    <>
      <p>{t('rates.text')}</p>
      <Rates rates={data.deliveryRates} />
    </>
  )
}

/** The delivery rates. Selected ones can be changed together. */
function Rates({ rates }: { readonly rates: readonly AdminDeliveryRateFragment[] }) {
  const t = useText()
  const saveRates = useSaveRates()
  const [selected, setSelected] = useState<readonly DeliveryArea[]>([])
  // The form starts with the rate of the area that was selected first.
  const [start, setStart] = useState<AdminDeliveryRateFragment>()

  function select(areas: readonly DeliveryArea[]): void {
    const [first] = areas
    if (selected.length === 0 || first === undefined) {
      setStart(rates.find(({ area }) => area === first))
    }
    setSelected(areas)
  }

  return (
    <div className="rates">
      <RateList rates={rates} selected={selected} onSelect={select} />
      {start ? (
        <RateForm
          key={start.area}
          start={start}
          count={selected.length}
          onSubmit={async (rate) => {
            const userErrors = await saveRates(selected, rate)
            if (userErrors.length === 0) select([])
            return userErrors
          }}
        />
      ) : (
        <p className="card rates__none">{t('rates.none')}</p>
      )}
      {start && (
        <a className="button button--secondary rates__jump" href={`#${RATE_FORM_ID}`}>
          {t('rates.selected', { count: selected.length })}
        </a>
      )}
    </div>
  )
}
