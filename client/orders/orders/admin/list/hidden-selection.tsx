import { LOCALE_SETTINGS } from '#domain/messages/locale'
import type { Selection } from '../../../../platform/admin/table/use-selection'
import { useLocale, useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import './hidden-selection.css'

/** So many are named; the others are counted. */
const NAMED = 8

/** Names the selected orders that the list does not show, to which nothing is done: they changed, or a filter leaves them out. */
export function HiddenSelection({ selection }: { readonly selection: Selection }) {
  const t = useText()
  const { comma } = LOCALE_SETTINGS[useLocale()]
  const { hidden, ids, select } = selection
  const named = hidden.slice(0, NAMED).map((id) => t('orders.shortNumber', { id }))
  return (
    <div role="status" className="hidden-selection">
      {hidden.length > 0 && (
        <>
          <span>
            {t('orders.hiddenSelected', { count: hidden.length })}{' '}
            <bdi>
              {named.join(`${comma} `)}
              {hidden.length > NAMED && ' …'}
            </bdi>
          </span>
          <Button variant="quiet" onClick={() => select(ids)}>
            {t('orders.deselectHidden')}
          </Button>
        </>
      )}
    </div>
  )
}
