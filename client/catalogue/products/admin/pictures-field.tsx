import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { MAX_MORE_PICTURES } from '#domain/limits'
import { imageUrlSchema } from '#domain/products/image-url.schema'
import { DeskIcon } from '../../../platform/admin/ui/desk-icon'
import { PictureUpload } from '../../../platform/admin/ui/picture-upload'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { passOnTexts } from './picture-texts'
import { PictureTile } from './picture-tile'
import type { ProductForm } from './product-form-values'
import { usePictureDrag } from './use-picture-drag'
import './pictures-field.css'

const MAX_PICTURES = MAX_MORE_PICTURES + 1

/** The form's name of the picture at a place, from 0. */
function fieldOf(place: number) {
  return place === 0 ? 'imageUrl' : (`moreImageUrls.${place - 1}` as const)
}

/** Few pictures are cropped: its code is loaded when one is. */
const PictureCrop = lazy(async () => ({ default: (await import('./picture-crop')).PictureCrop }))

/** Whether the browser may read the pixels of a picture: those of other sites it only shows. */
const isOwn = (url: string) => url.startsWith('/')

interface PicturesFieldProps {
  readonly form: ProductForm
}

/** The pictures of a product in order: uploaded, or by their URLs. */
export function PicturesField({ form }: PicturesFieldProps) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  /** The place whose URL is being typed: it becomes a tile when it is left. */
  const [typed, setTyped] = useState<number>()
  const [cropped, setCropped] = useState<number>()
  const { register, setValue, setFocus, getValues, control } = form
  const { errors, isSubmitted } = form.formState
  const [imageUrl, moreImageUrls] = useWatch({ control, name: ['imageUrl', 'moreImageUrls'] })
  const urls = [imageUrl, ...moreImageUrls]
  const room = MAX_PICTURES - urls.filter((url) => url.trim()).length
  const { dragged, start } = usePictureDrag(list, reorder)

  function change([first = '', ...more]: readonly string[]): void {
    const options = { shouldValidate: isSubmitted }
    setValue('imageUrl', first, options)
    setValue('moreImageUrls', more, options)
  }

  function add(url: string): void {
    const { imageUrl: first, moreImageUrls: more } = getValues()
    const all = [first, ...more]
    const empty = all.findIndex((text) => text.trim() === '')
    change(empty < 0 ? [...all, url] : all.map((text, place) => (place === empty ? url : text)))
  }

  function addField(): void {
    flushSync(() => change([...urls, '']))
    setFocus(fieldOf(urls.length))
  }

  /** Moves a picture to a place; those between make room. */
  function reorder(from: number, to: number): void {
    const { imageUrl: first, moreImageUrls: more } = getValues()
    const all = [first, ...more]
    const others = all.filter((_, place) => place !== from)
    change([...others.slice(0, to), ...all.slice(from, from + 1), ...others.slice(to)])
    setAnnouncement(t('admin.pictureMoved', { place: to + 1, count: all.length }))
  }

  /** Moves a picture by a button, which keeps the focus. */
  function move(from: number, to: number): void {
    if (to < 0 || to === urls.length) return
    flushSync(() => reorder(from, to))
    const buttons = list.current?.children[to]?.querySelectorAll('button')
    buttons?.[from > to ? 0 : 1]?.focus()
  }

  function remove(place: number): void {
    flushSync(() => {
      passOnTexts(form, urls[place] ?? '', undefined)
      change(urls.filter((_, index) => index !== place))
      setAnnouncement(t('admin.pictureRemoved', { place: place + 1 }))
    })
    const next = list.current?.children[Math.min(place, urls.length - 2)]
    next?.querySelector<HTMLElement>('input, button')?.focus()
  }

  function replace(place: number, url: string): void {
    passOnTexts(form, urls[place] ?? '', url)
    change(urls.map((old, index) => (index === place ? url : old)))
    setCropped(undefined)
  }

  const errorAt = (place: number) =>
    fieldErrorText(t, place === 0 ? errors.imageUrl : errors.moreImageUrls?.[place - 1])
  // An error of the whole list, which the resolver puts at the root.
  const listError = fieldErrorText(t, errors.moreImageUrls?.root ?? errors.moreImageUrls)

  const isTile = (url: string, index: number) =>
    typed !== index && imageUrlSchema.safeParse(url).success

  const buttonsOf = (url: string, index: number): PictureButtonsProps => ({
    place: index + 1,
    count: urls.length,
    onMove: (by) => move(index, index + by),
    onCrop: isTile(url, index) && isOwn(url) ? () => setCropped(index) : undefined,
    onRemove: () => remove(index),
  })

  return (
    <>
      <p className="field__hint">
        {t('admin.picturesHint', { max: MAX_PICTURES })} {t('admin.pictureTextsHint')}
      </p>
      <PictureUpload room={room} onUploaded={add}>
        <ol className="pictures-field" ref={list}>
          {urls.map((url, index) => {
            const place = index + 1
            // biome-ignore-start lint/suspicious/noArrayIndexKey: a place in the list, whatever its picture
            return isTile(url, index) ? (
              <li key={index} data-place={index}>
                <PictureTile
                  form={form}
                  url={url}
                  place={place}
                  isDragged={dragged === index}
                  onDrag={(event) => start(event, index)}
                  error={errorAt(index)}
                >
                  <PictureButtons {...buttonsOf(url, index)} />
                </PictureTile>
              </li>
            ) : (
              <li key={index} className="pictures-field__typed" data-place={index}>
                <UrlField
                  field={register(fieldOf(index), { onBlur: () => setTyped(undefined) })}
                  place={place}
                  error={errorAt(index)}
                  onFocus={() => setTyped(index)}
                />
                {urls.length > 1 && <PictureButtons {...buttonsOf(url, index)} />}
              </li>
            )
            // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
          })}
        </ol>
      </PictureUpload>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {listError && <p className="field__error">{listError}</p>}
      {urls.length === MAX_PICTURES ? (
        <p className="field__hint">{t('admin.picturesFull', { max: MAX_PICTURES })}</p>
      ) : (
        <Button variant="secondary" onClick={addField}>
          {t('admin.addPictureUrl')}
        </Button>
      )}
      {cropped !== undefined && (
        <Suspense>
          <PictureCrop
            url={urls[cropped] ?? ''}
            onCropped={(url) => replace(cropped, url)}
            onClose={() => setCropped(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

interface UrlFieldProps {
  readonly field: UseFormRegisterReturn
  readonly place: number
  readonly error: string | undefined
  readonly onFocus: () => void
}

function UrlField({ field, place, error, onFocus }: UrlFieldProps) {
  const t = useText()
  return (
    <Field
      {...field}
      label={place === 1 ? t('admin.productImage') : t('admin.pictureUrlNumber', { place })}
      error={error}
      required
      inputMode="url"
      dir="ltr"
      onFocus={onFocus}
    />
  )
}

interface PictureButtonsProps {
  readonly place: number
  readonly count: number
  readonly onMove: (by: -1 | 1) => void
  /** Undefined if it cannot be cropped. */
  readonly onCrop: (() => void) | undefined
  readonly onRemove: () => void
}

function PictureButtons({ place, count, onMove, onCrop, onRemove }: PictureButtonsProps) {
  const t = useText()
  return (
    <div className="picture-actions">
      {count > 1 && (
        <>
          <Button
            variant="icon"
            aria-disabled={place === 1}
            aria-label={t('admin.movePictureUp', { place })}
            onClick={() => onMove(-1)}
          >
            <Icon name="chevronStart" />
          </Button>
          <Button
            variant="icon"
            aria-disabled={place === count}
            aria-label={t('admin.movePictureDown', { place })}
            onClick={() => onMove(1)}
          >
            <Icon name="chevronEnd" />
          </Button>
        </>
      )}
      {onCrop && (
        <Button variant="icon" aria-label={t('admin.cropPicture', { place })} onClick={onCrop}>
          <DeskIcon name="crop" />
        </Button>
      )}
      <Button variant="icon" aria-label={t('admin.removePicture', { place })} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </div>
  )
}
