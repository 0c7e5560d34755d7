/** What a sample product says about itself in one language, in Markdown. */
export interface SampleTexts {
  readonly description: string
  readonly composition: string | null
  readonly feedingGuide: string | null
  readonly facts: readonly string[]
}
