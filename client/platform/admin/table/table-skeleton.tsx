import { Skeleton } from '../../ui/skeleton'
import './data-table.css'
import './table-skeleton.css'

/** The placeholder of a table that loads, whose rows are as high as those that follow. */
export function TableSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return (
    <div className="card data-table__box table-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className="table-skeleton__row" />
      ))}
    </div>
  )
}
