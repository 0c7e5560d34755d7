import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { ROLES, type Role } from '#domain/accounts/roles'
import type { Locale } from '#domain/messages/locale'

@Entity('users')
@Check('users_role_known', `role IN ('${ROLES.join("', '")}')`)
@Check('users_locale_known', `locale IN ('en', 'ar')`)
@Check('users_email_lower_case', 'email = lower(email)')
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

  @Index('users_email_key', { unique: true })
  @Column({ type: 'text' })
  email!: string

  /** When this address was confirmed; null until then. The database clears it when the address changes. */
  @Column({ type: 'timestamptz', name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt!: Date | null

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string

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
