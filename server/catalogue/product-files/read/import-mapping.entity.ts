import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { CsvColumn } from '#domain/products/product-file'

/** The column mapping of a kind of file, saved when such a file was imported. */
@Entity('import_mappings')
export class ImportMappingEntity {
  /** A hash of the headings, in any order. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'import_mappings_pkey' })
  headings!: string

  /** By heading; those that are left out are not in it. */
  @Column({ type: 'jsonb' })
  columns!: Readonly<Record<string, CsvColumn>>

  @Column({ type: 'timestamptz', name: 'used_at', default: () => 'now()' })
  usedAt!: Date
}
