import { MAX_EMAIL_LENGTH } from '../limits'
import { encodeMessage, requiredText } from './text.schema'

/** The top-level domains that emails may have, in lower case without a dot; `*` is any. */
export type TopLevelDomains = readonly string[] | '*'

/** Source: docs/specification.md, section 5. */
export const DEFAULT_TOP_LEVEL_DOMAINS: TopLevelDomains = ['com', 'net']

// No dot at an end of the local part, nor two in a row; the domain has at least 2 segments.
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/iu
/** The maximum length before the @ (RFC 5321, 4.5.3.1.1). */
const MAX_LOCAL_PART_LENGTH = 64

/** The accepted endings, such as `.com` and `.net`; none when any is accepted. */
export function emailEndings(domains: TopLevelDomains): readonly string[] {
  return domains === '*' ? [] : domains.map((domain) => `.${domain}`)
}

/** The message key of the problem with a lower-case email address; undefined if it is valid. */
export function emailProblem(
  email: string,
  domains: TopLevelDomains,
): 'invalid.email' | 'invalid.emailDomain' | undefined {
  if (email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email)) return 'invalid.email'
  if (email.indexOf('@') > MAX_LOCAL_PART_LENGTH) return 'invalid.email'
  const isAccepted =
    domains === '*' || emailEndings(domains).some((ending) => email.endsWith(ending))
  return isAccepted ? undefined : 'invalid.emailDomain'
}

/** An email address that ends in one of the domains, trimmed and in lower case. */
export function emailSchema(domains: TopLevelDomains) {
  const endings = emailEndings(domains)
  return requiredText(MAX_EMAIL_LENGTH)
    .toLowerCase()
    .superRefine((email, context) => {
      // requiredText has already reported these.
      if (email === '' || email.length > MAX_EMAIL_LENGTH) return
      const problem = emailProblem(email, domains)
      if (problem) {
        const parameters = problem === 'invalid.emailDomain' ? { endings } : undefined
        context.addIssue({ code: 'custom', message: encodeMessage(problem, parameters) })
      }
    })
    .meta({
      format: 'email',
      ...(endings.length > 0 && { description: `Ends in ${endings.join(' or ')}.` }),
    })
}
