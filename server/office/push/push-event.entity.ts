import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { PushKind } from '#domain/push/push'

/**
 * An event that devices are to be notified of. The transaction that causes it, such as a checkout, writes only this
 * row: the devices are looked up later, so that it neither waits for them nor fails with them.
 */
@Entity('push_events')
export class PushEventEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'push_events_pkey',
  })
  id!: string

  @Column({ type: 'text' })
  kind!: PushKind

  /** The number of the order, or of the product. */
  @Column({ type: 'int', name: 'subject_id' })
  subjectId!: number

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
