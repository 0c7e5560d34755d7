import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { PushKind } from '#domain/push/push'

/**
 * Something that devices are about to be told of. The transaction that makes it happen, such as a checkout, writes no
 * more than this: which devices there are is found out later, so that it neither waits for them nor fails with them.
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
