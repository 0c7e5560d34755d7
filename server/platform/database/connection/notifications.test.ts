import { expect, test } from 'vitest'
import { setUpDatabase } from '../../../test/shop'
import { type Notification, notifyAll, toPayload } from './notifications'

const shop = setUpDatabase()

const LISTENING_CONNECTION = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'mishmish notifications'`

/** Collects the notifications from now on. */
function listen() {
  const received: Notification[] = []
  const waiting: (() => void)[] = []
  shop.database.notifications.subscribe((notification) => {
    received.push(notification)
    waiting.shift()?.()
  })
  return {
    async next(): Promise<Notification | undefined> {
      if (received.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      return received.shift()
    },
  }
}

const SEND = `SELECT ${notifyAll('$1')}`
const placed = (id: number) => [[toPayload({ kind: 'orderPlaced', id })]]
const send = (id: number) => shop.db.query(SEND, placed(id))

test('A notification is sent when its transaction commits, and not when it rolls back', async () => {
  const notifications = listen()
  const runner = shop.database.dataSource.createQueryRunner()
  await runner.startTransaction()
  await runner.query(SEND, placed(1))
  await runner.rollbackTransaction()
  await runner.startTransaction()
  await runner.query(SEND, placed(2))
  await runner.commitTransaction()
  await runner.release()
  expect(await notifications.next()).toEqual({ kind: 'orderPlaced', id: 2 })
})

test('A lost connection is restored, and subscribers are notified of the gap', async () => {
  if (shop.database.isEmbedded) {
    // It has no separate connection for notifications; its only one is reopened by the next statement.
    const notifications = listen()
    await send(1)
    expect(await notifications.next()).toEqual({ kind: 'orderPlaced', id: 1 })
    return
  }
  const notifications = listen()
  await shop.db.query(LISTENING_CONNECTION)
  expect(await notifications.next()).toEqual({ kind: 'disconnected' })
  expect(await notifications.next()).toEqual({ kind: 'reconnected' })
  await send(3)
  expect(await notifications.next()).toEqual({ kind: 'orderPlaced', id: 3 })
})
