import { AdminFrame } from '../admin/admin-frame'
import { useText } from '../texts/text'
import { ExportButton } from './export-button'
import { ImportColumns } from './import-columns'
import { ImportForm } from './import-form'

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="admin.import">
      <section className="card form">
        <h2>{t('admin.exportTitle')}</h2>
        <p>{t('admin.exportText')}</p>
        <ExportButton />
      </section>
      <section className="card form">
        <h2>{t('admin.importTitle')}</h2>
        <p>{t('admin.importText')}</p>
        <ImportColumns />
        <ImportForm />
      </section>
    </AdminFrame>
  )
}
