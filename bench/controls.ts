import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import fastify from 'fastify'
import pg from 'pg'

// What the machine gives without a shop, in a process of its own, as the shop is: GET /same answers what
// was PUT there, from Node alone; GET /products/ID is one indexed query through Fastify.

/** A: bare Node. */
async function startBytes(): Promise<number> {
  let body = Buffer.alloc(0)
  const server = createServer(async (request, response) => {
    if (request.method === 'PUT') body = await buffer(request)
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
