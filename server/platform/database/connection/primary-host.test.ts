import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../../../test/cluster'
import { eventually } from '../../../test/eventually'
import { hasServer } from '../../../test/proxied-shop'
import { onDatabase } from '../../../test/server-database'
import { startTcpProxy, type TcpProxy } from '../../../test/tcp-proxy'
import { type Connected, connect } from '../open'
import type { Notification } from './notifications'

/** Only with DATABASE_URL: the embedded database is part of the process. */
describe.skipIf(!hasServer)('With several hosts in DATABASE_URL', () => {
  let primary: Cluster
  let standby: Cluster
  let proxy: TcpProxy
  let connected: Connected

  beforeEach(async () => {
    primary = await startCluster()
    standby = await startCluster({ primary })
    proxy = await startTcpProxy('127.0.0.1', primary.port)
    await onDatabase(primary.url, (client) => client.query('CREATE TABLE written (value int)'))
    const hosts = [standby.port, proxy.port].map((port) => `127.0.0.1:${port}`)
    const url = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`
    // Far beyond the time limit of a test: a connection is given up because another host is the primary.
    const limits = { statementMilliseconds: 600_000, idleSocketMilliseconds: 600_000 }
    connected = await connect({ url }, { poolSize: 4, limits })
  })
  afterEach(async () => {
    await connected.close()
    await proxy.cut()
    await standby.remove()
    await primary.remove()
  })

  const write = (value: number) =>
    connected.dataSource.query('INSERT INTO written (value) VALUES ($1)', [value])
  const read = (cluster: Cluster) =>
    onDatabase(cluster.url, (client) =>
      client
        .query<{ value: number }>('SELECT value FROM written ORDER BY value')
        .then(({ rows }) => rows.map(({ value }) => value)),
    )

  async function expectFailover(): Promise<void> {
    await standby.promote()
    await eventually(() => write(2), { interval: 100 })
    expect(await read(standby)).toContain(2)
    const received: Notification[] = []
    connected.notifications.subscribe((notification) => received.push(notification))
    await eventually(async () => {
      await connected.dataSource.query(`SELECT pg_notify('mishmish', '{"kind":"mailsDue"}')`)
      expect(received).toContainEqual({ kind: 'mailsDue' })
    })
  }

  test('the shop writes to the primary, and to the standby that is promoted when it is gone', async () => {
    await write(1)
    expect(await read(primary)).toEqual([1])
    await primary.kill()
    await expect(write(0)).rejects.toThrow()
    await expectFailover()
  })

  test('a primary that stops responding is left as soon as another one is there', async () => {
    await write(1)
    const resume = proxy.stall()
    const stuck = write(0).catch((error: unknown) => error)
    await expectFailover()
    // Its connection is closed, so that the request does not wait until a time limit.
    expect(await stuck).toBeInstanceOf(Error)
    resume()
  })
})

test.skipIf(!hasServer)('The start fails when no host accepts writes', async () => {
  const cluster = await startCluster()
  await cluster.stop('fast')
  const url = `postgres://postgres@127.0.0.1:${cluster.port},127.0.0.1:${cluster.port}/postgres`
  const limits = { connectMilliseconds: 300 }
  await expect(connect({ url }, { poolSize: 2, limits })).rejects.toThrow(/accepts writes/)
  await cluster.remove()
})
