import { callLink, localPhone } from '#domain/addresses/local-phone'
import type { MessageKey } from '#domain/messages'
import { helpPath } from '#domain/pages/help-pages'
import { CATEGORIES, type CategoryKey } from '#domain/products/categories'
import { usePageContext } from '../platform/page/page-context'
import { CurrentLink } from '../platform/routing/current-link'
import { useText } from '../platform/texts/text'
import { Icon, type IconName } from '../platform/ui/icon'
import { CategoryLinks } from './category-menus'
import { LanguageSwitch } from './language-switch'
import { categoryEntry, type MenuEntry, useMenuEntries } from './menu-entries'
import { ALL_PRODUCTS, CATS, DOGS, type MenuTarget, OFFERS } from './menu-targets'
import './menu-links.css'

interface Animal extends MenuTarget {
  readonly picture: string
  readonly keys: readonly CategoryKey[]
}

const ANIMALS: readonly Animal[] = [
  { ...CATS, picture: '/art/cat.svg', keys: ['catfood', 'cattreats', 'litters'] },
  { ...DOGS, picture: '/art/dog.svg', keys: ['dogfood', 'dogtreats'] },
]

interface MenuLinksProps {
  readonly onFollow: () => void
}

/** Where the drawer leads: an animal, a category or collection, the offers, the shopper's orders, the other language, or the shop's team. */
export function MenuLinks({ onFollow }: MenuLinksProps) {
  const t = useText()
  const entries = useMenuEntries()
  const link = (path: string, title: MessageKey, icon: IconName) => (
    <li>
      <CurrentLink to={path} onClick={onFollow}>
        <Icon name={icon} /> {t(title)}
      </CurrentLink>
    </li>
  )
  return (
    <div className="menu-links">
      <ul>
        {ANIMALS.map(({ path, title, picture, keys }) => (
          <MenuGroup
            key={path}
            title={t(title)}
            path={path}
            picture={picture}
            entries={CATEGORIES.filter(({ key }) => keys.includes(key)).map((category) =>
              categoryEntry(t, category),
            )}
            onFollow={onFollow}
          />
        ))}
        {link(OFFERS.path, OFFERS.title, 'cash')}
      </ul>
      <ul>
        {entries.map(({ path, title, children }) => (
          <MenuGroup key={path} title={title} path={path} entries={children} onFollow={onFollow} />
        ))}
        <li>
          <CurrentLink to={ALL_PRODUCTS.path} onClick={onFollow}>
            {t(ALL_PRODUCTS.title)}
          </CurrentLink>
        </li>
      </ul>
      <ul>
        {link('/profile', 'profile.orders', 'truck')}
        {link(helpPath('questions'), 'help.questions', 'clock')}
        <ContactItems />
        <li>
          <LanguageSwitch />
        </li>
      </ul>
    </div>
  )
}

interface MenuGroupProps extends MenuLinksProps {
  readonly title: string
  readonly path: string
  readonly picture?: string
  readonly entries: readonly MenuEntry[]
}

/** A link, and what is in it behind a button. */
function MenuGroup({ title, path, picture, entries, onFollow }: MenuGroupProps) {
  const t = useText()
  return (
    <li className="menu-group">
      <CurrentLink to={path} onClick={onFollow}>
        {picture && <img src={picture} alt="" width={32} height={32} />} {title}
      </CurrentLink>
      {entries.length > 0 && (
        <details name="menu">
          <summary aria-label={t('nav.openSubmenu', { title })}>
            <Icon name="chevronDown" />
          </summary>
          <CategoryLinks entries={entries} onFollow={onFollow} />
        </details>
      )}
    </li>
  )
}

/** How to reach the shop; nothing while its owner has set neither number. */
function ContactItems() {
  const t = useText()
  const { phone, whatsAppNumber } = usePageContext().contact
  return (
    <>
      {whatsAppNumber && (
        <li>
          <a href={`https://wa.me/${whatsAppNumber}`} target="_blank" rel="noreferrer">
            <Icon name="mail" /> {t('contact.whatsApp')}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={callLink(phone)}>
            <Icon name="phone" /> <bdi dir="ltr">{localPhone(phone)}</bdi>
          </a>
        </li>
      )}
    </>
  )
}
