import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { PetKind } from '#domain/pets/pet.schema'
import { UserEntity } from '../../accounts/accounts/user.entity'

/** A pet of a customer. */
@Entity('pets')
@Check('pets_kind_known', `kind IN ('CAT', 'DOG')`)
@Check('pets_weight_range', 'weight_grams BETWEEN 100 AND 120000')
@Index('pets_user_id', ['userId'])
export class PetEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'pets_pkey' })
  id!: number

  @Column({ type: 'int', name: 'user_id' })
  userId!: number

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'pets_user_id_fkey' })
  user!: UserEntity

  @Column({ type: 'text' })
  name!: string

  @Column({ type: 'text' })
  kind!: PetKind

  @Column({ type: 'int', name: 'weight_grams' })
  weightGrams!: number

  /** A day such as 2024-05-31. */
  @Column({ type: 'date', name: 'born_on', nullable: true })
  bornOn!: string | null
}
