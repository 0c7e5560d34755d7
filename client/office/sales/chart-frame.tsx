import { type ReactNode, useId } from 'react'
import { useText } from '../../platform/texts/text'
import '../../platform/admin/table.css'
import './chart-frame.css'

interface ChartFrameProps {
  readonly title: string
  /** The column headers of the table. */
  readonly columns: readonly string[]
  /** The chart's data; the first cell of a row is its header. */
  readonly rows: readonly (readonly ReactNode[])[]
  readonly children: ReactNode
}

/** A chart with a heading, and its data as an accessible table. */
export function ChartFrame({ title, columns, rows, children }: ChartFrameProps) {
  const t = useText()
  const id = useId()
  return (
    <figure className="card chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('sales.nothingSold')}</p>
      ) : (
        <>
          {children}
          <details>
            <summary>{t('sales.asTable')}</summary>
            <ChartTable title={title} columns={columns} rows={rows} />
          </details>
        </>
      )}
    </figure>
  )
}

function ChartTable({ title, columns, rows }: Omit<ChartFrameProps, 'children'>) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the focused region
    <section className="chart__table" aria-label={t('sales.tableOf', { title })} tabIndex={0}>
      <table className="table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
