import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Links that reset a password. Triggers on accounts, so that nothing that changes one can forget it: a new
 * password or email address voids its link, and a new address is announced to both.
 */
export class PasswordResets1765800000023 implements MigrationInterface {
  readonly name = 'PasswordResets1765800000023'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_resets (
        user_id int NOT NULL,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT password_resets_pkey PRIMARY KEY (user_id),
        CONSTRAINT password_resets_user_id_fkey
          FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`)
    await runner.query(`
      CREATE UNIQUE INDEX password_resets_token_hash ON password_resets (token_hash)`)
    await runner.query(`
      CREATE INDEX mails_password_resets ON mails (address, created_at)
      WHERE kind = 'passwordReset'`)
    await runner.query(`
      CREATE FUNCTION void_password_resets() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM password_resets WHERE user_id = NEW.id;
        DELETE FROM mails WHERE kind = 'passwordReset' AND address = OLD.email;
        RETURN NULL;
      END $$`)
    await runner.query(`
      CREATE TRIGGER void_password_resets AFTER UPDATE OF email, password_hash ON users FOR EACH ROW
      WHEN ((OLD.email, OLD.password_hash) IS DISTINCT FROM (NEW.email, NEW.password_hash))
      EXECUTE FUNCTION void_password_resets()`)
    await runner.query(`
      CREATE FUNCTION mail_email_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO mails (kind, user_id, address)
        VALUES ('emailChanged', NEW.id, OLD.email), ('emailChanged', NEW.id, NEW.email);
        PERFORM pg_notify('mishmish', '{"kind":"mailsDue"}');
        RETURN NULL;
      END $$`)
    await runner.query(`
      CREATE TRIGGER mail_email_changed AFTER UPDATE OF email ON users FOR EACH ROW
      WHEN (OLD.email <> NEW.email) EXECUTE FUNCTION mail_email_changed()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION mail_email_changed, void_password_resets CASCADE')
    await runner.query('DROP INDEX mails_password_resets')
    await runner.query('DROP TABLE password_resets')
  }
}
