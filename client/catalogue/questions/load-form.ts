import { loadTexts } from '../../platform/texts/load-texts'

/**
 * Imports the form with its texts. A module of its own, so that the product page does not list their
 * chunks.
 */
export async function loadForm() {
  const [{ QuestionForm }] = await Promise.all([
    import('./question-form'),
    loadTexts('review'),
    loadTexts('account'),
  ])
  return QuestionForm
}
