import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushContent } from '../office/push/compose-push'

interface ReceivedPush {
  readonly headers: IncomingHttpHeaders
  readonly content: PushContent
  /** Of the token by which the shop says who it is. */
  readonly claims: { readonly aud: string; readonly sub: string }
  /** The key of the shop, in base64url. */
  readonly publicKey: string
}

interface PushDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushService {
  /** A new device at the service. */
  readonly device: () => PushDevice
  /** The messages that the devices have received, decrypted, in order. */
  readonly pushes: readonly ReceivedPush[]
  /** The response to all later messages. */
  respondWith(status: number, headers?: Readonly<Record<string, string>>): void
  close(): void
}

const HEADER_BYTES = { salt: 16, recordSize: 4, keyLength: 1, tag: 16 } as const

/** Decrypts a message as a browser does. Source: RFC 8188 and RFC 8291. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): PushContent {
  const { salt: saltBytes, recordSize, keyLength, tag } = HEADER_BYTES
  const salt = body.subarray(0, saltBytes)
  const keyStart = saltBytes + recordSize + keyLength
  const keyEnd = keyStart + body.readUInt8(keyStart - keyLength)
  const sender = body.subarray(keyStart, keyEnd)
  const secret = ecdh.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const material = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(body.length - tag))
  const padded = Buffer.concat([
    decipher.update(body.subarray(keyEnd, body.length - tag)),
    decipher.final(),
  ])
  // The last record ends with a 2, and zeros.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as PushContent
}

/** Checks the token of the shop and returns what it claims. Source: RFC 8292. */
function readVapid(authorization = ''): Pick<ReceivedPush, 'claims' | 'publicKey'> {
  const [, token = '', publicKey = ''] = authorization.match(/^vapid t=([^,]+), k=(\S+)$/) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('The token of the shop is not signed with its key')
  return {
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'],
    publicKey,
  }
}

/** Starts a push service on a free port, with devices that can read what they get. */
export async function startPushService(): Promise<PushService> {
  const pushes: ReceivedPush[] = []
  const devices = new Map<string, (body: Buffer) => PushContent>()
  let reply: { readonly status: number; readonly headers?: Readonly<Record<string, string>> } = {
    status: 201,
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const open = devices.get(request.url ?? '')
    if (!open) return void response.writeHead(404).end()
    try {
      pushes.push({
        headers: request.headers,
        content: open(Buffer.concat(chunks)),
        ...readVapid(request.headers.authorization),
      })
      response.writeHead(reply.status, reply.headers).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    pushes,
    device() {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(8).toString('hex')}`
      devices.set(path, (body) => decrypt(body, ecdh, auth))
      return { endpoint: origin + path, p256dh, auth: auth.toString('base64url') }
    },
    respondWith(status, headers) {
      reply = { status, ...(headers && { headers }) }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
