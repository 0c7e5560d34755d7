import { collectionPath } from '#domain/products/collections'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { defineList } from '../../../platform/admin/list/define-list'
import { useReloadList } from '../../../platform/admin/list/list-context'
import { RowAct } from '../../../platform/admin/list/row-act'
import type { Column } from '../../../platform/admin/table/column'
import { RecordSheet, type SheetState, useSheet } from '../../../platform/admin/ui/record-sheet'
import {
  type CollectionDetailsFragment,
  type NewCollectionInput,
  useAdminCollectionsQuery,
  useDeleteCollectionMutation,
} from '../../../platform/gql/collections-admin'
import { useLocale, useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { CollectionForm } from './collection-form'
import { useSaveCollection } from './use-save-collection'
import './collections-page.css'

type Collection = CollectionDetailsFragment

export function Component() {
  const t = useText()
  const sheet = useSheet(t('collections.add'))
  return (
    <AdminFrame
      title="collections.title"
      actions={<Button onClick={sheet.open}>{sheet.title}</Button>}
    >
      <Collections>
        <p>{t('collections.about')}</p>
        <NewCollection sheet={sheet} />
      </Collections>
    </AdminFrame>
  )
}

const COLUMNS: readonly Column<Collection>[] = [
  {
    id: 'title',
    title: 'collections.field.title',
    isRowHeader: true,
    card: 'title',
    cell: (collection) => <Title collection={collection} />,
    text: ({ title }) => title,
  },
  {
    id: 'slug',
    title: 'collections.field.slug',
    card: 'line',
    cell: ({ slug }) => (
      <a href={collectionPath({ slug })} dir="ltr">
        {collectionPath({ slug })}
      </a>
    ),
    text: ({ slug }) => slug,
  },
  {
    id: 'products',
    title: 'collections.column.products',
    card: 'field',
    text: ({ productCount }, { t }) => t('collections.productCount', { count: productCount }),
  },
  {
    id: 'menu',
    title: 'collections.column.menu',
    card: 'field',
    text: ({ isInMenu }, { t }) => t(isInMenu ? 'collections.inMenu' : 'collections.notInMenu'),
  },
  {
    id: 'actions',
    title: 'admin.actions',
    isTitleHidden: true,
    card: 'field',
    cell: (collection) => <Actions key={collection.id} collection={collection} />,
  },
]

/** Those inside another one follow it. */
function inTreeOrder(collections: readonly Collection[]): readonly Collection[] {
  const inside = (slug: string | null) => collections.filter(({ parent }) => parent === slug)
  return inside(null).flatMap((collection) => [collection, ...inside(collection.slug)])
}

const Collections = defineList({
  title: 'collections.title',
  className: 'collections',
  useQuery: useAdminCollectionsQuery,
  filters: {},
  variables: () => ({}),
  rows: ({ adminCollections }) => inTreeOrder(adminCollections),
  columns: COLUMNS,
  none: 'collections.none',
  failed: 'collections.loadFailed',
})

function useTitle(): (collection: Collection) => string {
  const locale = useLocale()
  return ({ title, titleAr }) => (locale === 'ar' && titleAr) || title
}

function Title({ collection }: { readonly collection: Collection }) {
  const titleOf = useTitle()
  return (
    <bdi className={collection.parent === null ? undefined : 'collections__inside'}>
      {titleOf(collection)}
    </bdi>
  )
}

const useAllCollections = () => useAdminCollectionsQuery().data?.adminCollections ?? []

function NewCollection({ sheet }: { readonly sheet: SheetState }) {
  const save = useSaveCollection()
  const collections = useAllCollections()
  return (
    <RecordSheet sheet={sheet} save={save} onSaved={useReloadList()}>
      {(submit) => (
        <CollectionForm title={sheet.title} collections={collections} onSubmit={submit} />
      )}
    </RecordSheet>
  )
}

function Actions({ collection }: { readonly collection: Collection }) {
  const t = useText()
  const save = useSaveCollection()
  const reload = useReloadList()
  const collections = useAllCollections()
  const titleOf = useTitle()
  const [deleteCollection] = useDeleteCollectionMutation()
  const { id } = collection
  const named = { title: titleOf(collection) }
  const title = t('collections.editNamed', named)
  const sheet = useSheet(title)
  return (
    <div className="collections__actions">
      <Button variant="quiet" aria-label={title} onClick={sheet.open}>
        {t('collections.edit')}
      </Button>
      <RowAct
        variant="quiet"
        label={t('collections.delete')}
        name={t('collections.deleteNamed', named)}
        question={{
          title: t('collections.deleteQuestion'),
          text: t('collections.deleteText'),
          confirm: t('collections.deleteConfirm'),
        }}
        send={() => deleteCollection({ variables: { id } })}
        done={t('collections.deleted')}
        failed={t('collections.deleteFailed')}
      />
      <RecordSheet
        sheet={sheet}
        save={(input: NewCollectionInput) => save(input, id)}
        onSaved={reload}
      >
        {(submit) => (
          <CollectionForm
            title={title}
            edited={collection}
            collections={collections}
            onSubmit={submit}
          />
        )}
      </RecordSheet>
    </div>
  )
}
