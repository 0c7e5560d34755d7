import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'

/** An order event for open pages. Kept for a day, for streams that resume. */
@Entity('live_events')
@Unique('live_events_position', ['position'])
export class LiveEventEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'live_events_pkey',
  })
  id!: string

  @Column({ type: 'text' })
  kind!: 'orderPlaced' | 'orderChanged'

  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  /** Set as the transaction commits, in the order of commits; null within it. */
  @Column({ type: 'bigint', nullable: true })
  position!: string | null
}
