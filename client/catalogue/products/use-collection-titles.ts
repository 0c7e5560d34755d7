import { useCollectionChoicesQuery } from '../../platform/gql/products-admin'
import { useLocale } from '../../platform/texts/text'

/** The owner's collections, and their titles by slugs; a collection inside another one is named after it. */
export function useCollectionTitles(skip = false) {
  const locale = useLocale()
  const { data } = useCollectionChoicesQuery({ skip })
  const collections = data?.adminCollections
  const titleOf = (slug: string): string => {
    const found = collections?.find((collection) => collection.slug === slug)
    if (!found) return slug
    const title = (locale === 'ar' && found.titleAr) || found.title
    return found.parent === null ? title : `${titleOf(found.parent)} › ${title}`
  }
  return { collections, titleOf }
}
