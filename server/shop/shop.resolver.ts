import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../context'
import { currentSettings } from '../settings/current-settings'
import { publicShop } from './public-shop'
import { Shop } from './shop.types'

@Resolver()
export class ShopResolver {
  @Query(() => Shop, {
    description: 'The shop, its contact details and its seller, as for receipts.',
  })
  async shop(@Ctx() { db, get, locale }: Context): Promise<Shop> {
    const { values } = await get(currentSettings).get(db)
    const { name: shopName, about, logoUrl, accentColor, contact } = await get(publicShop)(locale)
    const { address: contactAddress, phone, email, hours } = contact
    return {
      name: values.sellerName,
      address: values.sellerAddress,
      taxNumber: values.taxNumber,
      commercialRegister: values.commercialRegister,
      whatsAppNumber: values.whatsAppNumber,
      shopName,
      about,
      phone,
      email,
      contactAddress,
      hours,
      logoUrl,
      accentColor,
    }
  }
}
