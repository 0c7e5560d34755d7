import { expect, test } from 'vitest'
import { setUpShop } from '../test/shop'
import { type Notice, notify } from './notices'

const shop = setUpShop()

const NOTICES_CONNECTION = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'mishmish notices'`

/** The notices that come from now on. */
function listen() {
  const heard: Notice[] = []
  const waiting: (() => void)[] = []
  shop.database.notices.subscribe((notice) => {
    heard.push(notice)
    waiting.shift()?.()
  })
  return {
    async next(): Promise<Notice | undefined> {
      if (heard.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      return heard.shift()
    },
  }
}

const tell = (id: number) => shop.db.query(`SELECT ${notify('orderPlaced', '$1::int')}`, [id])

test('A notice comes when its transaction commits, not before, and not when it rolls back', async () => {
  const notices = listen()
  const runner = shop.database.dataSource.createQueryRunner()
  await runner.startTransaction()
  await runner.query(`SELECT ${notify('orderPlaced', '1')}`)
  await runner.rollbackTransaction()
  await runner.startTransaction()
  await runner.query(`SELECT ${notify('orderPlaced', '2')}`)
  await runner.commitTransaction()
  await runner.release()
  expect(await notices.next()).toEqual({ kind: 'orderPlaced', id: 2 })
})

test('A broken connection is made again, and the listeners hear that they may have missed something', async () => {
  if (shop.database.isEmbedded) {
    // Its only connection hears itself: another one takes its place with the next statement.
    const notices = listen()
    await tell(1)
    expect(await notices.next()).toEqual({ kind: 'orderPlaced', id: 1 })
    return
  }
  const notices = listen()
  await shop.db.query(NOTICES_CONNECTION)
  expect(await notices.next()).toEqual({ kind: 'deaf' })
  expect(await notices.next()).toEqual({ kind: 'missed' })
  await tell(3)
  expect(await notices.next()).toEqual({ kind: 'orderPlaced', id: 3 })
})
