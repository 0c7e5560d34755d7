import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from './user.entity'

/** A link that can reset the password of an account: the latest one, or one sent shortly before it. */
@Entity('password_resets')
export class PasswordResetEntity {
  /** SHA-256 in hex; the token itself is not stored. It is random enough to need no slow hash. */
  @PrimaryColumn({
    type: 'text',
    name: 'token_hash',
    primaryKeyConstraintName: 'password_resets_pkey',
  })
  tokenHash!: string

  @Index('password_resets_user_id')
  @Column({ type: 'int', name: 'user_id' })
  userId!: number

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'password_resets_user_id_fkey' })
  user!: UserEntity

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
