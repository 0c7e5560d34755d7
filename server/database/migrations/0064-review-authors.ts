import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A review keeps the name it was written under, so that an author cannot change it after the approval.
 * Pictures are looked up by their address: only pictures of approved reviews are public.
 */
export class ReviewAuthors1769900000064 implements MigrationInterface {
  readonly name = 'ReviewAuthors1769900000064'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0')
    await runner.query('ALTER TABLE reviews ADD author text')
    // Without raising the catalogue's version: the names stay as they are.
    await runner.query('ALTER TABLE reviews DISABLE TRIGGER USER')
    await runner.query(`
      UPDATE reviews SET author = coalesce(
        sample_author, (SELECT first_name FROM users WHERE users.id = user_id))`)
    await runner.query('ALTER TABLE reviews ENABLE TRIGGER USER')
    await runner.query('ALTER TABLE reviews ALTER author SET NOT NULL')
    await runner.query(`
      CREATE FUNCTION name_review_author() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.author := coalesce(
          NEW.author, NEW.sample_author, (SELECT first_name FROM users WHERE id = NEW.user_id),
          -- Other constraints say what is wrong.
          '');
        RETURN NEW;
      END $$`)
    await runner.query(`
      CREATE TRIGGER review_author BEFORE INSERT ON reviews
      FOR EACH ROW EXECUTE FUNCTION name_review_author()`)
    await runner.query(`
      CREATE INDEX reviews_image_url ON reviews (image_url) WHERE image_url IS NOT NULL`)
    await runner.query('DROP TRIGGER catalogue_reviewer_renamed ON users')
    await runner.query('DROP FUNCTION reviewer_renamed')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX reviews_image_url')
    await runner.query('DROP FUNCTION name_review_author CASCADE')
    await runner.query('ALTER TABLE reviews DROP author')
    await runner.query(`
      CREATE FUNCTION reviewer_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM reviews WHERE user_id = NEW.id AND status = 'APPROVED') THEN
          PERFORM raise_catalogue_version();
        END IF;
        RETURN NULL;
      END $$`)
    await runner.query(`
      CREATE CONSTRAINT TRIGGER catalogue_reviewer_renamed AFTER UPDATE ON users
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name)
      EXECUTE FUNCTION reviewer_renamed()`)
  }
}
