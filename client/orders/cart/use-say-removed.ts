import { notify, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'

/** Says that a product was removed from the cart, and offers to put it back. */
export function useSayRemoved(): (name: string, undo: () => void) => void {
  const t = useText()
  return (name, undo) => {
    notifySuccess(t('cart.removed'))
    notify({ kind: 'success', message: name, actions: [{ label: t('cart.undo'), act: undo }] })
  }
}
