/** A list of products that the owner puts together, such as "Birds", with a page of its own. */
export interface CollectionName {
  /** The end of its page's path. */
  readonly slug: string
  readonly title: string
}

/** A collection in the menu, with those inside it. */
export interface MenuCollection extends CollectionName {
  readonly children: readonly CollectionName[]
}

/** The path of a collection's page. */
export function collectionPath({ slug }: Pick<CollectionName, 'slug'>): string {
  return `/collections/${slug}`
}

/** A slug for a title: "Bird food & cages" is "bird-food-cages"; empty for a title without Latin letters or digits. */
export function slugOf(title: string): string {
  const latin = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return latin
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
}
