import { LOCALE_SETTINGS } from '#domain/messages/locale'
import { type Translate, useLocale, useText } from '../../texts/text'
import { Button } from '../../ui/button'
import type { Selection } from '../table/use-selection'
import './hidden-selection.css'

/** So many are named; the others are counted. */
const NAMED = 8

interface HiddenSelectionProps {
  readonly selection: Selection
  readonly nameOf: (id: string, t: Translate) => string
}

/** Names the selected rows that the list does not show, to which nothing is done: they changed, or a filter leaves them out. */
export function HiddenSelection({ selection, nameOf }: HiddenSelectionProps) {
  const t = useText()
  const { comma } = LOCALE_SETTINGS[useLocale()]
  const { hidden, ids, select } = selection
  const named = hidden.slice(0, NAMED).map((id) => nameOf(id, t))
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
