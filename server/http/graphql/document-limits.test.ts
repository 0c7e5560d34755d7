import { expect, test } from 'vitest'
import { buildSchema } from '../../schema'
import { createDocumentLimits } from './document-limits'

test('texts that are seen for the first time are admitted one per turn of the event loop', async () => {
  const limits = createDocumentLimits(buildSchema())
  let admitted = 0
  const all = Array.from({ length: 20 }, async (_, index) => {
    await limits.admit(`{ __typename } # ${index}`)
    admitted += 1
  })
  for (let turn = 0; turn < 10; turn += 1) {
    const before = admitted
    await new Promise((resolve) => setImmediate(resolve))
    expect(admitted - before).toBeLessThanOrEqual(1)
  }
  await Promise.all(all)
  expect(admitted).toBe(20)
})
