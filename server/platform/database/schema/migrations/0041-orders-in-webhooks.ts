import type { MigrationInterface } from 'typeorm'

/** Replaced functions that are now in files. It stays because databases have recorded its name. */
export class OrdersInWebhooks1767600000041 implements MigrationInterface {
  readonly name = 'OrdersInWebhooks1767600000041'

  async up(): Promise<void> {}

  async down(): Promise<void> {}
}
