import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import {
  type AdminSettingsQuery,
  type SettingsInput,
  useAdminSettingsQuery,
  useRevertSettingsMutation,
  useUpdateSettingsMutation,
} from '../../../platform/gql/settings-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { SettingsForm } from './settings-form'
import { toFormValues } from './settings-form-values'
import { SettingsHistory } from './settings-history'
import { useShowShop } from './use-show-shop'
import '../../../platform/admin/admin-form.css'
import './settings-page.css'

/** The changes that the page shows. */
const CHANGES = 50

/** The settings that have pages of their own. */
const LINKS = [
  { path: '/admindelivery', title: 'rates.title' },
  { path: '/adminconfirmation', title: 'confirmation.title' },
  { path: '/adminreviews', title: 'reviews.title' },
] as const satisfies readonly { path: string; title: MessageKey }[]

export function Component() {
  return (
    <AdminFrame title="settings.title">
      <Settings />
    </AdminFrame>
  )
}

function Settings() {
  const t = useText()
  const { data, error, refetch } = useAdminSettingsQuery({
    variables: { changes: CHANGES },
    // Edits must start from the current version.
    fetchPolicy: 'network-only',
  })
  if (!data && error) return <LoadFailed title={t('settings.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="40rem" />
  return (
    <>
      <p>{t('settings.text')}</p>
      <nav className="settings-links" aria-label={t('settings.links')}>
        {LINKS.map(({ path, title }) => (
          <Link key={path} to={path}>
            {t(title)}
          </Link>
        ))}
      </nav>
      <Editor data={data} refetch={async () => (await refetch()).data} />
    </>
  )
}

interface EditorProps {
  readonly data: AdminSettingsQuery
  readonly refetch: () => Promise<AdminSettingsQuery | undefined>
}

/** Edits the version that was loaded first, even if a newer one is fetched meanwhile. */
function Editor({ data, refetch }: EditorProps) {
  const t = useText()
  const showShop = useShowShop()
  const [base, setBase] = useState(data.settings)
  const [hasConflict, setHasConflict] = useState(false)
  const [updateSettings] = useUpdateSettingsMutation()
  const [revertSettings, { loading: isReverting }] = useRevertSettingsMutation()

  /** Starts over from what is in force now. */
  async function load(): Promise<void> {
    const current = await refetch()
    if (!current) return
    setBase(current.settings)
    setHasConflict(false)
    showShop(current.shop)
  }

  async function save(input: SettingsInput) {
    try {
      const { data: saved } = await updateSettings({ variables: { input, version: base.version } })
      const { settings, userErrors = [] } = saved?.updateSettings ?? {}
      setHasConflict(userErrors.some(({ code }) => code === 'CONFLICT'))
      if (userErrors.length > 0) return userErrors
      if (!settings) throw new Error('The settings were not saved')
      notifySuccess(t('settings.saved'))
      await load()
      return []
    } catch {
      return [{ message: t('settings.saveFailed'), field: null }]
    }
  }

  async function putBack(version: number): Promise<void> {
    try {
      const { data: saved } = await revertSettings({ variables: { version } })
      const { settings, userErrors = [] } = saved?.revertSettings ?? {}
      if (!settings) return notifyError(userErrors[0]?.message ?? t('settings.saveFailed'))
      notifySuccess(t('settings.saved'))
      await load()
    } catch {
      notifyError(t('settings.saveFailed'))
    }
  }

  return (
    <>
      <SettingsForm
        key={base.version}
        initial={toFormValues(base.values, data.messageTemplates)}
        templates={data.messageTemplates}
        onSubmit={save}
        errorAction={
          hasConflict && (
            <Button variant="secondary" onClick={() => void load()}>
              {t('admin.showCurrent')}
            </Button>
          )
        }
      />
      <SettingsHistory
        changes={data.settings.changes}
        busy={isReverting}
        onPutBack={(version) => void putBack(version)}
      />
    </>
  )
}
