import { useState } from 'react'
import { FEE_KINDS, type FeeKind } from '#domain/couriers/courier-prices'
import { GOVERNORATE_NAMES, GOVERNORATES, type Governorate } from '#domain/delivery/governorates'
import { FormAlert } from '../../platform/forms/form-alert'
import { NumberField } from '../../platform/forms/number-field'
import { SubmitButton } from '../../platform/forms/submit-button'
import {
  type CourierDetailsFragment,
  type CourierPricesQuery,
  useCourierPricesQuery,
  useSaveCourierPricesMutation,
} from '../../platform/gql/couriers'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useLocale, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import {
  NO_PRICES,
  type PriceCell,
  type PriceList,
  type PriceProblems,
  type PriceRow,
  type PriceTexts,
  problemsOf,
  toPriceList,
  toPricesInput,
} from './price-list'
import '../../platform/forms/checkbox-group.css'
import './price-list-form.css'

interface CourierPricesProps {
  readonly courier: CourierDetailsFragment
  readonly onSaved: () => void
}

/** A courier's prices, for staff with permission to see them. */
export function CourierPrices({ courier, onSaved }: CourierPricesProps) {
  const t = useText()
  const { data, error, refetch } = useCourierPricesQuery({ fetchPolicy: 'network-only' })
  const found = data?.couriers.find(({ id }) => id === courier.id)
  if (!found && error) {
    return <LoadFailed title={t('couriers.loadFailed')} onRetry={() => void refetch()} />
  }
  if (!found) return <Skeleton className="card" blockSize="16rem" />
  return <PriceListForm courier={courier} agreed={found} onSaved={onSaved} />
}

interface PriceListFormProps extends CourierPricesProps {
  readonly agreed: CourierPricesQuery['couriers'][number]
}

