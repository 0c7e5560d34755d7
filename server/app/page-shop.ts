import { collectionTree } from '../catalogue/collections/collection-tree'
import type { Runtime } from '../platform/features/feature'
import { publicShop, type ReadPublicShop } from '../shop/shop/public-shop'

/** Who the shop is, with the owner's collections for the menu; without them while the database is unavailable. */
export function pageShop({ db, get }: Pick<Runtime, 'db' | 'get'>): ReadPublicShop {
  const shop = get(publicShop)
  const tree = get(collectionTree)
  return async (locale) => {
    const collections = (await tree.get(db).catch(() => undefined))?.menu(locale) ?? []
    return { ...(await shop(locale)), ...(collections.length > 0 && { collections }) }
  }
}
