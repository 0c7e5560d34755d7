import type { MigrationInterface, QueryRunner } from 'typeorm'

/** API keys with the scope for it have webhooks of their own, which end with the key. */
export class WebhooksOfKeys1773400000230 implements MigrationInterface {
  readonly name = 'WebhooksOfKeys1773400000230'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhooks ADD api_key_id int
        CONSTRAINT webhooks_api_key_id_fkey REFERENCES api_keys ON DELETE CASCADE;
      CREATE INDEX webhooks_api_key_id ON webhooks (api_key_id)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks DROP api_key_id')
  }
}
