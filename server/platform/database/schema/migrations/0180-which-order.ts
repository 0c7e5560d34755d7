import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reports that may be about several orders: somebody decides which. */
export class WhichOrder1773400000180 implements MigrationInterface {
  readonly name = 'WhichOrder1773400000180'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE parcel_reports ADD other_order_ids int[] NOT NULL DEFAULT '{}',
        DROP CONSTRAINT parcel_reports_question_known,
        ADD CONSTRAINT parcel_reports_question_known
          CHECK (question IN ('whichPart', 'earlierParcel', 'whichOrder'))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM parcel_reports WHERE question = 'whichOrder';
      ALTER TABLE parcel_reports DROP other_order_ids,
        DROP CONSTRAINT parcel_reports_question_known,
        ADD CONSTRAINT parcel_reports_question_known
          CHECK (question IN ('whichPart', 'earlierParcel'))`)
  }
}
