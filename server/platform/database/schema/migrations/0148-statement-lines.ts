import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Lines of statements that are about more than the cash of an order, and the amount that arrived. */
export class StatementLines1773400000148 implements MigrationInterface {
  readonly name = 'StatementLines1773400000148'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settlement_lines
        ADD shipment_id int CONSTRAINT settlement_lines_shipment_id_fkey REFERENCES shipments,
        ADD kind text NOT NULL DEFAULT 'parcel' CONSTRAINT settlement_lines_kind_known CHECK (kind IN (
          'parcel', 'tax', 'compensation', 'deduction', 'carried', 'sum', 'unknown')),
        ADD row_number int,
        ADD label text,
        ADD tax_piastres bigint NOT NULL DEFAULT 0,
        ADD agreed_fee_piastres bigint,
        ADD agreed_tax_piastres bigint,
        ADD is_plausible boolean NOT NULL DEFAULT true,
        ADD is_confirmed boolean NOT NULL DEFAULT false,
        ADD writes_off boolean NOT NULL DEFAULT false,
        ADD reason text,
        DROP CONSTRAINT settlement_lines_matched,
        DROP CONSTRAINT settlement_lines_result_known,
        ADD CONSTRAINT settlement_lines_result_known CHECK (result IN (
          'paid', 'short', 'over', 'missing', 'unknown', 'ambiguous', 'repeated', 'unreadable',
          'explained', 'sumDiffers')),
        ADD CONSTRAINT settlement_lines_matched
          CHECK (order_id IS NOT NULL OR result NOT IN ('paid', 'short', 'over', 'missing')),
        ADD CONSTRAINT settlement_lines_written_off_for_a_reason
          CHECK (NOT writes_off OR reason IS NOT NULL);
      ALTER TABLE settlements
        ADD received_piastres bigint,
        ADD written_off_piastres bigint NOT NULL DEFAULT 0,
        ADD reason text,
        ADD CONSTRAINT settlements_written_off_for_a_reason
          CHECK (written_off_piastres = 0 OR reason IS NOT NULL)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM settlement_lines WHERE kind <> 'parcel'
        OR result IN ('ambiguous', 'repeated', 'unreadable', 'explained', 'sumDiffers');
      ALTER TABLE settlements DROP received_piastres, DROP written_off_piastres, DROP reason;
      ALTER TABLE settlement_lines
        DROP shipment_id, DROP kind, DROP row_number, DROP label, DROP tax_piastres,
        DROP agreed_fee_piastres, DROP agreed_tax_piastres, DROP is_plausible, DROP is_confirmed,
        DROP writes_off, DROP reason,
        DROP CONSTRAINT settlement_lines_matched,
        DROP CONSTRAINT settlement_lines_result_known,
        ADD CONSTRAINT settlement_lines_result_known
          CHECK (result IN ('paid', 'short', 'over', 'missing', 'unknown')),
        ADD CONSTRAINT settlement_lines_matched CHECK ((result = 'unknown') = (order_id IS NULL))`)
  }
}
