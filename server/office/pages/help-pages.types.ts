import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { MAX_HELP_BODY_LENGTH, MAX_HELP_TITLE_LENGTH } from '#domain/limits'
import {
  HELP_PAGES,
  type HelpPageName,
  type HelpText as HelpTextView,
} from '#domain/pages/help-pages'
import type { HelpPageInput as InputShape } from '#domain/pages/help-pages.schema'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { HelpPageView } from './help-pages.service'

export const HelpPageNameEnum = toEnum(HELP_PAGES)

registerEnumType(HelpPageNameEnum, {
  name: 'HelpPageName',
  description: 'A page that tells shoppers about the shop.',
  valuesConfig: {
    DELIVERY: { description: 'Fees and times of delivery.' },
    RETURNS: { description: 'Returns and exchanges.' },
    QUESTIONS: { description: 'Questions and answers.' },
    ABOUT: { description: 'Who the shop is.' },
    PRIVACY: { description: 'The privacy policy.' },
    TERMS: { description: 'The terms of orders.' },
  },
})

@ObjectType({
  description: 'A page that tells shoppers about the shop, in the language of Accept-Language.',
})
export class HelpPage implements HelpPageView {
  @Field(() => HelpPageNameEnum, { description: 'Which page it is.' })
  page!: HelpPageName

  @Field(() => String, { description: 'Its title.' })
  title!: string

  @Field(() => String, { description: 'Its beginning as plain text, at most 160 characters.' })
  description!: string

  @Field(() => String, { description: 'Its text, as HTML that is safe to put into a page.' })
  html!: string
}

@ObjectType({ description: 'The text of a page in one language, as it was written.' })
export class HelpText implements HelpTextView {
  @Field(() => String, { description: 'The title.' })
  title!: string

  @Field(() => String, { description: 'The text, in Markdown.' })
  body!: string
}

@ObjectType({ description: 'A page as its owner edits it.' })
export class EditableHelpPage {
  @Field(() => HelpPageNameEnum, { description: 'Which page it is.' })
  page!: HelpPageName

  @Field(() => Int, { description: 'How often it was changed.' })
  version!: number

  @Field(() => HelpText, {
    nullable: true,
    description: 'In English; null while the shop’s own text stands there.',
  })
  en?: HelpText | null

  @Field(() => HelpText, {
    nullable: true,
    description: 'In Arabic; null while the shop’s own text stands there.',
  })
  ar?: HelpText | null
}

@InputType({ description: 'The text of a page in one language. Blank: the shop’s own text.' })
export class HelpTextInput {
  @Field(() => String, { description: `The title, at most ${MAX_HELP_TITLE_LENGTH} characters.` })
  title!: string

  @Field(() => String, {
    description: `The text: Markdown, at most ${MAX_HELP_BODY_LENGTH} characters.`,
  })
  body!: string
}

const REPLACES = 'null brings back the shop’s own text. If omitted, it stays.'

@InputType({ description: 'A change of a page.' })
export class HelpPageInput implements InputShape {
  @Field(() => HelpTextInput, { nullable: true, description: `In English: ${REPLACES}` })
  en?: HelpTextInput | null

  @Field(() => HelpTextInput, { nullable: true, description: `In Arabic: ${REPLACES}` })
  ar?: HelpTextInput | null
}

@ObjectType({ description: 'The result of changing a page.' })
export class UpdateHelpPagePayload extends MutationPayload {
  @Field(() => EditableHelpPage, { nullable: true, description: 'The page; null on failure.' })
  helpPage?: EditableHelpPage
}
