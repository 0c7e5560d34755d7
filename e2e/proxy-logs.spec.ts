import { freePort } from '../server/test/free-port'
import { requireProgram } from '../server/test/programs'
import { type ProxyName, startProxy } from './proxies'
import { readSharedShop } from './shared-shop'
import { expect, test } from './test'

test.skip(!process.env.DATABASE_URL, 'needs nginx and HAProxy, as other tests with DATABASE_URL')

const TOKEN = 'c2VjcmV0LXRva2VuLW9mLWEtbGluaw'
/** A search term, which must not be logged either. */
const QUERY = 'worm-tablets'

const PATHS = [
  `/confirm/${TOKEN}`,
  `/ar/confirm/${TOKEN}?source=whatsapp`,
  `/%63onfirm/${TOKEN}`,
  `/follow/${TOKEN}`,
  `/pay/${TOKEN}`,
  `/Drive/${TOKEN}`,
  `//drive/${TOKEN}/`,
  `/resetpassword?token=${TOKEN}`,
  `/search?query=${QUERY}`,
]

/** More than nginx lets one address send at once. */
const FLOOD = 450

const PROGRAMS = { nginx: 'nginx', haproxy: 'haproxy', compose: 'haproxy' } as const

for (const name of ['nginx', 'haproxy', 'compose'] satisfies ProxyName[]) {
  test(`The log of ${name} has no tokens, and the id of each request`, async () => {
    const shop = readSharedShop().url
    // The second server is down.
    const proxy = await startProxy(name, requireProgram(PROGRAMS[name]), [
      shop,
      `http://127.0.0.1:${await freePort()}`,
    ])
    const ids: string[] = []
    for (const path of PATHS) {
      const response = await fetch(`${proxy.url}${path}`, { redirect: 'manual' })
      await response.arrayBuffer()
      ids.push(response.headers.get('x-request-id') ?? `none with ${response.status}`)
    }
    if (proxy.redirectUrl) {
      const response = await fetch(`${proxy.redirectUrl}/confirm/${TOKEN}`, { redirect: 'manual' })
      expect(response.headers.get('location')).toContain(`/confirm/${TOKEN}`)
    }
    if (name === 'nginx') {
      await Promise.all(
        Array.from({ length: FLOOD }, async () => {
          const response = await fetch(`${proxy.url}/confirm/${TOKEN}`, { method: 'HEAD' })
          await response.arrayBuffer()
        }),
      )
    }
    await expect.poll(() => ids.filter((id) => !proxy.readLogs().includes(id))).toEqual([])
    const logs = proxy.readLogs()
    await proxy.stop()
    expect(logs).not.toContain(TOKEN)
    expect(logs).not.toContain(QUERY)
    expect(logs).toMatch(/"GET \S*\/confirm\/TOKEN HTTP\/1\.1" 200 /)
    expect(logs).toContain('"GET /search HTTP/1.1" 200 ')
    if (name === 'nginx') expect(logs).toContain('"HEAD /confirm/TOKEN HTTP/1.1" 429 ')
  })
}
