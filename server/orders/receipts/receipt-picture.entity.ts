import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import { CashEntryEntity } from '../orders/entities/cash-entry.entity'

/** The picture of a transfer's receipt. A table of its own, because entries of the ledger never change. */
@Entity('receipt_pictures')
export class ReceiptPictureEntity {
  @PrimaryColumn({
    type: 'bigint',
    name: 'cash_entry_id',
    primaryKeyConstraintName: 'receipt_pictures_pkey',
  })
  cashEntryId!: string

  @OneToOne(() => CashEntryEntity, { nullable: false })
  @JoinColumn({
    name: 'cash_entry_id',
    foreignKeyConstraintName: 'receipt_pictures_cash_entry_id_fkey',
  })
  cashEntry!: CashEntryEntity

  @Index('receipt_pictures_image_url', { unique: true })
  @Column({ type: 'text', name: 'image_url' })
  imageUrl!: string

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
