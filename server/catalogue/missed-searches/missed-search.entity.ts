import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm'

/** What shoppers searched for and the shop did not find: counted by its words, without who searched. */
@Entity('missed_searches')
@Unique('missed_searches_words', ['words'])
@Check('missed_searches_count', 'count > 0')
@Index('missed_searches_most', ['count', 'id'])
export class MissedSearchEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'missed_searches_pkey',
  })
  id!: number

  /** As search folds them: searches with the same ones are counted as one. */
  @Column({ type: 'text' })
  words!: string

  /** As somebody has typed it. */
  @Column({ type: 'text' })
  text!: string

  /** The words that no product has, if products with the others were shown. */
  @Column({ type: 'text', name: 'left_out', nullable: true })
  leftOut!: string | null

  @Column({ type: 'int' })
  count!: number

  /** The last day, in Cairo, on which it was searched for. */
  @Column({ type: 'date', name: 'last_searched_on' })
  lastSearchedOn!: string
}
