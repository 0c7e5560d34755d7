import { RestError, restRequest } from '../../platform/api/rest-request'
import { downloadFile } from '../../platform/lib/download-file'
import { notifyError } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'

/** How the export names the kinds. */
const toKindParameter = (kind: string) =>
  kind.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

interface ChangesExportProps {
  readonly filter: { readonly kind: string; readonly from: string; readonly to: string }
}

/** Downloads the changes of a kind and period. */
export function ChangesExport({ filter: { kind, from, to } }: ChangesExportProps) {
  const t = useText()
  const download = useSingleFlight(async () => {
    const parameters = new URLSearchParams({
      ...(kind && { kind: toKindParameter(kind) }),
      ...(from && { from }),
      ...(to && { to }),
    })
    try {
      const response = await restRequest(`/changes.csv?${parameters}`)
      downloadFile(await response.blob(), 'changes.csv')
    } catch (error) {
      notifyError((error instanceof RestError && error.message) || t('changes.exportFailed'))
    }
  })
  return (
    <Button variant="secondary" onClick={() => void download()}>
      {t('changes.export')}
    </Button>
  )
}
