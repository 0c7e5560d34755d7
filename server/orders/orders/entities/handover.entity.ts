import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { CourierEntity } from '../../couriers/courier.entity'

/** Parcels handed over to a courier together; its id is its number. */
@Entity('handovers')
@Index('handovers_courier_id_id', ['courierId', 'id'])
export class HandoverEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'handovers_pkey' })
  id!: number

  @Column({ type: 'int', name: 'courier_id' })
  courierId!: number

  @ManyToOne(() => CourierEntity, { nullable: false })
  @JoinColumn({ name: 'courier_id', foreignKeyConstraintName: 'handovers_courier_id_fkey' })
  courier!: CourierEntity

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date
}
