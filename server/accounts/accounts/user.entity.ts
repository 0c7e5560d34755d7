import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { ROLES, type Role } from '#domain/accounts/roles'
import type { Locale } from '#domain/messages/locale'

@Entity('users')
@Check('users_role_known', `role IN ('${ROLES.join("', '")}')`)
@Check('users_locale_known', `locale IN ('en', 'ar')`)
@Check('users_email_lower_case', 'email = lower(email)')
@Check('users_contact_email_lower_case', 'contact_email = lower(contact_email)')
@Check('users_email_with_password', '(email IS NULL) = (password_hash IS NULL)')
@Check('users_one_email', 'email IS NULL OR contact_email IS NULL')
@Check('users_staff_with_email', `role = 'shopper' OR email IS NOT NULL`)
@Index('users_mobile', ['mobile'])
@Index('users_staff', ['role'], { where: `role <> 'shopper'` })
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'users_pkey' })
  id!: number

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string

  @Column({ type: 'text', name: 'second_name' })
  secondName!: string

  @Column({ type: 'text' })
  mobile!: string

  /** The address to sign in with; null for the account of a visitor. */
  @Index('users_email_key', { unique: true })
  @Column({ type: 'text', nullable: true })
  email!: string | null

  /** Of a visitor's account: where to write to, if they gave an address. It may be anybody's, and belong to several. */
  @Index('users_contact_email', { where: 'contact_email IS NOT NULL' })
  @Column({ type: 'text', name: 'contact_email', nullable: true })
  contactEmail!: string | null

  /** When this address was confirmed; null until then. The database clears it when the address changes. */
  @Column({ type: 'timestamptz', name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null

  /** Null for the account of a visitor, who cannot sign in. */
  @Column({ type: 'text', name: 'password_hash', nullable: true })
  passwordHash!: string | null

  @Column({ type: 'text', default: 'shopper' })
  role!: Role

  /** The language of messages; null until the account signs in. */
  @Column({ type: 'text', nullable: true })
  locale!: Locale | null

  /** Part of every token; raising it ends all sessions of the account. */
  @Column({ type: 'int', name: 'token_version', default: 0 })
  tokenVersion!: number

  /** Of staff: when it last sent a request, accurate to ten minutes. */
  @Column({ type: 'timestamptz', name: 'last_seen_at', nullable: true })
  lastSeenAt!: Date | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}

/** An account that can sign in. */
export type SignInAccount = UserEntity & { readonly email: string; readonly passwordHash: string }

/** False for the account of a visitor. */
export const canSignIn = (user: UserEntity): user is SignInAccount =>
  user.email !== null && user.passwordHash !== null
