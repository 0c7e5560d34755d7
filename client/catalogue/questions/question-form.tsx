import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { MAX_QUESTION_LENGTH } from '#domain/limits'
import {
  createVisitorQuestionSchema,
  questionSchema,
  type VisitorQuestionInput,
} from '#domain/questions/questions.schema'
import { Field } from '../../platform/forms/field'
import { FormAlert } from '../../platform/forms/form-alert'
import { applyServerErrors, fieldErrorText } from '../../platform/forms/form-errors'
import { SubmitButton } from '../../platform/forms/submit-button'
import { TextArea } from '../../platform/forms/text-area'
import { useAskProductQuestionMutation } from '../../platform/gql/questions'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { usePageContext } from '../../platform/page/page-context'
import { useSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'

export interface QuestionFormProps {
  readonly productId: string
  readonly onDone: () => void
}

type Input = Pick<VisitorQuestionInput, 'text'> & Partial<VisitorQuestionInput>

/** A question about a product; a visitor says where the answer is to be mailed. */
export function QuestionForm({ productId, onDone }: QuestionFormProps) {
  const t = useText()
  const isSignedIn = Boolean(useSession()?.token)
  const [alert, setAlert] = useState<string>()
  const askQuestion = useAskProductQuestionMutation()
  const { emailTopLevelDomains } = usePageContext()
  const resolver = useMemo(
    () =>
      zodResolver<Input, unknown, Input>(
        isSignedIn ? questionSchema : createVisitorQuestionSchema(emailTopLevelDomains),
      ),
    [isSignedIn, emailTopLevelDomains],
  )
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Input>({
    resolver,
    criteriaMode: 'all',
  })
  const { errors, isSubmitting } = formState
  // It replaces the button that had the focus.
  useEffect(() => setFocus('text'), [setFocus])

  const send = useSingleFlight(async (input: Input) => {
    setAlert(undefined)
    try {
      const { data } = await askQuestion({ variables: { productId, input } })
      const { success = false, userErrors = [] } = data?.askProductQuestion ?? {}
      if (success) onDone()
      else
        setAlert(
          userErrors.length > 0
            ? applyServerErrors(userErrors, ['text', 'email'], setError)
            : t('question.failed'),
        )
    } catch {
      setAlert(t('question.failed'))
    }
  })

  return (
    <form
      className="form"
      method="post"
      noValidate
      aria-label={t('question.ask')}
      onSubmit={handleSubmit(send)}
    >
      <FormAlert>{alert}</FormAlert>
      <TextArea
        {...register('text')}
        required
        label={t('question.yours')}
        hint={t('question.hint')}
        rows={3}
        maxLength={MAX_QUESTION_LENGTH}
        error={fieldErrorText(t, errors.text)}
      />
      {!isSignedIn && (
        <Field
          {...register('email')}
          required
          label={t('account.email')}
          hint={t('question.emailHint')}
          type="email"
          autoComplete="email"
          error={fieldErrorText(t, errors.email)}
        />
      )}
      <SubmitButton busy={isSubmitting}>{t('question.send')}</SubmitButton>
    </form>
  )
}
