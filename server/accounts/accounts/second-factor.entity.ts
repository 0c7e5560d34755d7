import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm'
import { UserEntity } from './user.entity'

/** The second step of signing in of somebody of staff: codes of an app (TOTP, RFC 6238). */
@Entity('second_factors')
export class SecondFactorEntity {
  @PrimaryColumn({ type: 'int', name: 'user_id', primaryKeyConstraintName: 'second_factors_pkey' })
  userId!: number

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'second_factors_user' })
  user!: Relation<UserEntity>

  /** Encrypted with a key that is not in the database. */
  @Column({ type: 'text' })
  secret!: string

  /** Null until the first code has shown that the app has the secret. */
  @Column({ type: 'timestamptz', name: 'enabled_at', nullable: true })
  enabledAt!: Date | null

  /** The period of the last accepted code: a code works once. */
  @Column({ type: 'bigint', name: 'last_step', nullable: true })
  lastStep!: string | null

  /** SHA-256 of the recovery codes that were not used yet. */
  @Column({ type: 'text', name: 'recovery_hashes', array: true, default: '{}' })
  recoveryHashes!: string[]
}
