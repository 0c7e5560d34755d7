import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ComboList } from '../../../platform/admin/ui/combo-list'
import { DeskIcon } from '../../../platform/admin/ui/desk-icon'
import { Modal } from '../../../platform/admin/ui/modal'
import { useText } from '../../../platform/texts/text'
import { usePaletteResults } from './use-palette-results'
import './command-palette.css'

interface CommandPaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Leads to any page of the desk, order or product by a few letters. */
export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const t = useText()
  return (
    <Modal label={t('desk.palette')} className="palette" isOpen={isOpen} onClose={onClose}>
      <Search onClose={onClose} />
    </Modal>
  )
}

function Search({ onClose }: Pick<CommandPaletteProps, 'onClose'>) {
  const t = useText()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { sections, isLoading, hasFailed } = usePaletteResults(text)
  const count = sections.reduce((sum, { items }) => sum + items.length, 0)

  function status(): string {
    if (isLoading) return t('desk.searching')
    if (hasFailed) return t('desk.searchFailed')
    if (count === 0) return t('desk.nothingFound', { text: text.trim() })
    return text.trim() ? t('desk.found', { count }) : ''
  }

  return (
    <>
      <ComboList
        label={t('desk.palette')}
        placeholder={t('desk.palettePlaceholder')}
        text={text}
        onText={setText}
        sections={sections}
        end={
          <button
            type="button"
            className="palette__close"
            aria-label={t('desk.close')}
            onClick={onClose}
          >
            <DeskIcon name="close" />
          </button>
        }
        onChoose={({ path }) => {
          onClose()
          void navigate(path)
        }}
      />
      <p className="palette__status" role="status">
        {status()}
      </p>
    </>
  )
}
