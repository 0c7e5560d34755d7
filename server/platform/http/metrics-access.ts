import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { AppError } from '#domain/errors'

const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether the request comes from this machine, and not through a proxy on it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket
  return (
    ipaddr.isValid(remoteAddress) &&
    ipaddr.process(remoteAddress).range() === 'loopback' &&
    !FORWARDING_HEADERS.some((name) => headers[name] !== undefined)
  )
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Throws UNAUTHENTICATED unless the request comes from this machine or has the token. */
export function requireMetricsAccess(request: FastifyRequest, token: string | undefined): void {
  if (isLocal(request)) return
  const { authorization = '' } = request.headers
  const isAllowed =
    token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
  if (!isAllowed) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
}
