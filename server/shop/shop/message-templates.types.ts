import { Field, ObjectType } from 'type-graphql'
import type { Placeholder } from '#domain/settings/message-templates'
import type { SettingName } from '#domain/settings/settings'
import { SettingNameEnum } from '../settings/settings.types'
import type { MessageTemplateView } from './message-writer'

@ObjectType({ description: 'The value of a placeholder in a message.' })
export class TemplatePlaceholder {
  @Field(() => String, { description: 'The name, as in `{orderNumber}`.' })
  name!: Placeholder

  @Field(() => String, { description: 'Its value in a sample message.' })
  sample!: string
}

@ObjectType({ description: 'The wording of a message that the desk sends, in one language.' })
export class MessageTemplate implements MessageTemplateView {
  @Field(() => SettingNameEnum, { description: 'The setting that holds it.' })
  setting!: SettingName

  @Field(() => String, { description: 'The text as long as the setting is null.' })
  defaultText!: string

  @Field(() => [TemplatePlaceholder], {
    description: 'The placeholders that it can contain, in braces.',
  })
  placeholders!: readonly TemplatePlaceholder[]
}