function PriceListForm({ courier, agreed, onSaved }: PriceListFormProps) {
  const t = useText()
  const [list, setList] = useState(() => toPriceList(agreed))
  const [isChecked, setIsChecked] = useState(false)
  const [alert, setAlert] = useState<string>()
  const [savePrices, { loading }] = useSaveCourierPricesMutation()
  // After the first attempt to save, errors disappear as they are corrected.
  const problems: PriceProblems = isChecked ? problemsOf(courier, list) : new Map()
  const errorOf = (cell: PriceCell) => {
    const problem = problems.get(cell)
    return problem && t(problem.key, problem.parameters)
  }
  const change = (changed: Partial<PriceList>) => setList({ ...list, ...changed })
  const nextKey = Math.max(-1, ...list.rows.map(({ key }) => key)) + 1
  const changeRow = (row: PriceRow) =>
    change({ rows: list.rows.map((one) => (one.key === row.key ? row : one)) })

  const save = useSingleFlight(async () => {
    setAlert(undefined)
    setIsChecked(true)
    if (problemsOf(courier, list).size > 0) return
    const { name, isOwnDriver, carrier, phone, trackingUrl, isActive } = courier
    const input = { name, isOwnDriver, carrier, phone, trackingUrl, isActive }
    try {
      const { data } = await savePrices({
        variables: { id: courier.id, input: { ...input, ...toPricesInput(courier, list) } },
      })
      const [userError] = data?.result.userErrors ?? []
      if (userError || !data) return setAlert(userError?.message ?? t('couriers.saveFailed'))
      notifySuccess(t('couriers.pricesSaved', { name }))
      onSaved()
    } catch {
      setAlert(t('couriers.saveFailed'))
    }
  })

  const title = t('couriers.pricesOf', { name: courier.name })
  return (
    <form
      className="card price-list"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h2>{title}</h2>
      <p>{t('couriers.pricesAbout')}</p>
      <FormAlert>{alert ?? (problems.size > 0 ? t('couriers.pricesWrong') : undefined)}</FormAlert>
      <fieldset className="price-list__row">
        <legend>{t('couriers.allGovernorates')}</legend>
        <Prices
          prices={list.prices}
          errorOf={errorOf}
          hints={{ returned: t('couriers.emptyIsNone'), partial: t('couriers.emptyIsDelivered') }}
          onChange={(prices) => change({ prices })}
        />
        <div className="price-list__prices">
          <NumberField
            label={t('couriers.cashHandling')}
            hint={t('couriers.cashHandlingHint')}
            error={errorOf('cashHandling')}
            inputMode="decimal"
            value={list.cashHandling}
            onChange={({ target }) => change({ cashHandling: target.value })}
          />
          <NumberField
            label={t('couriers.vat')}
            hint={t('couriers.vatHint')}
            error={errorOf('vat')}
            inputMode="decimal"
            value={list.vat}
            onChange={({ target }) => change({ vat: target.value })}
          />
        </div>
      </fieldset>
      {list.rows.length > 0 && <p className="field__hint">{t('couriers.emptyIsGeneral')}</p>}
      {list.rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          others={list.rows.filter(({ key }) => key !== row.key)}
          errorOf={errorOf}
          onChange={changeRow}
          onCopy={() =>
            change({ rows: [...list.rows, { ...row, key: nextKey, governorates: [] }] })
          }
          onRemove={() => change({ rows: list.rows.filter(({ key }) => key !== row.key) })}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          onClick={() =>
            change({
              rows: [...list.rows, { key: nextKey, governorates: [], prices: NO_PRICES }],
            })
          }
        >
          {t('couriers.addGovernorates')}
        </Button>
      </div>
      <div>
        <SubmitButton busy={loading}>{t('couriers.savePrices')}</SubmitButton>
      </div>
    </form>
  )
}

interface PricesProps {
  readonly prices: PriceTexts
  readonly row?: number
  readonly errorOf: (cell: PriceCell) => string | undefined
  readonly hints?: Partial<Readonly<Record<FeeKind, string>>>
  readonly onChange: (prices: PriceTexts) => void
}

/** The price of each kind of parcel. */
function Prices({ prices, row, errorOf, hints = {}, onChange }: PricesProps) {
  const t = useText()
  return (
    <div className="price-list__prices">
      {FEE_KINDS.map((kind) => {
        const hint = hints[kind]
        const error = errorOf(row === undefined ? kind : `${row}.${kind}`)
        return (
          <NumberField
            key={kind}
            label={t(`couriers.price.${kind}`)}
            {...(hint && { hint })}
            {...(error && { error })}
            inputMode="decimal"
            value={prices[kind]}
            onChange={({ target }) => onChange({ ...prices, [kind]: target.value })}
          />
        )
      })}
    </div>
  )
}

interface RowProps {
  readonly row: PriceRow
  readonly others: readonly PriceRow[]
  readonly errorOf: (cell: PriceCell) => string | undefined
  readonly onChange: (row: PriceRow) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

/** The prices of some governorates. */
function Row({ row, others, errorOf, onChange, onCopy, onRemove }: RowProps) {
  const t = useText()
  const locale = useLocale()
  const { key, governorates, prices } = row
  const names = governorates.map((code) => GOVERNORATE_NAMES[code][locale])
  const name = names.join(' · ') || t('couriers.chooseGovernorates')
  const error = errorOf(`${key}.governorates`)
  const taken = others.flatMap((other) => other.governorates)
  const toggle = (code: Governorate, isChosen: boolean) =>
    onChange({
      ...row,
      governorates: GOVERNORATES.filter((one) =>
        one === code ? isChosen : governorates.includes(one),
      ),
    })
  return (
    <fieldset className="price-list__row">
      <legend className="visually-hidden">{name}</legend>
      <details className="price-list__governorates" open={governorates.length === 0}>
        <summary>{name}</summary>
        <div className="price-list__choices">
          {GOVERNORATES.map((code) => (
            <label key={code} className="checkbox">
              <input
                type="checkbox"
                checked={governorates.includes(code)}
                disabled={taken.includes(code)}
                onChange={({ target }) => toggle(code, target.checked)}
              />
              {GOVERNORATE_NAMES[code][locale]}
            </label>
          ))}
        </div>
      </details>
      {error && <p className="field__error">{error}</p>}
      <Prices
        prices={prices}
        row={key}
        errorOf={errorOf}
        onChange={(changed) => onChange({ ...row, prices: changed })}
      />
      <div className="price-list__acts">
        <Button variant="quiet" aria-label={`${t('couriers.copyRow')}: ${name}`} onClick={onCopy}>
          {t('couriers.copyRow')}
        </Button>
        <Button
          variant="quiet"
          aria-label={`${t('couriers.removeRow')}: ${name}`}
          onClick={onRemove}
        >
          {t('couriers.removeRow')}
        </Button>
      </div>
    </fieldset>
  )
}
