import { useContext } from 'react'
import { accentShades, DEFAULT_ACCENT } from '#domain/settings/accent'
import type { AdminSettingsQuery } from '../../../platform/gql/settings-admin'
import { ChangePageContext, usePageContext } from '../../../platform/page/page-context'

/** Shows a changed shop in the open page, which has it from its HTML. */
export function useShowShop(): (shop: AdminSettingsQuery['shop']) => void {
  const changePage = useContext(ChangePageContext)
  const { shop } = usePageContext()
  return ({ shopName: name, about, logoUrl, accentColor, ...details }) => {
    const { phone, email, contactAddress, hours, whatsAppNumber } = details
    changePage({
      shop: { ...shop, name, about, logoUrl: logoUrl ?? undefined },
      contact: {
        phone: phone ?? undefined,
        email: email ?? undefined,
        address: contactAddress ?? undefined,
        hours: hours ?? undefined,
        whatsAppNumber: whatsAppNumber ?? undefined,
      },
    })
    const { base, dark, tint } = accentShades(accentColor ?? DEFAULT_ACCENT)
    const { style } = document.documentElement
    style.setProperty('--teal', base)
    style.setProperty('--teal-dark', dark)
    style.setProperty('--teal-tint', accentColor ? tint : '#e2efec')
  }
}
