import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { BookingKind } from '#domain/stock/stock-booking.schema'

const PRIMARY_KEY = { primaryKeyConstraintName: 'stock_bookings_pkey' }

/** A line of a booking that was carried out under a key of its client, so that a retry is not carried out again. */
@Entity('stock_bookings')
@Check('stock_bookings_kind_known', `kind IN ('received', 'counted', 'damaged')`)
export class StockBookingEntity {
  @PrimaryColumn({ type: 'text', ...PRIMARY_KEY })
  key!: string

  @PrimaryColumn({ type: 'int', name: 'product_id', ...PRIMARY_KEY })
  productId!: number

  @Column({ type: 'text' })
  kind!: BookingKind

  @Column({ type: 'int' })
  quantity!: number

  /** Null if the stock was not counted before. */
  @Column({ type: 'int', name: 'stock_before', nullable: true })
  stockBefore!: number | null

  @Column({ type: 'int', name: 'stock_after' })
  stockAfter!: number

  @Column({ type: 'timestamptz', name: 'booked_at', default: () => 'now()' })
  bookedAt!: Date
}
