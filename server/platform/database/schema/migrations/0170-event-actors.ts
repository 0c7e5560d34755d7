import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who of the team did something to an order, and in which role (functions/order-event-actors.sql). */
export class EventActors1773400000170 implements MigrationInterface {
  readonly name = 'EventActors1773400000170'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_events ADD actor_name text, ADD actor_role text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS name_event_actor CASCADE;
      DELETE FROM function_files WHERE name = 'order-event-actors.sql';
      ALTER TABLE order_events DROP actor_name, DROP actor_role`)
  }
}
