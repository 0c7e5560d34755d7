import { connect, createServer, type Socket } from 'node:net'
import { type Listening, listen } from './listen'

/**
 * A TCP load balancer in front of several servers: each new connection goes to the next server, or to another
 * one if that refuses it.
 */
export function startBalancer(urls: readonly string[]): Promise<Listening> {
  const ports = urls.map((url) => Number(new URL(url).port))
  let next = 0

  function connectToNext(client: Socket, attemptsLeft: number): void {
    next = (next + 1) % ports.length
    const upstream = connect(ports[next] ?? 0, 'localhost')
    let isOpen = false
    upstream.once('connect', () => {
      isOpen = true
      client.pipe(upstream).pipe(client)
    })
    upstream.on('error', () => {})
    upstream.on('close', () => {
      if (!isOpen && attemptsLeft > 0) connectToNext(client, attemptsLeft - 1)
      else client.destroy()
    })
    client.on('close', () => upstream.destroy())
  }

  return listen(
    createServer((client) => {
      client.on('error', () => {})
      connectToNext(client, ports.length)
    }),
  )
}
