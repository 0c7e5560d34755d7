// Preloaded into the shops of end-to-end tests, which create hundreds of accounts: their passwords are hashed at the
// lowest cost, as in the unit tests. In JavaScript, because the built shop cannot load TypeScript.
import { createRequire } from 'node:module'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2')
const { hash } = argon2
argon2.hash = (password) => hash(password, { memoryCost: 8, timeCost: 1 })
