import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** The mails to an address: a shop without SMTP stores them as files. */
export async function mailsTo(address: string, dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  const mails = await Promise.all(
    readdirSync(folder).map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  )
  return mails.filter(({ to }) => to?.[0]?.address === address)
}
