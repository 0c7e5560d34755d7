import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CATEGORIES } from '#domain/products/categories'
import {
  type ParsedSearchTerms,
  type SearchTermsText,
  searchTermsTextSchema,
} from '#domain/search/search-terms.schema'
import { FormActions } from '../../../platform/admin/ui/form-actions'
import { FormAlert } from '../../../platform/forms/form-alert'
import {
  applyServerErrors,
  fieldErrorText,
  type UserError,
} from '../../../platform/forms/form-errors'
import { Select } from '../../../platform/forms/select'
import { SelectField } from '../../../platform/forms/select-field'
import { TextArea } from '../../../platform/forms/text-area'
import type { SearchTermsInput, SearchTermsKind } from '../../../platform/gql/search-admin'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useKeptForm } from '../../../platform/session/kept-forms'
import { useText } from '../../../platform/texts/text'
import { categoryCodeOf, categoryOfCode } from './search-terms-category'
import { SEARCH_TERMS_KINDS } from './search-terms-kinds'
import '../../../platform/admin/admin-form.css'

interface SearchTermsFormProps {
  readonly title: string
  readonly submit: string
  /** The terms to edit; without them, the form adds terms. */
  readonly edited?: SearchTermsInput
  /** The first of the terms to add. */
  readonly term?: string
  /** Saves the terms; returns the errors, none on success. */
  readonly onSubmit: (input: SearchTermsInput) => Promise<readonly UserError[]>
}

export function SearchTermsForm(props: SearchTermsFormProps) {
  const { title, submit, edited, term, onSubmit } = props
  const t = useText()
  const [alert, setAlert] = useState<string>()
  const savedKind = edited?.kind ?? 'SYNONYM'
  const [kind, setKind] = useState<SearchTermsKind>(savedKind)
  const form = useForm<SearchTermsText, unknown, ParsedSearchTerms>({
    resolver: zodResolver(searchTermsTextSchema),
    criteriaMode: 'all',
    defaultValues: {
      terms: edited?.terms.join('\n') ?? (term ? `${term}\n` : ''),
      category: categoryOfCode(edited?.category)?.key ?? '',
    },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  useKeptForm(title, form)

  const save = useSingleFlight(async ({ terms, category }: ParsedSearchTerms) => {
    setAlert(undefined)
    const userErrors = await onSubmit({ kind, terms, category: categoryCodeOf(category) })
    if (userErrors.length > 0)
      setAlert(applyServerErrors(userErrors, ['terms', 'category'], setError))
  })

  return (
    <form
      className="card form admin-form"
      noValidate
      aria-label={title}
      onSubmit={handleSubmit(save)}
    >
      <FormAlert>{alert}</FormAlert>
      <TextArea
        {...register('terms')}
        required
        rows={4}
        autoFocus
        label={t('searchTerms.terms')}
        hint={t('searchTerms.termsHint')}
        error={fieldErrorText(t, errors.terms)}
        autoComplete="off"
      />
      <Select
        label={t('searchTerms.kind')}
        value={kind}
        options={SEARCH_TERMS_KINDS.map((option) => ({
          value: option.kind,
          label: t(option.title),
        }))}
        onChange={setKind}
      />
      <SelectField
        {...register('category')}
        label={t('searchTerms.category')}
        placeholder={t('searchTerms.categoryNone')}
        error={fieldErrorText(t, errors.category)}
        options={CATEGORIES.map(({ key, title }) => ({ value: key, label: t(title) }))}
      />
      <FormActions busy={isSubmitting} isDirty={isDirty || kind !== savedKind}>
        {submit}
      </FormActions>
    </form>
  )
}
