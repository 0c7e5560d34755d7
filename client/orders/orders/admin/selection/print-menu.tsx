import { Link } from 'react-router-dom'
import { useText } from '../../../../platform/texts/text'
import { BarMenu } from './bar-menu'

const KINDS = ['labels', 'sheets', 'picking', 'handover'] as const

/** Links to what is printed for these orders. */
export function PrintMenu({ ids }: { readonly ids: readonly string[] }) {
  const t = useText()
  return (
    <BarMenu title={t('admin.print')}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <Link to={`/adminorder/print?kind=${kind}&ids=${ids.join()}`}>
            {t(`orders.print.${kind}`)}
          </Link>
        </li>
      ))}
    </BarMenu>
  )
}
