import { MAX_PICTURE_BYTES } from '#domain/limits'
import { RestError, restRequest } from '../../../../platform/api/rest-request'
import { shrinkPicture } from '../../../../platform/lib/shrink-picture'
import { useText } from '../../../../platform/texts/text'

export const MAX_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024

/** Uploads pictures of receipts; each step returns the problem, if any. */
export function useReceiptUpload() {
  const t = useText()

  async function shrink(chosen: File): Promise<{ readonly file: File; readonly problem?: string }> {
    const file = await shrinkPicture(chosen)
    if (file.size <= MAX_PICTURE_BYTES) return { file }
    return { file, problem: t('admin.fileTooLarge', { max: MAX_MEGABYTES }) }
  }

  async function send(prepaymentId: string, file: File): Promise<string | undefined> {
    try {
      await restRequest(`/prepayments/${prepaymentId}/receipt`, file, 'PUT')
      return undefined
    } catch (error) {
      return (error instanceof RestError && error.message) || t('admin.uploadFailed')
    }
  }

  return { shrink, send }
}
