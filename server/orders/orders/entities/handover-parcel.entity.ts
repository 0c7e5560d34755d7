import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { Piastres } from '#domain/money/units'
import { bigintAsNumber } from '../../../platform/database/statements/bigint'
import { HandoverEntity } from './handover.entity'
import { ShipmentEntity } from './shipment.entity'

/** A parcel of a handover. */
@Entity('handover_parcels')
@Check('handover_parcels_due_not_negative', 'due_piastres >= 0')
export class HandoverParcelEntity {
  @PrimaryColumn({
    type: 'int',
    name: 'handover_id',
    primaryKeyConstraintName: 'handover_parcels_pkey',
  })
  handoverId!: number

  @ManyToOne(() => HandoverEntity, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'handover_id',
    foreignKeyConstraintName: 'handover_parcels_handover_id_fkey',
  })
  handover!: HandoverEntity

  @Index('handover_parcels_shipment_id')
  @PrimaryColumn({
    type: 'int',
    name: 'shipment_id',
    primaryKeyConstraintName: 'handover_parcels_pkey',
  })
  shipmentId!: number

  @ManyToOne(() => ShipmentEntity, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'shipment_id',
    foreignKeyConstraintName: 'handover_parcels_shipment_id_fkey',
  })
  shipment!: ShipmentEntity

  /** Amount to collect at the time of the handover. */
  @Column({ type: 'bigint', name: 'due_piastres', transformer: bigintAsNumber })
  duePiastres!: Piastres

  /** When it turned out not to have left the shop. */
  @Column({ type: 'timestamptz', name: 'taken_back_at', nullable: true })
  takenBackAt!: Date | null
}
