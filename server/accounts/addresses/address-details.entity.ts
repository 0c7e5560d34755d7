import { Column } from 'typeorm'

/** The columns of an address that any address may lack, for the tables that have addresses. */
export abstract class AddressDetailsEntity {
  @Column({ type: 'text', nullable: true })
  floor!: string | null

  @Column({ type: 'text', nullable: true })
  apartment!: string | null

  @Column({ type: 'text', nullable: true })
  landmark!: string | null

  @Column({ type: 'text', name: 'courier_note', nullable: true })
  courierNote!: string | null
}
