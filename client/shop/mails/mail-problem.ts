import type { MessageKey } from '#domain/messages'

/** Responses of mail servers and networks, and their meanings. The first match counts. */
const MEANINGS: readonly (readonly [RegExp, MessageKey])[] = [
  [/EAUTH|\b5?35\b|invalid login|authentication|credentials/i, 'mails.why.credentials'],
  [
    /ECONN|ETIMEDOUT|ENOTFOUND|EDNS|ESOCKET|EHOST|timed? ?out|getaddrinfo|socket|certificate|TLS/i,
    'mails.why.unreachable',
  ],
  [/\b55[0136]\b|mailbox|no such|unknown user|does not exist|recipient/i, 'mails.why.recipient'],
  [/\b4[25][0-9]\b|too many|limit|rate|quota/i, 'mails.why.limit'],
  [/\b554\b|spam|blocked|policy|denied/i, 'mails.why.refused'],
]

/** Why a mail was not sent, in the owner's words. */
export function mailProblemText(problem: string | null): MessageKey {
  return (
    MEANINGS.find(([pattern]) => problem !== null && pattern.test(problem))?.[1] ??
    'mails.why.other'
  )
}
