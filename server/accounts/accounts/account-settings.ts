import { Counter } from 'prom-client'
import { createAccountSchemas } from '#domain/accounts/accounts.schema'
import { resource } from '../../platform/features/feature'
import type { AccountSettings } from './accounts.service'
import { loginLimiter } from './login-limiter'
import { registrationLimiter } from './registration-limiter'
import { resetLimiter } from './reset-limiter'

export const accountSettings = resource(({ env, jwtSecret, metrics, get }): AccountSettings => {
  const failedLogins = new Counter({
    name: 'login_failures_total',
    help: 'Attempts to sign in with a wrong email or password.',
    registers: [metrics],
  })
  return {
    jwtSecret,
    loginLimiter: get(loginLimiter),
    registrationLimiter: get(registrationLimiter),
    resetLimiter: get(resetLimiter),
    schemas: createAccountSchemas(env.emailTopLevelDomains),
    onLoginFailed: () => failedLogins.inc(),
  }
})
