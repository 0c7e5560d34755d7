import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../platform/texts/text'
import { Icon } from '../platform/ui/icon'

/**
 * The button of the menu on phones. What it opens is loaded with the first tap; if that fails, all products, which have
 * a page with the categories, are opened instead.
 */
export function MenuDrawer() {
  const t = useText()
  const navigate = useNavigate()
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: () => void }>>()

  function open(): void {
    // The page knows this list of chunks already; the name of another one would be in every first visit.
    import('./personal-pages')
      .then(({ loadMenuDialog }) => loadMenuDialog())
      .then(
        ({ MenuDialog }) => setDialog(() => MenuDialog),
        () => navigate('/shop'),
      )
  }

  return (
    <>
      <button
        type="button"
        className="header__action header__menu"
        aria-haspopup="dialog"
        aria-label={t('nav.menu')}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
