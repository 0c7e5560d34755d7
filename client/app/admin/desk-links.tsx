import { useId } from 'react'
import { useText } from '../../platform/texts/text'
import { type DeskSection, toSections } from './desk-menu'
import { MenuLink } from './menu-link'
import { PageEntry } from './page-entry'
import { useDeskPages } from './use-desk-pages'
import './desk-links.css'

interface DeskLinksProps {
  readonly onFollow: () => void
}

/** The links to all pages of the desk, by sections. */
export function DeskLinks(props: DeskLinksProps) {
  return toSections(useDeskPages()).map((section) => (
    <SectionLinks key={section.id} {...props} section={section} />
  ))
}

interface SectionLinksProps extends DeskLinksProps {
  readonly section: DeskSection
}

function SectionLinks({ section, onFollow }: SectionLinksProps) {
  const t = useText()
  const id = useId()
  return (
    <div className="desk-links">
      <p className="desk-links__title" id={id}>
        {t(section.title)}
      </p>
      <ul aria-labelledby={id}>
        {section.pages.map((page) => (
          <li key={page.path}>
            <MenuLink className="desk-link" page={page} onClick={onFollow}>
              <PageEntry page={page} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
