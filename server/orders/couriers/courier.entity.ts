import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { CARRIERS, type Carrier } from '#domain/couriers/carriers'
import type { ExportColumn, ReportColumns } from '#domain/couriers/courier-files.schema'
import type { CourierPrices } from '#domain/couriers/courier-prices'
import type { StatementColumns } from '#domain/couriers/couriers.schema'
import type { Piastres } from '#domain/money/units'

/** Who takes parcels to customers: a driver of the shop's own, or a delivery company. */
@Entity('couriers')
@Check('couriers_fees_not_negative', 'delivered_fee_piastres >= 0 AND refused_fee_piastres >= 0')
@Check(
  'couriers_carrier_known',
  `carrier IN (${CARRIERS.map((carrier) => `'${carrier}'`).join(', ')})`,
)
@Check('couriers_carrier_is_company', 'carrier IS NULL OR NOT is_own_driver')
// TypeORM cannot express an expression: created in the migration.
@Index('couriers_name_key', { synchronize: false })
export class CourierEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'couriers_pkey' })
  id!: number

  @Column({ type: 'text' })
  name!: string

  @Column({ type: 'boolean', name: 'is_own_driver', default: false })
  isOwnDriver!: boolean

  @Column({ type: 'text', nullable: true })
  phone!: string | null

  /** Fee for a delivered parcel, deducted or charged by the courier. */
  @Column({ type: 'int', name: 'delivered_fee_piastres', default: 0 })
  deliveredFeePiastres!: Piastres

  /** Fee for a refused parcel. */
  @Column({ type: 'int', name: 'refused_fee_piastres', default: 0 })
  refusedFeePiastres!: Piastres

  /** Further agreed prices; null if there are none. */
  @Column({ type: 'jsonb', nullable: true })
  prices!: CourierPrices | null

  /** Where customers follow their parcel, with `{number}` for its tracking number. */
  @Column({ type: 'text', name: 'tracking_url', nullable: true })
  trackingUrl!: string | null

  /** The column mapping of its statements; null before the first one. */
  @Column({ type: 'jsonb', name: 'statement_columns', nullable: true })
  statementColumns!: StatementColumns | null

  /** The company with whose API the shop works; null for those without one. */
  @Column({ type: 'text', nullable: true })
  carrier!: Carrier | null

  /** The columns of the files that it gets; null as long as they are the usual ones. */
  @Column({ type: 'jsonb', name: 'export_columns', nullable: true })
  exportColumns!: readonly ExportColumn[] | null

  /** The column mapping of its reports, and the meanings of its words; null before the first one. */
  @Column({ type: 'jsonb', name: 'report_columns', nullable: true })
  reportColumns!: ReportColumns | null

  /** No new parcels are handed over to a courier who is not active. */
  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean
}
