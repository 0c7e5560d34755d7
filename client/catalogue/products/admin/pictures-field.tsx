import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { MAX_MORE_PICTURES } from '#domain/limits'
import { imageUrlSchema } from '#domain/products/image-url.schema'
import { PictureUpload } from '../../../platform/admin/ui/picture-upload'
import { Field } from '../../../platform/forms/field'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { Picture } from '../../../platform/ui/picture'
import type { ProductFormValues } from './product-form-values'
import './pictures-field.css'

const MAX_PICTURES = MAX_MORE_PICTURES + 1

/** The form's name of the picture at a place, from 0. */
function fieldOf(place: number) {
  return place === 0 ? 'imageUrl' : (`moreImageUrls.${place - 1}` as const)
}

interface PicturesFieldProps {
  readonly form: UseFormReturn<ProductFormValues, unknown, ProductFormValues>
}

/** The pictures of a product in order: uploaded, or by their URLs. */
export function PicturesField({ form }: PicturesFieldProps) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { register, setValue, setFocus, getValues, control } = form
  const { errors, isSubmitted } = form.formState
  const [imageUrl, moreImageUrls] = useWatch({ control, name: ['imageUrl', 'moreImageUrls'] })
  const urls = [imageUrl, ...moreImageUrls]
  const room = MAX_PICTURES - urls.filter((url) => url.trim()).length

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

  /** Swaps two neighbours; the focus stays at the picture that was moved. */
  function move(from: number, to: number): void {
    if (to < 0 || to === urls.length) return
    const [moved = '', other = ''] = [urls[from], urls[to]]
    flushSync(() => {
      change(urls.map((text, place) => (place === to ? moved : place === from ? other : text)))
      setAnnouncement(t('admin.pictureMoved', { place: to + 1, count: urls.length }))
    })
    const buttons = list.current?.children[to]?.querySelectorAll('button')
    buttons?.[from > to ? 0 : 1]?.focus()
  }

  function remove(place: number): void {
    flushSync(() => {
      change(urls.filter((_, index) => index !== place))
      setAnnouncement(t('admin.pictureRemoved', { place: place + 1 }))
    })
    setFocus(fieldOf(Math.min(place, urls.length - 2)))
  }

  const errorAt = (place: number) =>
    fieldErrorText(t, place === 0 ? errors.imageUrl : errors.moreImageUrls?.[place - 1])
  // An error of the whole list, which the resolver puts at the root.
  const listError = fieldErrorText(t, errors.moreImageUrls?.root ?? errors.moreImageUrls)

  return (
    <>
      <p className="field__hint">{t('admin.picturesHint', { max: MAX_PICTURES })}</p>
      <ol className="pictures-field" ref={list}>
        {urls.map((url, index) => {
          const place = index + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list, whatever its picture
            <li key={index}>
              {imageUrlSchema.safeParse(url).success ? (
                <Picture src={url} alt={t('admin.pictureNumber', { place })} size={96} />
              ) : (
                <span className="pictures-field__empty" aria-hidden="true" />
              )}
              <Field
                {...register(fieldOf(index))}
                label={
                  index === 0 ? t('admin.productImage') : t('admin.pictureUrlNumber', { place })
                }
                error={errorAt(index)}
                required
                inputMode="url"
                dir="ltr"
              />
              {urls.length > 1 && (
                <div className="pictures-field__actions">
                  <Button
                    variant="icon"
                    className="pictures-field__up"
                    aria-disabled={index === 0}
                    aria-label={t('admin.movePictureUp', { place })}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon name="chevronDown" />
                  </Button>
                  <Button
                    variant="icon"
                    aria-disabled={place === urls.length}
                    aria-label={t('admin.movePictureDown', { place })}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon name="chevronDown" />
                  </Button>
                  <Button
                    variant="icon"
                    aria-label={t('admin.removePicture', { place })}
                    onClick={() => remove(index)}
                  >
                    <Icon name="trash" />
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {listError && <p className="field__error">{listError}</p>}
      <PictureUpload room={room} onUploaded={add} />
      {urls.length === MAX_PICTURES ? (
        <p className="field__hint">{t('admin.picturesFull', { max: MAX_PICTURES })}</p>
      ) : (
        <Button variant="secondary" onClick={addField}>
          {t('admin.addPictureUrl')}
        </Button>
      )}
    </>
  )
}
