import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { startOtherShop } from '../../test/other-shop'
import { fetchPicture } from './fetch-picture'

const PUBLIC_ONLY = { allowsPrivate: false }
const BYTES = Buffer.from('any bytes')

/** A shop that may be connected to, whatever its address is; other addresses are judged as in production. */
async function startAllowedShop() {
  const shop = await startOtherShop()
  return { ...shop, settings: { ...PUBLIC_ONLY, allowedHosts: new Set([shop.host]) } }
}

const failure = (problem: string, statusCode: number | null = null) => ({ problem, statusCode })

test('A file is downloaded uncompressed, without credentials of its address', async () => {
  const { settings, host, serve, lastHeaders } = await startAllowedShop()
  serve('/cat.jpg', BYTES)
  expect(await fetchPicture(`http://user:secret@${host}/cat.jpg`, settings)).toEqual(BYTES)
  const { authorization, 'accept-encoding': encoding } = lastHeaders()
  expect([authorization, encoding]).toEqual([undefined, 'identity'])
})

describe('Outside development, nothing is fetched', () => {
  test.each([
    'http://localhost/cat.jpg',
    'http://127.0.0.1/cat.jpg',
    'http://127.1/cat.jpg',
    'http://2130706433/cat.jpg',
    'http://0.0.0.0/cat.jpg',
    'http://10.0.0.5/cat.jpg',
    'https://192.168.1.5/cat.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/cat.jpg',
    'http://[::ffff:127.0.0.1]/cat.jpg',
    'http://[fe80::1]/cat.jpg',
    'http://database/cat.jpg',
    'http://printer.local/cat.jpg',
    'http://shop.example.com:5432/cat.jpg',
    'ftp://shop.example.com/cat.jpg',
    'file:///etc/passwd',
  ])('from %s', async (url) => {
    await expect(fetchPicture(url, PUBLIC_ONLY)).rejects.toMatchObject(failure('notPublic'))
  })

  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
    'from a public name that resolves to %s',
    async (address) => {
      const { lookup } = dns
      onTestFinished(() => {
        dns.lookup = lookup
        syncBuiltinESMExports()
      })
      // Stands in for the DNS server of an attacker.
      dns.lookup = ((
        _name: string,
        _options: dns.LookupAllOptions,
        done: (error: null, found: dns.LookupAddress[]) => void,
      ) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }])) as typeof dns.lookup
      syncBuiltinESMExports()
      for (const protocol of ['http', 'https']) {
        const url = `${protocol}://rebound.example.com/cat.jpg`
        await expect(fetchPicture(url, PUBLIC_ONLY)).rejects.toMatchObject(failure('notPublic'))
      }
    },
  )

  test.each([
    'http://127.0.0.1/secret',
    'http://[::1]/secret',
    'http://169.254.169.254/latest/meta-data',
    '//10.0.0.1/secret',
    'file:///etc/passwd',
  ])('where a public address redirects to %s', async (location) => {
    const { settings, serve } = await startAllowedShop()
    const url = serve('/cat.jpg', (response) => void response.writeHead(302, { location }).end())
    await expect(fetchPicture(url, settings)).rejects.toMatchObject(failure('notPublic'))
  })

  test('where it redirects to another server of the private network', async () => {
    const { settings, serve } = await startAllowedShop()
    const inside = await startOtherShop()
    const location = inside.serve('/secret', BYTES)
    const url = serve('/cat.jpg', (response) => void response.writeHead(302, { location }).end())
    await expect(fetchPicture(url, settings)).rejects.toMatchObject(failure('notPublic'))
    expect(inside.requested).toEqual([])
  })
})

describe('A redirect', () => {
  test('is followed up to three times', async () => {
    const { settings, serve } = await startAllowedShop()
    const redirect = (path: string, location: string) =>
      serve(path, (response) => void response.writeHead(301, { location }).end())
    serve('/cat.jpg', BYTES)
    redirect('/3', '/cat.jpg')
    redirect('/2', '/3')
    const third = redirect('/1', '/2')
    const fourth = redirect('/0', '/1')
    expect(await fetchPicture(third, settings)).toEqual(BYTES)
    await expect(fetchPicture(fourth, settings)).rejects.toMatchObject(failure('redirects'))
  })
})

describe('A file', () => {
  test.each([
    [404, 'notFound'],
    [410, 'notFound'],
    [403, 'status'],
    [429, 'status'],
    [500, 'status'],
    [206, 'status'],
    [304, 'status'],
  ])('is not fetched with the status %i', async (status, problem) => {
    const { settings, serve } = await startAllowedShop()
    const url = serve('/cat.jpg', (response) => void response.writeHead(status).end())
    await expect(fetchPicture(url, settings)).rejects.toMatchObject(failure(problem, status))
  })

  test('that says that it is too large is not read', async () => {
    const { settings, serve } = await startAllowedShop()
    const url = serve('/cat.jpg', (response) => {
      response.writeHead(200, { 'content-length': MAX_PICTURE_BYTES + 1 }).flushHeaders()
    })
    await expect(fetchPicture(url, settings)).rejects.toMatchObject(failure('tooLarge'))
  })

  test('that does not end is given up at the size of an upload', async () => {
    const { host, settings, serve } = await startAllowedShop()
    let sent = 0
    const block = Buffer.alloc(1024 * 1024)
    const closed = new Promise<void>((resolve) => {
      serve('/cat.jpg', (response) => {
        response.on('close', resolve)
        const send = () => {
          while (!response.destroyed && response.write(block)) sent += block.length
          response.once('drain', send)
        }
        send()
      })
    })
    const url = `http://${host}/cat.jpg`
    await expect(fetchPicture(url, settings)).rejects.toMatchObject(failure('tooLarge'))
    await closed
    expect(sent).toBeLessThan(4 * MAX_PICTURE_BYTES)
  })

  test('that arrives too slowly is given up', async () => {
    const { settings, serve } = await startAllowedShop()
    const url = serve('/cat.jpg', (response) => void response.writeHead(200).write('x'))
    await expect(fetchPicture(url, settings, 100)).rejects.toMatchObject(failure('timeout'))
  })

  test('is not fetched from a server that does not answer, or hangs up', async () => {
    const { settings, serve } = await startAllowedShop()
    const silent = serve('/silent', () => {})
    await expect(fetchPicture(silent, settings, 100)).rejects.toMatchObject(failure('timeout'))
    const broken = serve('/broken', (response) => void response.destroy())
    await expect(fetchPicture(broken, settings)).rejects.toMatchObject(failure('unreachable'))
    const cut = serve('/cut', (response) => {
      response.writeHead(200, { 'content-length': 100 }).write('x')
      response.destroy()
    })
    await expect(fetchPicture(cut, settings)).rejects.toMatchObject(failure('unreachable'))
  })
})
