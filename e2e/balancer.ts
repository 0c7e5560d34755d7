import { connect, createServer, type Socket } from 'node:net'
import { type Listening, listen } from './listen'

/**
 * Stands in front of several servers as a proxy does: each new connection goes to the next of them,
 * and on to another one where nobody answers.
 */
export function startBalancer(urls: readonly string[]): Promise<Listening> {
  const ports = urls.map((url) => Number(new URL(url).port))
  let turn = 0

  function connectToNext(near: Socket, attemptsLeft: number): void {
    turn = (turn + 1) % ports.length
    const far = connect(ports[turn] ?? 0, 'localhost')
    let isOpen = false
    far.once('connect', () => {
      isOpen = true
      near.pipe(far).pipe(near)
    })
    far.on('error', () => {})
    far.on('close', () => {
      if (!isOpen && attemptsLeft > 0) connectToNext(near, attemptsLeft - 1)
      else near.destroy()
    })
    near.on('close', () => far.destroy())
  }

  return listen(
    createServer((near) => {
      near.on('error', () => {})
      connectToNext(near, ports.length)
    }),
  )
}
