import type { Feature } from '../../platform/features/feature'
import { accountMails } from './account-mails'
import { accountSettings } from './account-settings'
import { AccountsResolver } from './accounts.resolver'
import { accountsRoutes } from './accounts.routes'
import { authenticate, readAccountNames } from './accounts.service'
import { PasswordResetEntity } from './password-reset.entity'
import { deleteExpiredResets } from './password-reset.service'
import { personalDataRoutes } from './personal-data.routes'
import { personalData } from './personal-data.service'
import { SecondFactorEntity } from './second-factor.entity'
import { deleteExpiredSessions } from './sessions.service'
import { StaffSessionEntity } from './staff-session.entity'
import { UserEntity } from './user.entity'

export const accounts: Feature = {
  dependencies: ['mail'],
  entities: [UserEntity, PasswordResetEntity, SecondFactorEntity, StaffSessionEntity],
  functionFiles: ['accounts.sql', 'staff-sessions.sql'],
  resolvers: [AccountsResolver],
  mails: {
    passwordReset: { purpose: 'account', compose: accountMails.passwordReset },
    confirmEmail: { purpose: 'account', compose: accountMails.confirmEmail },
    emailChanged: { purpose: 'account', compose: accountMails.emailChanged },
  },
  routes({ rest }, { env, get }) {
    accountsRoutes(rest, get(accountSettings), env)
    personalDataRoutes(rest, get(personalData))
  },
  authentication: {
    // A JSON Web Token has three parts.
    accepts: (token) => token.split('.').length === 3,
    authenticate: async (token, { db, jwtSecret }) => ({
      viewer: await authenticate(db, jwtSecret, token),
    }),
  },
  jobs: ({ db }) => [
    {
      name: 'expired-sessions',
      minutes: 60,
      async run() {
        await deleteExpiredSessions(db)
        await deleteExpiredResets(db)
      },
    },
  ],
  readAccountNames,
  tablesNotBackedUp: ['password_resets', 'staff_sessions'],
}
