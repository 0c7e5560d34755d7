import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm'
import { UserEntity } from '../../accounts/accounts/user.entity'

/** The hours of Cairo in which somebody's devices are silent. */
@Entity('quiet_hours')
@Check(
  'quiet_hours_valid',
  'from_hour BETWEEN 0 AND 23 AND to_hour BETWEEN 0 AND 23 AND from_hour <> to_hour',
)
export class QuietHoursEntity {
  @PrimaryColumn({ type: 'int', name: 'user_id', primaryKeyConstraintName: 'quiet_hours_pkey' })
  userId!: number

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'quiet_hours_user_id_fkey' })
  user!: Relation<UserEntity>

  @Column({ type: 'int', name: 'from_hour' })
  from!: number

  @Column({ type: 'int', name: 'to_hour' })
  to!: number
}
