import { MAX_PICTURE_BYTES } from '#domain/limits'
import { RestError, restRequest } from '../../api/rest-request'
import { shrinkPicture } from '../../lib/shrink-picture'
import type { Translate } from '../../texts/text'

const MAX_MEGABYTES = MAX_PICTURE_BYTES / 1024 / 1024

type Uploaded =
  | { readonly url: string; readonly problem?: undefined }
  | { readonly problem: string }

/** Uploads a picture, a large one made smaller; returns its URL, or why it has none. */
export async function uploadPicture(t: Translate, selected: File): Promise<Uploaded> {
  const file = await shrinkPicture(selected)
  if (file.size > MAX_PICTURE_BYTES)
    return { problem: t('admin.fileTooLarge', { max: MAX_MEGABYTES }) }
  try {
    const response = await restRequest('/pictures', file)
    const { image_url: url } = (await response.json()) as { readonly image_url: string }
    return { url }
  } catch (error) {
    return { problem: (error instanceof RestError && error.message) || t('admin.uploadFailed') }
  }
}
