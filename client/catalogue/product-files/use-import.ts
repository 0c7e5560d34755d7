import { useState } from 'react'
import { FileError } from '#domain/files/file-error'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#domain/limits'
import { RestError } from '../../platform/api/rest-request'
import { notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { type ProductFile, toProductFile } from './product-file'
import { type ImportProgress, type ImportResult, type SendOptions, sendImport } from './send-import'

const MAX_MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024

/** The server's result for a file, and whether the rows without problems have been imported since. */
export interface CheckedFile {
  readonly result: ImportResult
  readonly isImported: boolean
}

/** A file of products on its way into the shop: chosen, validated, imported. */
export function useImport(onImported?: () => void) {
  const t = useText()
  const [file, setFile] = useState<File>()
  const [product, setProduct] = useState<ProductFile>()
  const [checked, setChecked] = useState<CheckedFile>()
  const [alert, setAlert] = useState<string>()
  const [phase, setPhase] = useState<'validating' | 'importing'>()
  const [progress, setProgress] = useState<ImportProgress>()

  function selectFile(selected: File | undefined): void {
    const isTooLarge = selected !== undefined && selected.size > MAX_IMPORT_BYTES
    setAlert(isTooLarge ? t('admin.fileTooLarge', { max: MAX_MEGABYTES }) : undefined)
    setFile(isTooLarge ? undefined : selected)
    setProduct(undefined)
    setChecked(undefined)
  }

  function messageOf(error: unknown): string {
    if (error instanceof FileError) {
      return error.problem === 'tooLarge'
        ? t('admin.importSpreadsheetTooLarge', { rows: MAX_IMPORT_ROWS, max: MAX_MEGABYTES })
        : t(`file.problem.${error.problem}`, { max: MAX_MEGABYTES })
    }
    return (error instanceof RestError && error.message) || t('admin.importFailed')
  }

  async function send(options: SendOptions, sheet?: string): Promise<void> {
    if (!file) return
    setAlert(undefined)
    setProgress(undefined)
    setPhase(options.dryRun ? 'validating' : 'importing')
    try {
      const content = product && sheet === undefined ? product : await toProductFile(file, sheet)
      setProduct(content)
      const result = await sendImport(content, options, setProgress)
      const { added, updated, problem_count } = result
      const isImported = !options.dryRun && (problem_count === 0 || added + updated > 0)
      setChecked(isImported && problem_count === 0 ? undefined : { result, isImported })
      if (isImported) {
        notifySuccess(t('admin.importDone', { added, updated }))
        onImported?.()
      }
    } catch (error) {
      setAlert(messageOf(error))
    }
    setPhase(undefined)
  }

  /** Checks another sheet of the workbook. */
  const showSheet = (sheet: string) => send({ dryRun: true }, sheet)

  return { file, product, checked, alert, phase, progress, selectFile, showSheet, send }
}
