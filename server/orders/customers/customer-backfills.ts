import type { Backfill } from '../../platform/database/schema/backfills'

/** Backfills the customer profiles after their computation has changed. */
export const CUSTOMER_PROFILES: Backfill = {
  name: 'customers.profiles',
  table: 'customer_profiles',
  sql: `SELECT renew_customers(
    ARRAY(SELECT phone FROM customer_profiles WHERE id > $1 AND id <= $2 ORDER BY phone))`,
  files: ['customer-profiles.sql', 'search-text.sql'],
}
