import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { HomeContent } from '#domain/home/home-page'

/** Home page content: a single row, or none until the first change. */
@Entity('home_page')
@Check('home_page_one_row', `page = 'home'`)
@Check('home_page_version_positive', 'version >= 1')
export class HomePageEntity {
  @PrimaryColumn({ type: 'text', default: 'home', primaryKeyConstraintName: 'home_page_pkey' })
  page!: 'home'

  /** How often it was changed. */
  @Column({ type: 'int' })
  version!: number

  /** Only the sections that were changed. */
  @Column({ type: 'jsonb' })
  stored!: Partial<HomeContent>
}
