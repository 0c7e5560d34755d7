import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { Requires } from '../../platform/http/graphql/requires'
import { currentSettings, firstSettings, readSettings } from '../settings/current-settings'
import { MessageTemplate } from './message-templates.types'
import { messageTemplates } from './message-writer'
import { publicShop } from './public-shop'
import { sellerOf } from './seller'
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
      ...sellerOf(values, locale),
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

  @Requires('settings.edit')
  @DatabaseCost(1)
  @Query(() => [MessageTemplate], {
    description:
      'The messages that the desk sends, one for each kind, as they are until their settings change, with a sample order.',
  })
  async messageTemplates(@Ctx() { db, get }: Context): Promise<readonly MessageTemplate[]> {
    const { values } = await readSettings(db, get(firstSettings))
    return get(messageTemplates)(values)
  }
}
