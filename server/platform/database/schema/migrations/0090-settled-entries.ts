import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The settlement that an entry of the ledger was booked by, and an index for the entries of a period. */
export class SettledEntries1771800000090 implements MigrationInterface {
  readonly name = 'SettledEntries1771800000090'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cash_entries ADD settlement_id int
        CONSTRAINT cash_entries_settlement_id_fkey REFERENCES settlements`)
    // Entries of closed settlements said so in their notes; nothing else about them changes.
    await runner.query(`
      ALTER TABLE cash_entries DISABLE TRIGGER USER;
      UPDATE cash_entries SET settlement_id = settlements.id
      FROM settlements WHERE note = 'Settlement ' || settlements.id
        AND cash_entries.courier_id = settlements.courier_id
        AND kind IN ('collected', 'courierFee', 'remitted');
      ALTER TABLE cash_entries ENABLE TRIGGER USER`)
    await runner.query(`
      CREATE INDEX cash_entries_settlement_id ON cash_entries (settlement_id)
        WHERE settlement_id IS NOT NULL;
      CREATE INDEX cash_entries_created_at ON cash_entries (created_at, id)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX cash_entries_created_at')
    await runner.query('ALTER TABLE cash_entries DROP settlement_id')
  }
}
