import type { FastifyReply } from 'fastify'

/** Adds a request header to the response's Vary header. */
export function varyBy(reply: FastifyReply, header: string): void {
  const others = reply.getHeader('vary')
  if (others === undefined) reply.header('vary', header)
  else if (!String(others).split(', ').includes(header))
    reply.header('vary', `${others}, ${header}`)
}
