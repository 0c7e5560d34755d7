import { readFile } from 'node:fs/promises'
import type { Direction } from '#domain/messages/locale'

/** The HTML of mails by direction of writing, with Mustache tags for the content. */
export type MailTemplates = Readonly<Record<Direction, string>>

/** The templates that the build has put next to the server's bundle. */
export async function builtTemplates(): Promise<MailTemplates> {
  const file = new URL('./mail-templates.json', import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as MailTemplates
}
