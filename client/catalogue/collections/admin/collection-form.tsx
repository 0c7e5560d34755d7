import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  MAX_COLLECTION_SLUG_LENGTH,
  MAX_COLLECTION_TEXT_LENGTH,
  MAX_COLLECTION_TITLE_LENGTH,
} from '#domain/limits'
import { slugOf } from '#domain/products/collections'
import {
  type NewCollectionInput as CollectionFields,
  newCollectionSchema,
} from '#domain/products/collections.schema'
import { FormActions } from '../../../platform/admin/ui/form-actions'
import { Field } from '../../../platform/forms/field'
import { FormAlert } from '../../../platform/forms/form-alert'
import {
  applyServerErrors,
  fieldErrorText,
  type UserError,
} from '../../../platform/forms/form-errors'
import { NumberField } from '../../../platform/forms/number-field'
import { NUMBER } from '../../../platform/forms/number-value'
import { SelectField } from '../../../platform/forms/select-field'
import { TextArea } from '../../../platform/forms/text-area'
import type { CollectionDetailsFragment } from '../../../platform/gql/collections-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import '../../../platform/admin/admin-form.css'
import '../../../platform/forms/checkbox-group.css'

const FIELDS = [
  'title',
  'titleAr',
  'slug',
  'description',
  'descriptionAr',
  'parent',
  'position',
  'isInMenu',
] as const

function toValues(collection: CollectionDetailsFragment | undefined): CollectionFields {
  return {
    title: collection?.title ?? '',
    titleAr: collection?.titleAr ?? '',
    slug: collection?.slug ?? '',
    description: collection?.description ?? '',
    descriptionAr: collection?.descriptionAr ?? '',
    parent: collection?.parent ?? '',
    position: collection?.position ?? 0,
    isInMenu: collection?.isInMenu ?? true,
  }
}

interface CollectionFormProps {
  readonly title: string
  /** The collection to change; without it, the form adds one. */
  readonly edited?: CollectionDetailsFragment
  /** All collections: those at the top may have others inside them. */
  readonly collections: readonly CollectionDetailsFragment[]
  /** Saves the collection; returns the errors, none on success. */
  readonly onSubmit: (input: CollectionFields) => Promise<readonly UserError[]>
}

export function CollectionForm({ title, edited, collections, onSubmit }: CollectionFormProps) {
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const form = useForm<CollectionFields, unknown, CollectionFields>({
    // Submits the input as it is: the server converts it itself.
    resolver: zodResolver(newCollectionSchema, undefined, { raw: true }),
    criteriaMode: 'all',
    defaultValues: toValues(edited),
  })
  const { register, handleSubmit, setError, setValue, formState } = form
  const { errors, isSubmitting, isDirty, dirtyFields } = formState
  useKeptForm(title, form)
  const hasChildren = collections.some(({ parent }) => parent !== null && parent === edited?.slug)
  const parents = collections.filter(({ id, parent }) => parent === null && id !== edited?.id)

  const save = useSingleFlight(async (values: CollectionFields) => {
    setAlert(undefined)
    const userErrors = await onSubmit(values)
    if (userErrors.length > 0) setAlert(applyServerErrors(userErrors, FIELDS, setError))
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      aria-label={title}
      onSubmit={handleSubmit(save)}
    >
      <FormAlert>{alert}</FormAlert>
      <Field
        {...register('title', {
          onChange: ({ target }: { target: { value: string } }) => {
            // Until the owner writes another one.
            if (!edited && !dirtyFields.slug) {
              setValue('slug', slugOf(target.value).slice(0, MAX_COLLECTION_SLUG_LENGTH))
            }
          },
        })}
        required
        autoFocus
        label={t('collections.field.title')}
        maxLength={MAX_COLLECTION_TITLE_LENGTH}
        autoComplete="off"
        error={fieldErrorText(t, errors.title)}
      />
      <Field
        {...register('titleAr')}
        label={t('collections.field.titleAr')}
        lang="ar"
        maxLength={MAX_COLLECTION_TITLE_LENGTH}
        autoComplete="off"
        error={fieldErrorText(t, errors.titleAr)}
      />
      {!edited && (
        <Field
          {...register('slug')}
          required
          label={t('collections.field.slug')}
          hint={t('collections.field.slugHint')}
          dir="ltr"
          maxLength={MAX_COLLECTION_SLUG_LENGTH}
          autoComplete="off"
          error={fieldErrorText(t, errors.slug)}
        />
      )}
      {!hasChildren && parents.length > 0 && (
        <SelectField
          {...register('parent')}
          label={t('collections.field.parent')}
          placeholder={t('collections.field.noParent')}
          options={parents.map(({ slug, title: label }) => ({ value: slug, label }))}
          error={fieldErrorText(t, errors.parent)}
        />
      )}
      <TextArea
        {...register('description')}
        rows={2}
        label={t('collections.field.description')}
        hint={t('collections.field.descriptionHint')}
        maxLength={MAX_COLLECTION_TEXT_LENGTH}
        error={fieldErrorText(t, errors.description)}
      />
      <TextArea
        {...register('descriptionAr')}
        rows={2}
        label={t('collections.field.descriptionAr')}
        lang="ar"
        maxLength={MAX_COLLECTION_TEXT_LENGTH}
        error={fieldErrorText(t, errors.descriptionAr)}
      />
      <label className="checkbox">
        <input type="checkbox" {...register('isInMenu')} />
        {t('collections.field.isInMenu')}
      </label>
      <NumberField
        {...register('position', NUMBER)}
        inputMode="numeric"
        label={t('collections.field.position')}
        hint={t('collections.field.positionHint')}
        error={fieldErrorText(t, errors.position)}
      />
      <FormActions busy={isSubmitting} isDirty={isDirty}>
        {edited ? t('collections.save') : t('collections.add')}
      </FormActions>
    </form>
  )
}
