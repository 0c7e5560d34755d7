import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import {
  type EditableHomePageQuery,
  type HomePageInput,
  useEditableHomePageQuery,
  useUpdateHomePageMutation,
} from '../../../platform/gql/home-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { HomeForm } from './home-form'
import './home-content.css'

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="homePage.title" actions={<Link to="/">{t('homePage.view')}</Link>}>
      <HomeContent />
    </AdminFrame>
  )
}

function HomeContent() {
  const t = useText()
  // Edits must start from the current version.
  const { data, error, refetch } = useEditableHomePageQuery({ fetchPolicy: 'network-only' })
  if (!data && error) return <LoadFailed title={t('homePage.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="40rem" />
  return (
    <>
      <p>{t('homePage.about')}</p>
      <Editor data={data} refetch={async () => (await refetch()).data} />
    </>
  )
}

interface EditorProps {
  readonly data: EditableHomePageQuery
  readonly refetch: () => Promise<EditableHomePageQuery | undefined>
}

/** Edits the version that was loaded first, even if a newer one is fetched meanwhile. */
function Editor({ data, refetch }: EditorProps) {
  const t = useText()
  const [base, setBase] = useState(data.editableHomePage)
  // Counts how often the form was loaded anew.
  const [loads, setLoads] = useState(0)
  const [hasConflict, setHasConflict] = useState(false)
  const [updateHomePage] = useUpdateHomePageMutation({
    update(cache) {
      // The shop's home page has cached it, too.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'homePage' })
    },
  })

  /** Starts over from what is there now. */
  async function load(): Promise<void> {
    const current = await refetch()
    if (!current) return
    setBase(current.editableHomePage)
    setLoads(loads + 1)
    setHasConflict(false)
  }

  async function save(input: HomePageInput, saved = t('homePage.saved')) {
    try {
      const variables = { input, version: base.version }
      const { data: result } = await updateHomePage({ variables })
      const { homePage, userErrors = [] } = result?.updateHomePage ?? {}
      setHasConflict(userErrors.some(({ code }) => code === 'CONFLICT'))
      if (userErrors.length > 0) return userErrors
      if (!homePage) throw new Error('The home page was not saved')
      notifySuccess(saved)
      setBase(homePage)
      return []
    } catch {
      return [{ message: t('homePage.saveFailed'), field: null }]
    }
  }

  return (
    <HomeForm
      key={loads}
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
