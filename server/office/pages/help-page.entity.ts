import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { HelpPageName } from '#domain/pages/help-pages'

/**
 * The owner's text of a help page. A language without one shows the default text; a page that was never changed has
 * no row.
 */
@Entity('help_pages')
@Check('help_pages_version_positive', 'version >= 1')
@Check('help_pages_text_complete', '(title IS NULL) = (body IS NULL)')
@Check('help_pages_text_ar_complete', '(title_ar IS NULL) = (body_ar IS NULL)')
export class HelpPageEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'help_pages_pkey' })
  page!: HelpPageName

  /** How often the page was changed. */
  @Column({ type: 'int' })
  version!: number

  @Column({ type: 'text', nullable: true })
  title!: string | null

  /** Markdown. */
  @Column({ type: 'text', nullable: true })
  body!: string | null

  @Column({ type: 'text', name: 'title_ar', nullable: true })
  titleAr!: string | null

  @Column({ type: 'text', name: 'body_ar', nullable: true })
  bodyAr!: string | null
}
