import type { Feature } from '../feature'
import { accountMails } from './account-mails'
import { AccountsResolver } from './accounts.resolver'
import { PasswordResetEntity } from './password-reset.entity'
import { UserEntity } from './user.entity'

export const accounts: Feature = {
  entities: [UserEntity, PasswordResetEntity],
  resolvers: [AccountsResolver],
  mails: {
    passwordReset: { purpose: 'account', compose: accountMails.passwordReset },
    confirmEmail: { purpose: 'account', compose: accountMails.confirmEmail },
    emailChanged: { purpose: 'account', compose: accountMails.emailChanged },
  },
  tablesNotBackedUp: ['password_resets'],
}
