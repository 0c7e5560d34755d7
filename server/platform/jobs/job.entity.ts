import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** A periodic job, which one server claims at a time. */
@Entity('jobs')
@Check('jobs_outcome', `outcome IN ('success', 'failure')`)
export class JobEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'jobs_pkey' })
  name!: string

  /** Raised with each claim: a server that has lost its claim changes nothing. */
  @Column({ type: 'int', default: 0 })
  run!: number

  @Column({ type: 'timestamptz', name: 'next_run_at', default: () => 'now()' })
  nextRunAt!: Date

  @Column({ type: 'timestamptz', name: 'claimed_until', nullable: true })
  claimedUntil!: Date | null

  @Column({ type: 'timestamptz', name: 'started_at', nullable: true })
  startedAt!: Date | null

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt!: Date | null

  @Column({ type: 'timestamptz', name: 'succeeded_at', nullable: true })
  succeededAt!: Date | null

  /** Of the last run. */
  @Column({ type: 'text', nullable: true })
  outcome!: 'success' | 'failure' | null
}
