import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { CourierEntity } from '../couriers/courier.entity'

/** The one link by which a courier sees their parcels on a phone. A new one has another key, which voids the old. */
@Entity('driver_links')
export class DriverLinkEntity {
  @PrimaryColumn({
    type: 'int',
    name: 'courier_id',
    primaryKeyConstraintName: 'driver_links_pkey',
  })
  courierId!: number

  @OneToOne(() => CourierEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'courier_id', foreignKeyConstraintName: 'driver_links_courier_id_fkey' })
  courier!: CourierEntity

  /** Key from which the token of the link is derived, so that the database stores no tokens. */
  @Column({ type: 'uuid' })
  key!: string

  @Column({ type: 'timestamptz', name: 'expires_at' })
  expiresAt!: Date
}
