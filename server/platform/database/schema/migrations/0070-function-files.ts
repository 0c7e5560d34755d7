import type { MigrationInterface, QueryRunner } from 'typeorm'

const CREATED_BY_FILES_ONLY = [
  'catalogue_changed',
  'raise_catalogue_version',
  'set_changed_in',
  'count_review',
  'forget_reviews',
  'name_review_author',
  'remove_review_picture',
  'void_password_resets',
  'unconfirm_email',
  'mail_email_changed',
  'mail_order_status',
  'webhook_order_placed',
  'webhook_order_status_changed',
  'webhook_product_added',
  'webhook_product_updated',
  'webhook_product_deleted',
  'webhook_time',
  'webhook_pounds',
]

/**
 * Records which version of each file in `functions/` the database has run, and from which release. From here
 * on, these files replace functions and triggers; a migration only removes those that no longer have a file.
 */
export class FunctionFiles1770500000070 implements MigrationInterface {
  readonly name = 'FunctionFiles1770500000070'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE function_files (
        name text NOT NULL CONSTRAINT function_files_pkey PRIMARY KEY,
        hash text NOT NULL,
        release text NOT NULL
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE function_files')
    await runner.query(`DROP FUNCTION IF EXISTS ${CREATED_BY_FILES_ONLY.join(', ')} CASCADE`)
  }
}
