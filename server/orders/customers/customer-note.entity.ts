import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A note of staff about a customer. */
@Entity('customer_notes')
@Check('customer_notes_phone_normalized', `phone ~ '^[+]?[0-9]{1,20}$'`)
@Index('customer_notes_phone', ['phone', 'id'])
export class CustomerNoteEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'customer_notes_pkey',
  })
  id!: number

  @Column({ type: 'text' })
  phone!: string

  @Column({ type: 'text' })
  text!: string

  /** The first name of the author, at that time; null for notes that are older than authors. */
  @Column({ type: 'text', name: 'author_name', nullable: true })
  authorName!: string | null

  @Column({ type: 'timestamptz', name: 'written_at', default: () => 'now()' })
  writtenAt!: Date
}
