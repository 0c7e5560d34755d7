import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import fastify from 'fastify'
import pg from 'pg'

// The controls, in their own process like the shop. A: bare Node sends the bytes that were PUT to
// /same. B: bare Fastify answers GET /products/:id with one indexed query.

async function startBareNode(): Promise<number> {
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

async function startBareFastify(connectionString: string): Promise<number> {
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
const ports = { bytes: await startBareNode(), query: await startBareFastify(databaseUrl) }
process.stdout.write(`${JSON.stringify(ports)}\n`)
