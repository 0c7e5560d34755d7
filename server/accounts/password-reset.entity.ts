import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from './user.entity'

/** The link that can reset the password of an account: the last one that was sent. */
@Entity('password_resets')
export class PasswordResetEntity {
  @PrimaryColumn({
    type: 'int',
    name: 'user_id',
    primaryKeyConstraintName: 'password_resets_pkey',
  })
  userId!: number

  @OneToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_resets_user_id_fkey' })
  user!: UserEntity

  /** SHA-256 in hex; the token itself is not stored. It is random enough to need no slow hash. */
  @Index('password_resets_token_hash', { unique: true })
  @Column({ type: 'text', name: 'token_hash' })
  tokenHash!: string

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date
}
