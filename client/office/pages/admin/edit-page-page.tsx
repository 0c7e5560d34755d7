import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { type HelpPageName, helpPath } from '#domain/pages/help-pages'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import {
  type EditableHelpPageQuery,
  type HelpPageInput,
  useEditableHelpPageQuery,
  useUpdateHelpPageMutation,
} from '../../../platform/gql/pages-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { Button, ButtonLink } from '../../../platform/ui/button'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { findHelpPage, toEnumName } from '../page-name'
import { PageForm } from './page-form'
import './edit-page.css'

export function Component() {
  const t = useText()
  const page = findHelpPage(useParams().page)
  return (
    <AdminFrame
      title={page ? `help.${page}` : 'pages.title'}
      actions={page && <Links page={page} />}
    >
      {page ? (
        <EditPage key={page} page={page} />
      ) : (
        <EmptyState title={t('pages.notFound')}>
          <ButtonLink to="/adminpages">{t('pages.all')}</ButtonLink>
        </EmptyState>
      )}
    </AdminFrame>
  )
}

function Links({ page }: { readonly page: HelpPageName }) {
  const t = useText()
  return (
    <p className="edit-page__links">
      <Link to="/adminpages">{t('pages.all')}</Link>
      <Link to={helpPath(page)}>{t('pages.view')}</Link>
    </p>
  )
}

function EditPage({ page }: { readonly page: HelpPageName }) {
  const t = useText()
  const { data, error, refetch } = useEditableHelpPageQuery({
    variables: { page: toEnumName(page) },
    // Edits must start from the current version.
    fetchPolicy: 'network-only',
  })
  if (!data && error) return <LoadFailed title={t('pages.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="40rem" />
  return <Editor page={page} data={data} refetch={async () => (await refetch()).data} />
}

interface EditorProps {
  readonly page: HelpPageName
  readonly data: EditableHelpPageQuery
  readonly refetch: () => Promise<EditableHelpPageQuery | undefined>
}

/** Edits the version that was loaded first, even if a newer one is fetched meanwhile. */
function Editor({ page, data, refetch }: EditorProps) {
  const t = useText()
  const [base, setBase] = useState(data.editableHelpPage)
  const [hasConflict, setHasConflict] = useState(false)
  const [updateHelpPage] = useUpdateHelpPageMutation()

  /** Starts over from what is written now. */
  async function load(): Promise<void> {
    const current = await refetch()
    if (!current) return
    setBase(current.editableHelpPage)
    setHasConflict(false)
  }

  async function save(input: HelpPageInput) {
    try {
      const variables = { page: base.page, input, version: base.version }
      const { data: saved } = await updateHelpPage({ variables })
      const { helpPage, userErrors = [] } = saved?.updateHelpPage ?? {}
      setHasConflict(userErrors.some(({ code }) => code === 'CONFLICT'))
      if (userErrors.length > 0) return userErrors
      if (!helpPage) throw new Error('The page was not saved')
      notifySuccess(t('pages.saved'))
      setBase({ ...base, ...helpPage })
      return []
    } catch {
      return [{ message: t('pages.saveFailed'), field: null }]
    }
  }

  return (
    <PageForm
      key={base.version}
      page={page}
      base={base}
      onSubmit={save}
      errorAction={
        hasConflict && (
          <Button variant="secondary" onClick={() => void load()}>
            {t('admin.showCurrent')}
          </Button>
        )
      }
    />
  )
}
