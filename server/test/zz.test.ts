import { test } from 'vitest'
import { setUpShop } from './shop'
import { emptyDatabase } from './database'
import { createApp } from '../app'
import { createLoginLimiter } from '../accounts/login-limiter'
const shop = setUpShop()
test('x', async () => {
  for (let i = 0; i < 5; i++) {
    let t = performance.now()
    await emptyDatabase(shop.database.dataSource)
    console.log('truncate', performance.now() - t)
    t = performance.now()
    const app = await createApp({ env: { mode: 'test', logLevel: 'silent', publicUrl: 'x', trustProxy: false, corsOrigins: undefined, rateLimitPerMinute: undefined }, dataSource: shop.database.dataSource, accounts: { jwtSecret: 'x', loginLimiter: createLoginLimiter() } })
    console.log('app', performance.now() - t)
    t = performance.now()
    await app.close()
    console.log('close', performance.now() - t)
  }
})
