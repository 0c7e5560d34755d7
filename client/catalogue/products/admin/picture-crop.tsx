import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { Modal } from '../../../platform/admin/ui/modal'
import { uploadPicture } from '../../../platform/admin/ui/upload-picture'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { type Crop, moveCrop, type Square, squareOf, WHOLE } from './crop-square'
import './picture-crop.css'

/** Twice the widest picture of a page. */
const MAX_SIDE = 1600
const MAX_ZOOM = 4
const STEP = 0.05
const QUALITY = 0.9

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const isDrawing = (url: string) => /\.svg(?:[?#]|$)/i.test(url)

/** Draws a part of a picture; undefined if the browser cannot. */
async function draw(
  image: HTMLImageElement,
  { left, top, side }: Square,
): Promise<File | undefined> {
  // A drawing is sharp at any size.
  const size = isDrawing(image.src) ? MAX_SIDE : Math.min(MAX_SIDE, Math.round(side))
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, size, size)
  const blob = await new Promise<Blob | null>((resolve) => {
    // Browsers that cannot write WebP write PNG instead.
    canvas.toBlob(resolve, 'image/webp', QUALITY)
  })
  return blob ? new File([blob], 'cropped', { type: blob.type }) : undefined
}

interface PictureCropProps {
  readonly url: string
  /** Called with the URL of the part, once it is uploaded. */
  readonly onCropped: (url: string) => void
  readonly onClose: () => void
}

/** Crops a picture to a square, which is uploaded as a new picture: others may use this one. */
export function PictureCrop({ url, onCropped, onClose }: PictureCropProps) {
  const t = useText()
  const hintId = useId()
  const image = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState({ width: 1, height: 1 })
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const square = squareOf(size, crop)
  const { left, top, side } = square
  const percent = (part: number) => `${(part / side) * 100}%`

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { clientWidth } = event.currentTarget
    const { movementX, movementY } = event
    setCrop((current) =>
      moveCrop(size, current, -movementX / clientWidth, -movementY / clientWidth),
    )
  }

  function step(event: KeyboardEvent): void {
    const [right, down] = STEPS[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    setCrop((current) => moveCrop(size, current, right, down))
  }

  const save = useSingleFlight(async () => {
    if (!image.current) return
    setIsBusy(true)
    const file = await draw(image.current, square).catch(() => undefined)
    const uploaded = file ? await uploadPicture(t, file) : { problem: t('admin.cropFailed') }
    setIsBusy(false)
    if (uploaded.problem !== undefined) return setProblem(uploaded.problem)
    onCropped(uploaded.url)
  })

  return (
    <Modal label={t('admin.cropTitle')} className="picture-crop" isOpen onClose={onClose}>
      <h2>{t('admin.cropTitle')}</h2>
      <button
        type="button"
        className="picture-crop__area"
        aria-label={t('admin.cropArea')}
        aria-describedby={hintId}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        onKeyDown={step}
      >
        <img
          ref={image}
          src={url}
          alt=""
          draggable={false}
          style={{
            insetInlineStart: percent(-left),
            insetBlockStart: percent(-top),
            inlineSize: percent(size.width),
            blockSize: percent(size.height),
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth || 1, height: naturalHeight || 1 })
          }
        />
      </button>
      <p className="field__hint" id={hintId}>
        {t('admin.cropHint')}
      </p>
      <label className="picture-crop__zoom">
        {t('admin.cropZoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={crop.zoom}
          onChange={({ target }) => setCrop({ ...crop, zoom: target.valueAsNumber })}
        />
      </label>
      {problem && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      <div className="picture-crop__actions">
        <Button variant="secondary" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
        <Button busy={isBusy} onClick={() => void save()}>
          {t('admin.crop')}
        </Button>
      </div>
    </Modal>
  )
}
