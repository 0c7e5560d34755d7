import { createContext } from 'react'

/** A link for the owner to pass on. */
export interface InvitationLink {
  readonly email: string
  readonly url: string
}

/** Shows a new link, in a shop that sends no mails. */
export const ShowLink = createContext((_link: InvitationLink) => {})
