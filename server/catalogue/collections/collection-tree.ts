import type { EntityManager } from 'typeorm'
import type { Locale } from '#domain/messages/locale'
import type { MenuCollection } from '#domain/products/collections'
import { VersionCache } from '../../platform/database/events/version-cache'
import { resource } from '../../platform/features/feature'
import { type CollectionView, listCollections } from './collections.service'

/** The collections of the shop, which each server keeps in memory under the version of the catalogue. */
export class CollectionTree {
  private readonly bySlug: ReadonlyMap<string, CollectionView>

  /** `all` is in the order of the menu. */
  constructor(readonly all: readonly CollectionView[]) {
    this.bySlug = new Map(all.map((collection) => [collection.slug, collection]))
  }

  find(slug: string): CollectionView | undefined {
    return this.bySlug.get(slug)
  }

  parentOf({ parentId }: Pick<CollectionView, 'parentId'>): CollectionView | undefined {
    return parentId === null ? undefined : this.all.find(({ id }) => id === parentId)
  }

  childrenOf({ id }: Pick<CollectionView, 'id'>): readonly CollectionView[] {
    return this.all.filter(({ parentId }) => parentId === id)
  }

  /** The slugs of a collection and those inside it, whose products are its products. */
  slugsBelow(collection: CollectionView): readonly string[] {
    return [collection, ...this.childrenOf(collection)].map(({ slug }) => slug)
  }

  /** Those with these slugs and those that they are inside, parents before children. */
  withParents(slugs: readonly string[]): readonly CollectionView[] {
    const found = slugs.flatMap((slug) => this.find(slug) ?? [])
    const all = new Set(found.flatMap((entry) => [this.parentOf(entry) ?? entry, entry]))
    return [...all].toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
  }

  /** What the menu shows, in a language. */
  menu(locale: Locale): readonly MenuCollection[] {
    const shown = this.all.filter(({ isInMenu }) => isInMenu)
    const nameOf = (entry: CollectionView) => ({ slug: entry.slug, title: titleIn(locale, entry) })
    return shown
      .filter(({ parentId }) => parentId === null)
      .map((entry) => ({
        ...nameOf(entry),
        children: shown.filter(({ parentId }) => parentId === entry.id).map(nameOf),
      }))
  }
}

/** The title in a language, or else in English. */
export function titleIn(locale: Locale, { title, titleAr }: CollectionView): string {
  return (locale === 'ar' && titleAr) || title
}

export async function readCollectionTree(db: EntityManager): Promise<CollectionTree> {
  return new CollectionTree(await listCollections(db))
}

export const collectionTree = resource(
  ({ catalogueVersion }) => new VersionCache(catalogueVersion, readCollectionTree),
)
