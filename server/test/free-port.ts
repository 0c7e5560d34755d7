import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that systems give to outgoing connections, one of which could take the port of a server while it restarts.
const FIRST_PORT = 15_000
const LAST_PORT = 32_000

/** A free port that stays free while nothing listens on it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    const server = createServer().listen(port, 'localhost')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
