import type { EntityManager } from 'typeorm'
import { findFetchedPictures } from '../../picture-fetches/picture-fetches.service'
import type { ProductRow } from '../match/product-row'

/**
 * The rows with the shop's own pictures in place of those that were fetched from other sites: a file that is
 * imported again does not bring their addresses back.
 */
export async function withFetchedPictures(
  db: EntityManager,
  rows: readonly ProductRow[],
): Promise<readonly ProductRow[]> {
  const urls = rows.flatMap(({ product }) => [
    ...(product?.imageUrl === undefined ? [] : [product.imageUrl]),
    ...(product?.moreImageUrls ?? []),
  ])
  const fetched = await findFetchedPictures(db, urls)
  if (fetched.size === 0) return rows
  const own = (url: string) => fetched.get(url) ?? url
  return rows.map((row) => {
    const { product } = row
    if (!product) return row
    const { imageUrl, moreImageUrls } = product
    return {
      ...row,
      product: {
        ...product,
        ...(imageUrl !== undefined && { imageUrl: own(imageUrl) }),
        ...(moreImageUrls && { moreImageUrls: [...new Set(moreImageUrls.map(own))] }),
      },
    }
  })
}
