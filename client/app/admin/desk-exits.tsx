import { Link } from 'react-router-dom'
import { LOCALE_SETTINGS, LOCALES } from '#domain/messages/locale'
import { forgetThisDevice } from '../../office/push/browser-push'
import { DeskIcon } from '../../platform/admin/ui/desk-icon'
import { Tooltip } from '../../platform/admin/ui/tooltip'
import { endOnServer } from '../../platform/session/end-on-server'
import { getSession, logOut } from '../../platform/session/session'
import { useLocale, useText } from '../../platform/texts/text'
import { LanguageLink } from '../language-link'
import './desk-links.css'

/** The next user of this device must not get notifications of orders. */
function signOut(): void {
  void forgetThisDevice()
  endOnServer(getSession().token)
  logOut()
}

/** The ways out of the desk: the shop, the other language, signing out. */
export function DeskExits({ isCollapsed = false }: { readonly isCollapsed?: boolean }) {
  const t = useText()
  const current = useLocale()
  return (
    <ul className="desk-exits">
      <li>
        <Tooltip placement="end" isDisabled={!isCollapsed} text={t('admin.toShop')}>
          <Link className="desk-link" to="/">
            <DeskIcon name="shop" />
            <span className="desk-link__text">{t('admin.toShop')}</span>
          </Link>
        </Tooltip>
      </li>
      {LOCALES.filter((locale) => locale !== current).map((locale) => (
        <li key={locale}>
          <LanguageLink className="desk-link" locale={locale}>
            <DeskIcon name="language" />
            <span className="desk-link__text">{LOCALE_SETTINGS[locale].name}</span>
          </LanguageLink>
        </li>
      ))}
      <li>
        <Tooltip placement="end" isDisabled={!isCollapsed} text={t('nav.logout')}>
          <button type="button" className="desk-link" onClick={signOut}>
            <DeskIcon name="signOut" />
            <span className="desk-link__text">{t('nav.logout')}</span>
          </button>
        </Tooltip>
      </li>
    </ul>
  )
}
