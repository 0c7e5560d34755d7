import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The parcel that an entry of the ledger is about, of which an order may have several; older entries have none. And the
 * entries that a courier's statement has besides cash and fees.
 */
export class CashOfShipments1773400000147 implements MigrationInterface {
  readonly name = 'CashOfShipments1773400000147'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cash_entries ADD shipment_id int;
      ALTER TABLE cash_entries ADD CONSTRAINT cash_entries_shipment_id_fkey
        FOREIGN KEY (shipment_id) REFERENCES shipments NOT VALID;
      ALTER TABLE cash_entries DROP CONSTRAINT cash_entries_kind_known;
      ALTER TABLE cash_entries ADD CONSTRAINT cash_entries_kind_known CHECK (kind IN (
        'prepaid', 'collected', 'remitted', 'courierFee', 'courierTax', 'compensation', 'deduction',
        'refunded', 'writtenOff')) NOT VALID`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cash_entries DROP CONSTRAINT cash_entries_kind_known;
      ALTER TABLE cash_entries ADD CONSTRAINT cash_entries_kind_known CHECK (kind IN (
        'prepaid', 'collected', 'remitted', 'courierFee', 'refunded', 'writtenOff')) NOT VALID;
      ALTER TABLE cash_entries DROP shipment_id`)
  }
}
