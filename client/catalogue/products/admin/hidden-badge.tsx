import { useText } from '../../../platform/texts/text'
import './hidden-badge.css'

/** Marks a product that shoppers do not see. */
export function HiddenBadge() {
  const t = useText()
  return <span className="hidden-badge">{t('admin.hiddenBadge')}</span>
}
