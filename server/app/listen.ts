import type { FastifyInstance } from 'fastify'
import type { Env } from '../platform/config/env'
import { StartupError } from '../platform/config/startup-error'

function explain(
  { code = '' }: NodeJS.ErrnoException,
  { port, host }: Address,
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`
    case 'EACCES':
      return `The system does not allow this user to listen on port ${port}. Set PORT to another port, above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is not an address of this machine. Set it to localhost or 0.0.0.0.`
    default:
      return undefined
  }
}

type Address = Pick<Env, 'port' | 'host'>

/** Starts listening for requests. Throws a StartupError if PORT or HOST cannot be used. */
export async function listen(app: FastifyInstance, { port, host }: Address): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const message = explain(error as NodeJS.ErrnoException, { port, host })
    throw message ? new StartupError(message, { cause: error }) : error
  }
}
