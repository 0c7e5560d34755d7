import { keepForms } from './kept-forms'
import { endSession, getSession } from './session'
import { askToSignIn } from './session-end'

/**
 * To be called when the server has rejected a token: ends its session, unless another one has begun since, and keeps
 * what is being typed. For something that the user did, they are asked to sign in again; on a public page that
 * merely asked for private data, the session ends quietly.
 */
export function rejectToken(token: string, isAct: boolean): void {
  if (token !== getSession().token) return
  keepForms(token)
  endSession()
  if (isAct) askToSignIn()
}
