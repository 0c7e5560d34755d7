import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The sessions of staff, and their second step of signing in. */
export class StaffSessions1773400000112 implements MigrationInterface {
  readonly name = 'StaffSessions1773400000112'

  async up(runner: QueryRunner): Promise<void> {
    // Earlier tokens of staff name no session, so they have ended: staff sign in once more.
    await runner.query(`
      CREATE TABLE staff_sessions (
        id uuid NOT NULL CONSTRAINT staff_sessions_pkey PRIMARY KEY,
        user_id int NOT NULL,
        address text NOT NULL,
        agent text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT staff_sessions_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      );
      CREATE INDEX staff_sessions_user_id ON staff_sessions (user_id);
      CREATE TABLE second_factors (
        user_id int NOT NULL CONSTRAINT second_factors_pkey PRIMARY KEY,
        secret text NOT NULL,
        enabled_at timestamptz,
        last_step bigint,
        recovery_hashes text[] NOT NULL DEFAULT '{}',
        CONSTRAINT second_factors_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS end_staff_sessions CASCADE;
      DELETE FROM function_files WHERE name = 'staff-sessions.sql';
      DROP TABLE second_factors;
      DROP TABLE staff_sessions`)
  }
}
