import { createServer } from 'node:http'
import fastify from 'fastify'
import pg from 'pg'

// What the machine gives without a shop, in a process of its own, as the shop is:
// GET /bytes/N answers N bytes from Node alone; GET /products/ID is one indexed query through Fastify.

/** A: bare Node. */
async function startBytes(): Promise<number> {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    let body = bodies.get(path)
    if (!body) {
      body = Buffer.alloc(Number(path.split('/').at(-1)), 'a')
      bodies.set(path, body)
    }
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length })
    response.end(body)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/** B: bare Fastify with one indexed query. */
async function startQuery(connectionString: string): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: 10 })
  const app = fastify()
  app.get<{ Params: { id: string } }>('/products/:id', async (request) => {
    const { rows } = await pool.query(
      'SELECT id, name, price_piastres, image_url FROM products WHERE id = $1',
      [request.params.id],
    )
    return rows[0]
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return Number(new URL(address).port)
}

const [databaseUrl = ''] = process.argv.slice(2)
const ports = { bytes: await startBytes(), query: await startQuery(databaseUrl) }
process.stdout.write(`${JSON.stringify(ports)}\n`)
