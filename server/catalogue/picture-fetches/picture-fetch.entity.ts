import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { PICTURE_PROBLEMS, type PictureProblem } from '#domain/products/picture-fetch'

/** A picture of another site that products refer to until it is fetched. */
@Entity('picture_fetches')
@Check('picture_fetches_problem_known', `problem IN ('${PICTURE_PROBLEMS.join("', '")}')`)
@Index('picture_fetches_due', ['host', 'nextAttemptAt'], { where: 'next_attempt_at IS NOT NULL' })
// TypeORM cannot express indexes of expressions: created in the migration.
@Index('picture_fetches_url_key', { synchronize: false })
export class PictureFetchEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'picture_fetches_pkey',
  })
  id!: number

  @Column({ type: 'text' })
  url!: string

  @Column({ type: 'text' })
  host!: string

  /** The imports whose progress is shown together: as long as pictures wait, they are one run. */
  @Column({ type: 'int' })
  run!: number

  @Column({ type: 'int', default: 0 })
  attempts!: number

  /** Null when there is none. */
  @Column({
    type: 'timestamptz',
    name: 'next_attempt_at',
    nullable: true,
    default: () => 'now()',
  })
  nextAttemptAt!: Date | null

  /** Where the shop has it. */
  @Column({ type: 'text', name: 'image_url', nullable: true })
  imageUrl!: string | null

  /** Why the last attempt failed. */
  @Column({ type: 'text', nullable: true })
  problem!: PictureProblem | null

  @Column({ type: 'int', name: 'status_code', nullable: true })
  statusCode!: number | null
}
