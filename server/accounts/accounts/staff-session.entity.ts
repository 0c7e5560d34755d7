import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { UserEntity } from './user.entity'

/** Where somebody of staff is signed in. It ends with the account's token version, see staff-sessions.sql. */
@Entity('staff_sessions')
export class StaffSessionEntity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'staff_sessions_pkey' })
  id!: string

  @Index('staff_sessions_user_id')
  @Column({ type: 'int', name: 'user_id' })
  userId!: number

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'staff_sessions_user' })
  user!: Relation<UserEntity>

  /** The IP address that it began from. */
  @Column({ type: 'text' })
  address!: string

  /** How the browser described itself. */
  @Column({ type: 'text' })
  agent!: string

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  /** Accurate to ten minutes. */
  @Column({ type: 'timestamptz', name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt!: Date
}
