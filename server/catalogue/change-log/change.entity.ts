import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { ChangeAction, ChangeKind } from '#domain/change-log/change-log.schema'

type Columns = Readonly<Record<string, unknown>>

/** A row that staff or a tool have changed. Triggers write it (change-log.sql). */
@Entity('change_log')
@Check('change_log_action_known', `action IN ('added', 'changed', 'removed')`)
@Index('change_log_happened', ['happenedAt'])
@Index('change_log_subject', ['kind', 'subject', 'id'])
@Index('change_log_account', ['accountId', 'id'])
export class ChangeEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'change_log_pkey',
  })
  id!: string

  @Column({ type: 'timestamptz', name: 'happened_at', default: () => 'now()' })
  happenedAt!: Date

  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null

  @Column({ type: 'int', name: 'api_key_id', nullable: true })
  apiKeyId!: number | null

  @Column({ type: 'text', name: 'actor_name', nullable: true })
  actorName!: string | null

  /** The network address of the request. */
  @Column({ type: 'text', nullable: true })
  address!: string | null

  @Column({ type: 'text', name: 'request_id', nullable: true })
  requestId!: string | null

  @Column({ type: 'text' })
  action!: ChangeAction

  /** The table of the row. */
  @Column({ type: 'text' })
  source!: string

  @Column({ type: 'text' })
  kind!: ChangeKind

  /** The id of what the row belongs to. */
  @Column({ type: 'text', nullable: true })
  subject!: string | null

  @Column({ type: 'text', nullable: true })
  title!: string | null

  @Column({ type: 'jsonb', nullable: true })
  before!: Columns | null

  @Column({ type: 'jsonb', nullable: true })
  after!: Columns | null
}
