import { Field, ObjectType } from 'type-graphql'
import type { Placeholder } from '#domain/settings/message-templates'
import type { SettingName } from '#domain/settings/settings'
import { SettingNameEnum } from '../settings/settings.types'
import type { MessageTemplateView } from './message-writer'

@ObjectType({ description: 'What a message has in place of a name in braces.' })
export class TemplatePlaceholder {
  @Field(() => String, { description: 'The name, as in `{orderNumber}`.' })
  name!: Placeholder

  @Field(() => String, { description: 'What stands there in a sample message.' })
  sample!: string
}

@ObjectType({ description: 'The wording of a message that the desk sends, in one language.' })
export class MessageTemplate implements MessageTemplateView {
  @Field(() => SettingNameEnum, { description: 'The setting that holds it.' })
  setting!: SettingName

  @Field(() => String, { description: 'The text as long as the setting is null.' })
  defaultText!: string

  @Field(() => [TemplatePlaceholder], { description: 'What it can contain in braces.' })
  placeholders!: readonly TemplatePlaceholder[]
}
