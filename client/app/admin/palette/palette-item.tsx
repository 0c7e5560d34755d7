import { DeskIcon, type DeskIconName } from '../../../platform/admin/ui/desk-icon'
import './palette-item.css'

interface PaletteItemProps {
  readonly icon: DeskIconName
  readonly title: string
  readonly detail?: string
}

/** How a page, order or product looks in the command palette. */
export function PaletteItem({ icon, title, detail }: PaletteItemProps) {
  return (
    <>
      <DeskIcon name={icon} />
      <bdi className="palette-item__title">{title}</bdi>
      {detail && <bdi className="palette-item__detail">{detail}</bdi>}
    </>
  )
}
