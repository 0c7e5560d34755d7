import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface ReceivedMail {
  /** The actual recipients, from the envelope. */
  readonly recipients: readonly string[]
  readonly raw: string
  readonly mail: Email
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Refuses all later recipients with a status such as 451; undefined accepts them again. */
  refuse(status: number | undefined): void
  /** Called with each mail before it is accepted. */
  onMail(handler: (mail: ReceivedMail) => void | Promise<void>): void
}

/** Starts an SMTP server on a free port; it stops when the test finishes. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let refusal: number | undefined
  let handler: (mail: ReceivedMail) => void | Promise<void> = () => {}

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks)
    const received = {
      recipients: session.envelope.rcptTo.map(({ address }) => address),
      raw: raw.toString('latin1'),
      mail: await PostalMime.parse(raw),
    }
    mails.push(received)
    await handler(received)
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(
        refusal === undefined
          ? null
          : Object.assign(new Error('Refused'), { responseCode: refusal }),
      )
    },
    onData(stream, session, done) {
      receive(stream, session).then(
        () => done(),
        (error: Error) => done(error),
      )
    },
  })
  // A client that disconnects, as in a test of a crash.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse(status) {
      refusal = status
    },
    onMail(next) {
      handler = next
    },
  }
}
