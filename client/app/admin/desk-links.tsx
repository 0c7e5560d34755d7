import { useId } from 'react'
import { Tooltip } from '../../platform/admin/ui/tooltip'
import { useText } from '../../platform/texts/text'
import { type DeskGroup, groupPages } from './desk-menu'
import { MenuLink } from './menu-link'
import { PageEntry } from './page-entry'
import { useDeskPages } from './use-desk-pages'
import './desk-links.css'

interface DeskLinksProps {
  readonly isCollapsed?: boolean
  readonly onFollow?: () => void
}

/** The links to all pages of the desk, by groups. */
export function DeskLinks(props: DeskLinksProps) {
  return groupPages(useDeskPages()).map((group) => (
    <LinkGroup key={group.title} {...props} group={group} />
  ))
}

interface LinkGroupProps extends DeskLinksProps {
  readonly group: DeskGroup
}

function LinkGroup({ group, isCollapsed = false, onFollow }: LinkGroupProps) {
  const t = useText()
  const id = useId()
  return (
    <div className="desk-links">
      <p className="desk-links__title" id={id}>
        {t(group.title)}
      </p>
      <ul aria-labelledby={id}>
        {group.pages.map((page) => (
          <li key={page.path}>
            <Tooltip placement="end" isDisabled={!isCollapsed} text={t(page.title)}>
              <MenuLink className="desk-link" page={page} onClick={onFollow}>
                <PageEntry page={page} />
              </MenuLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  )
}
