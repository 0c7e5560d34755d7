import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { Governorate } from '#domain/delivery/governorates'
import { UserEntity } from '../accounts/user.entity'
import { AddressDetailsEntity } from './address-details.entity'
import { IS_KNOWN_GOVERNORATE } from './address-sql'

/** An address that a shopper has saved. */
@Entity('addresses')
@Check('addresses_governorate_known', IS_KNOWN_GOVERNORATE)
@Index('addresses_user_id', ['userId'])
@Index('addresses_one_default', ['userId'], { unique: true, where: 'is_default' })
export class AddressEntity extends AddressDetailsEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'addresses_pkey' })
  id!: number

  @Column({ type: 'int', name: 'user_id' })
  userId!: number

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'addresses_user_id_fkey' })
  user!: UserEntity

  @Column({ type: 'text' })
  governorate!: Governorate

  @Column({ type: 'text' })
  area!: string

  @Column({ type: 'text' })
  street!: string

  /** Preselected at checkout. */
  @Column({ type: 'boolean', name: 'is_default', default: false })
  isDefault!: boolean
}
