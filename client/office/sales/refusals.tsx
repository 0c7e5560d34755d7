import { useId } from 'react'
import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import type { SalesQuery } from '../../platform/gql/sales'
import { useLocale, useText } from '../../platform/texts/text'
import { useFormatPercent } from '../../platform/texts/use-format-percent'
import { useFormatCount } from './use-format-count'
import '../../platform/admin/table.css'
import './refusals.css'

interface Row {
  readonly name: string
  readonly parcels: number
  readonly refused: number
}

/** The share of parcels that was refused at the door, by where they went and by who brought them. */
export function RefusalTables({
  refusals,
}: {
  readonly refusals: SalesQuery['sales']['refusals']
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="charts">
      <RefusalTable
        title={t('sales.refusedByGovernorate')}
        column={t('sales.governorate')}
        rows={refusals.governorates.map(({ governorate, ...row }) => ({
          ...row,
          name: governorate ? GOVERNORATE_NAMES[governorate][locale] : t('sales.noGovernorate'),
        }))}
      />
      <RefusalTable
        title={t('sales.refusedByCourier')}
        column={t('orders.courier')}
        rows={refusals.couriers.map(({ courierName, ...row }) => ({
          ...row,
          name: courierName ?? t('sales.noCourier'),
        }))}
      />
    </div>
  )
}

interface RefusalTableProps {
  readonly title: string
  readonly column: string
  readonly rows: readonly Row[]
}

function RefusalTable({ title, column, rows }: RefusalTableProps) {
  const t = useText()
  const id = useId()
  const formatCount = useFormatCount()
  const formatPercent = useFormatPercent()
  return (
    <section className="card refusals" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('sales.noParcels')}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{t('sales.parcels')}</th>
              <th scope="col">{t('sales.refused')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, parcels, refused }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{formatCount(parcels)}</td>
                <td>
                  <span className="refusals__share">{formatPercent(refused / parcels)}</span>
                  <span
                    className="refusals__bar"
                    style={{ inlineSize: `${(refused / parcels) * 100}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
