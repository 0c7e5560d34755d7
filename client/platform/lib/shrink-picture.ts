/** Twice the widest stored width, so that nothing is lost. */
const MIN_WIDTH = 1920
const MAX_SIDE = 2560
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 1024 * 1024
const QUALITY = 0.9

/** How much smaller a picture becomes: tall ones keep the width that the shop shows. */
function scaleOf(width: number, height: number): number {
  return Math.min(1, Math.max(MAX_SIDE / Math.max(width, height), MIN_WIDTH / width))
}

async function redraw(file: File): Promise<Blob | null> {
  // Upright, as the metadata of a photo says; these are lost.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = scaleOf(bitmap.width, bitmap.height)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    // Others may be transparent. Browsers that cannot write WebP write PNG instead.
    const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
    return await new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
  } finally {
    bitmap.close()
  }
}

/**
 * The picture to upload: a photo from a phone can have 50 megapixels, and the shop shows less than one. A
 * file that the browser cannot read is sent unchanged, and the server decides.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file
  try {
    const smaller = await redraw(file)
    if (!smaller || smaller.size >= file.size) return file
    return new File([smaller], file.name, { type: smaller.type })
  } catch {
    return file
  }
}
