import { useRef, useState } from 'react'
import { LOCALE_SETTINGS } from '#domain/messages/locale'
import { RecordSheet, useSheet } from '../../../platform/admin/ui/record-sheet'
import {
  type SearchTermsDetailsFragment,
  type SearchTermsInput,
  useDeleteSearchTermsMutation,
} from '../../../platform/gql/search-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useLocale, useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { CommaSeparated } from '../../../platform/ui/comma-separated'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog'
import { Message } from '../../../platform/ui/message'
import { categoryOfCode } from './search-terms-category'
import { SearchTermsForm } from './search-terms-form'
import { SEARCH_TERMS_KINDS } from './search-terms-kinds'
import { useSaveSearchTerms } from './use-save-search-terms'
import './search-terms-list.css'

interface SearchTermsListProps {
  readonly groups: readonly SearchTermsDetailsFragment[]
  readonly onChanged: () => void
}

export function SearchTermsList({ groups, onChanged }: SearchTermsListProps) {
  const t = useText()
  const nameOf = useNameOf()
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected, setSelected] = useState<SearchTermsDetailsFragment>()
  const [deleteSearchTerms, { loading }] = useDeleteSearchTermsMutation()

  async function remove(): Promise<void> {
    if (!selected) return
    try {
      const { data } = await deleteSearchTerms({ variables: { id: selected.id } })
      const [userError] = data?.deleteSearchTerms.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('searchTerms.deleted'))
      onChanged()
    } catch {
      notifyError(t('searchTerms.deleteFailed'))
    }
  }

  return (
    <>
      <ul className="search-terms" aria-label={t('searchTerms.list')}>
        {groups.map((group) => (
          <SearchTermsItem
            key={group.id}
            group={group}
            onChanged={onChanged}
            onDelete={() => {
              setSelected(group)
              dialog.current?.showModal()
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        ref={dialog}
        title={t('searchTerms.deleteQuestion')}
        cancel={t('admin.cancel')}
        confirm={t('searchTerms.delete')}
        busy={loading}
        onConfirm={remove}
      >
        {selected && <Message text="searchTerms.deleteText" values={{ terms: nameOf(selected) }} />}
      </ConfirmDialog>
    </>
  )
}

/** Names a group by its terms. */
function useNameOf(): (group: SearchTermsDetailsFragment) => string {
  const { comma } = LOCALE_SETTINGS[useLocale()]
  return ({ terms }) => terms.join(`${comma} `)
}

interface SearchTermsItemProps {
  readonly group: SearchTermsDetailsFragment
  readonly onChanged: () => void
  readonly onDelete: () => void
}

function SearchTermsItem({ group, onChanged, onDelete }: SearchTermsItemProps) {
  const t = useText()
  const nameOf = useNameOf()
  const saveSearchTerms = useSaveSearchTerms()
  const title = t('searchTerms.editNamed', { terms: nameOf(group) })
  const sheet = useSheet(title)
  const terms = nameOf(group)
  const category = categoryOfCode(group.category)
  const kind = SEARCH_TERMS_KINDS.find((option) => option.kind === group.kind)

  return (
    <li className="card search-terms__item">
      <div>
        <CommaSeparated texts={group.terms} />
        {kind && <p className="search-terms__kind">{t(kind.title)}</p>}
        {category && (
          <p className="search-terms__kind">
            {t('searchTerms.leadsTo', { category: t(category.title) })}
          </p>
        )}
      </div>
      <div className="search-terms__actions">
        <Button
          variant="secondary"
          aria-label={t('searchTerms.editNamed', { terms })}
          onClick={sheet.open}
        >
          {t('searchTerms.edit')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('searchTerms.deleteNamed', { terms })}
          onClick={onDelete}
        >
          {t('searchTerms.delete')}
        </Button>
      </div>
      <RecordSheet
        sheet={sheet}
        save={(input: SearchTermsInput) => saveSearchTerms(input, group.id)}
        onSaved={onChanged}
      >
        {(submit) => (
          <SearchTermsForm
            title={title}
            submit={t('searchTerms.save')}
            edited={group}
            onSubmit={submit}
          />
        )}
      </RecordSheet>
    </li>
  )
}
