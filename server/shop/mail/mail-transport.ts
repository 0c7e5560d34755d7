import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { createDataFolder, setMode, unwritable } from '../../platform/config/data-folder'
import type { Env } from '../../platform/config/env'
import { StartupError } from '../../platform/config/startup-error'

/** How long a server may take, in milliseconds. */
export interface SmtpLimits {
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  /** Without a byte in either direction. */
  readonly socketTimeout: number
}

// RFC 5321, 4.5.3.2: 5 minutes for a greeting, and 10 after the data. Giving up earlier would resend mails
// that the server has accepted.
export const SMTP_LIMITS: SmtpLimits = {
  connectionTimeout: 60_000,
  greetingTimeout: 5 * 60_000,
  socketTimeout: 11 * 60_000,
}

interface OutgoingMail {
  /** The same at every attempt, so that clients can detect duplicates. */
  readonly messageId: string
  readonly fromName: string
  /** One address, unless it is to the owner. */
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** An attempt failed. */
export class MailError extends Error {
  override readonly name = 'MailError'

  constructor(
    message: string,
    /** For logs: unlike the message, it never has the recipient's address. */
    readonly code: string,
    /** The recipient was refused for good. */
    readonly isFinal = false,
  ) {
    super(message)
  }
}

/** Sends mails, or stores them in a folder. */
export interface MailTransport {
  /** The host in message IDs. */
  readonly host: string
  /** A line for the start to print; undefined if mails are sent. */
  readonly notice: string | undefined
  /** Throws a MailError. */
  send(mail: OutgoingMail): Promise<void>
  /** The mails that it has stored. */
  listStored?(): Promise<readonly StoredMail[]>
  removeStored?(mail: StoredMail): Promise<void>
}

/** A mail that was stored instead of sent. */
export interface StoredMail {
  readonly id: number
  /** When it was added to the outbox, in milliseconds: a restored shop may use the id again. */
  readonly createdAt: number
}

/** The local part of a mail's message ID, and of the name of its file. */
export const mailName = ({ id, createdAt }: StoredMail) => `mail-${id}-${createdAt}`

const STORED_NAME = /^mail-(\d+)-(\d+)/

function toMessage(from: string, mail: OutgoingMail): SendMailOptions {
  const { messageId, fromName, to, subject, html, text } = mail
  return {
    messageId,
    from: { name: fromName, address: from },
    // Not as texts, which would be parsed.
    to: to.map((address) => ({ name: '', address })),
    subject,
    html,
    text,
    // Prevents vacation replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

function toMailError({ message, code, command, responseCode = 0 }: SmtpError): MailError {
  const codes = [code, responseCode, command].filter(Boolean).join(' ')
  return new MailError(message, codes, command === 'RCPT TO' && responseCode >= 500)
}

/** Created when it is first needed, because the library takes megabytes of memory. */
function withFirstMail<T>(make: (library: typeof import('nodemailer')) => T): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= import('nodemailer').then(make)
    return made
  }
}

const hostOf = (address: string) => address.split('@').at(-1) ?? 'localhost'

/** Sends mails through an SMTP server. */
export function smtpTransport(
  url: string,
  from: string,
  limits: SmtpLimits = SMTP_LIMITS,
): MailTransport {
  const transport = withFirstMail(({ createTransport }) => createTransport({ url, ...limits }))
  return {
    host: hostOf(from),
    notice: undefined,
    async send(mail) {
      try {
        await (await transport()).sendMail(toMessage(from, mail))
      } catch (error) {
        throw toMailError(error as SmtpError)
      }
    },
  }
}

const folderOf = (dataDir: string) => join(dataDir, 'mail')

/** Stores each mail as a file that only the current user can read. Throws a StartupError. */
export function folderTransport(dataDir: string, from: string): MailTransport {
  const folder = folderOf(dataDir)
  createDataFolder(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    setMode(folder, 0o700)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unwritable(folder, error)
  }
  const fileOf = (messageId: string) => join(folder, `${messageId.replace(/[^\w.-]+/g, '')}.eml`)
  const composer = withFirstMail(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true }),
  )
  return {
    host: hostOf(from),
    notice: `Emails are not sent, but stored in ${folder}, until SMTP_URL is set.`,
    async send(mail) {
      const { message } = await (await composer()).sendMail(toMessage(from, mail))
      try {
        await writeFile(fileOf(mail.messageId), message as Buffer, { mode: 0o600 })
      } catch (error) {
        const { message: problem, code = '' } = error as NodeJS.ErrnoException
        throw new MailError(problem, code)
      }
    },
    async listStored() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
      return names.flatMap((name) => {
        const [, id, createdAt] = STORED_NAME.exec(name) ?? []
        return id && createdAt ? [{ id: Number(id), createdAt: Number(createdAt) }] : []
      })
    },
    removeStored: (mail) => rm(fileOf(`${mailName(mail)}${hostOf(from)}`), { force: true }),
  }
}

/** For a shop that can neither send mails nor store them. */
function noTransport(problem: string): MailTransport {
  return {
    host: 'localhost',
    notice: `Emails are neither sent nor stored, until SMTP_URL is set: ${problem}`,
    send: async () => {},
  }
}

/**
 * The configured transport. Without a data folder, which not every shop needs, mails are discarded. Throws a
 * StartupError if their folder exists but cannot be written to.
 */
export function createMailTransport(
  { smtpUrl, mailFrom, dataDir }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  ownerEmail: string,
): MailTransport {
  if (smtpUrl && mailFrom) return smtpTransport(smtpUrl, mailFrom)
  try {
    return folderTransport(dataDir, mailFrom ?? ownerEmail)
  } catch (error) {
    if (!(error instanceof StartupError) || existsSync(folderOf(dataDir))) throw error
    return noTransport(error.message)
  }
}
