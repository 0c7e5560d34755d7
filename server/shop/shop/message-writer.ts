import { MESSAGES, translate } from '#domain/messages'
import { LOCALES, type Locale, localizePath } from '#domain/messages/locale'
import {
  fillTemplate,
  MESSAGE_TEMPLATE_NAMES,
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  type Placeholder,
  type TemplateValues,
} from '#domain/settings/message-templates'
import type { SettingName, SettingsValues } from '#domain/settings/settings'
import { resource } from '../../platform/features/feature'
import { currentSettings } from '../settings/current-settings'
import { shopName } from './public-shop'

/** The setting that holds a template in a language; undefined if it is never written in that language. */
function settingOf(template: MessageTemplate, locale: Locale): TemplateSetting | undefined {
  const settings: Readonly<Partial<Record<Locale, TemplateSetting>>> =
    MESSAGE_TEMPLATES[template].settings
  return settings[locale]
}

type TemplateSetting = Extract<SettingName, `${string}Message` | `${string}MessageAr`>

/** A template until the owner changes it: the text of the shop, with its parameters as placeholders. */
function defaultText(template: MessageTemplate, locale: Locale): string {
  return MESSAGES[locale][MESSAGE_TEMPLATES[template].defaultText]
}

/** Writes a message from its template, with the name of the shop. */
export type WriteMessage = (
  template: MessageTemplate,
  values: Omit<TemplateValues, 'shop'>,
  locale: Locale,
) => Promise<string>

/**
 * Writes messages as the owner has worded them. Reads nothing from the database unless the settings have changed;
 * while the database is unavailable, they are as they were last known.
 */
export const messageWriter = resource(({ db, get }): WriteMessage => {
  const settings = get(currentSettings)
  return async (template, values, locale) => {
    const current = (await settings.get(db).catch(() => settings.latest)).values
    const setting = settingOf(template, locale)
    const text = (setting && current[setting]) ?? defaultText(template, locale)
    return fillTemplate(text, { ...values, shop: shopName(current, locale) }, locale)
  }
})

/** A template as the owner edits it, with what a sample message has in place of its placeholders. */
export interface MessageTemplateView {
  readonly setting: SettingName
  readonly defaultText: string
  readonly placeholders: readonly { readonly name: Placeholder; readonly sample: string }[]
}

const SAMPLE_NUMBER = '1042'
const CONFIRM_PATH = `/confirm/${SAMPLE_NUMBER}.1773400000.c2FtcGxl`

/** Links that lead nowhere, as long as real ones. */
const SAMPLE_PATHS: Readonly<Record<MessageTemplate, string>> = {
  confirm: CONFIRM_PATH,
  remind: CONFIRM_PATH,
  drive: '/drive/1.c2FtcGxl',
}

function sampleOf(
  placeholder: Placeholder,
  {
    settings,
    url,
    locale,
  }: { readonly settings: SettingsValues; readonly url: string; readonly locale: Locale },
): string {
  if (placeholder === 'shop') return shopName(settings, locale)
  if (placeholder === 'link') return url
  if (placeholder === 'orderNumber') return SAMPLE_NUMBER
  return translate(`template.sample.${placeholder}`, {}, locale)
}

/** Lists every template in each of its languages, with a sample order. */
export const messageTemplates = resource(
  ({ publicUrl }) =>
    (settings: SettingsValues): readonly MessageTemplateView[] =>
      MESSAGE_TEMPLATE_NAMES.flatMap((template) =>
        LOCALES.flatMap((locale) => {
          const setting = settingOf(template, locale)
          if (!setting) return []
          const url = publicUrl() + localizePath(SAMPLE_PATHS[template], locale)
          return {
            setting,
            defaultText: defaultText(template, locale),
            placeholders: MESSAGE_TEMPLATES[template].placeholders.map((name) => ({
              name,
              sample: sampleOf(name, { settings, url, locale }),
            })),
          }
        }),
      ),
)
