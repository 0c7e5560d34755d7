import type { DataSource } from 'typeorm'

/** The tables that tests write to, children before parents. */
const TABLES = [
  'push_messages',
  'push_events',
  'push_subscriptions',
  'push_keys',
  'quiet_hours',
  'mails',
  'password_resets',
  'webhook_deliveries',
  'webhooks',
  'api_keys',
  'idempotency_keys',
  'request_keys',
  'discount_uses',
  'discount_codes',
  'favourites',
  'food_reminders',
  'pets',
  'return_items',
  'returns',
  'settlement_lines',
  'settlements',
  'expenses',
  'order_events',
  'live_events',
  'carrier_shipments',
  'handover_parcels',
  'handovers',
  'order_links',
  'shipment_items',
  'parcel_reports',
  'shipments',
  'order_items',
  'orders',
  'driver_links',
  'staff_invitations',
  'staff_sessions',
  'second_factors',
  'couriers',
  'addresses',
  'cart_lines',
  'reviews',
  'back_in_stock_requests',
  'product_questions',
  'missed_searches',
  'removed_pictures',
  'mail_counts',
  'review_settings',
  'confirmation_rules',
  'settings_changes',
  'shop_settings',
  'customers',
  'customer_notes',
  'customer_profiles',
  'product_changes',
  'product_change_batches',
  'stock_bookings',
  'product_batches',
  'products',
  'import_rows',
  'import_mappings',
  'product_texts',
  'collections',
  'search_terms',
  'delivery_rates',
  'help_pages',
  'home_page',
  'search_pairs',
  'search_words',
  'users',
  'stale_customers',
  'jobs',
  'fills',
  'picture_fetches',
]

/** A table whose rows cannot be deleted. */
const LEDGER = 'cash_entries'

/** A table that refers to it. */
const RECEIPTS = 'receipt_pictures'

/** Tables to which it refers, and of which one's rows cannot be deleted, either. */
const PAYMENTS = ['payment_events', 'payments']

/** Another table whose rows cannot be deleted. */
const CHANGE_LOG = 'change_log'

/** And another. */
const STOCK_MOVEMENTS = 'stock_movements'

/** Tables whose rows every shop needs. */
const KEPT_TABLES = ['catalogue_version', 'function_files', 'migrations']

// TRUNCATE creates new files for every table, which only pays off for large ones.
const LARGE_BYTES = 500_000

const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

const SIZE = TABLES.map((table) => `pg_relation_size('${table}'::regclass)`).join(' + ')

/** In its own schema, apart from the shop's, and a function, so that its plans are cached. */
const EMPTY_DATABASE = 'test.empty_database'

/** Prepares a migrated database for `emptyDatabase`. */
export async function prepareEmptying(dataSource: DataSource): Promise<void> {
  const sequences = await dataSource.query<{ name: string }[]>(
    `SELECT pg_get_serial_sequence(relation, attname) AS name
     FROM unnest(ARRAY[${list(TABLES)}]) AS relation
     JOIN pg_attribute ON attrelid = relation::regclass AND attname = 'id' AND attidentity <> ''`,
  )
  await dataSource.query(`
    CREATE SCHEMA test;
    CREATE FUNCTION ${EMPTY_DATABASE}() RETURNS void LANGUAGE plpgsql AS $$ BEGIN
      IF ${SIZE} > ${LARGE_BYTES} THEN
        TRUNCATE ${STOCK_MOVEMENTS}, ${CHANGE_LOG}, ${LEDGER}, ${RECEIPTS}, ${PAYMENTS.join(', ')}, ${TABLES.join(', ')} RESTART IDENTITY;
      ELSE
        IF EXISTS (SELECT FROM payments) THEN
          TRUNCATE ${LEDGER}, ${RECEIPTS}, ${PAYMENTS.join(', ')} RESTART IDENTITY;
        ELSIF EXISTS (SELECT FROM ${LEDGER}) THEN
          TRUNCATE ${LEDGER}, ${RECEIPTS} RESTART IDENTITY;
        END IF;
        IF EXISTS (SELECT FROM ${CHANGE_LOG}) THEN
          TRUNCATE ${CHANGE_LOG} RESTART IDENTITY;
        END IF;
        ${TABLES.map((table) => `DELETE FROM ${table};`).join(' ')}
        -- Most tests have products: emptying the table without its trigger is faster than TRUNCATE.
        PERFORM set_config('session_replication_role', 'replica', true);
        DELETE FROM ${STOCK_MOVEMENTS};
        PERFORM set_config('session_replication_role', 'origin', true);
        PERFORM setval(pg_get_serial_sequence('${STOCK_MOVEMENTS}', 'id'), 1, false);
        ${sequences.map(({ name }) => `PERFORM setval('${name}', 1, false);`).join(' ')}
      END IF;
    END $$`)
}

/** Deletes every row and restarts every id at 1. */
export async function emptyDatabase(dataSource: DataSource): Promise<void> {
  await dataSource.query(`SELECT ${EMPTY_DATABASE}()`)
}

/** Whether the tables have grown so large that the planner would treat them differently from new ones. */
export async function isLarge(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ is_large: boolean }[]>(
    `SELECT ${SIZE} > ${20 * LARGE_BYTES} AS is_large`,
  )
  return row?.is_large ?? true
}

/** A fingerprint of everything a migration can change. Throws if it finds a table that is not listed here. */
export async function describeSchema(dataSource: DataSource): Promise<string> {
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`,
  )
  const known = [
    ...TABLES,
    LEDGER,
    RECEIPTS,
    ...PAYMENTS,
    CHANGE_LOG,
    STOCK_MOVEMENTS,
    ...KEPT_TABLES,
  ]
  const unknown = tables.map(({ name }) => name).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(`Tests do not empty these tables yet: ${unknown.join(', ')}`)
  }
  const [row] = await dataSource.query<{ description: string }[]>(
    `SELECT concat_ws(E'\\n',
      (SELECT string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid::regtype, attnotnull,
          attidentity), ', ' ORDER BY attrelid::regclass::text, attname)
        FROM pg_attribute JOIN pg_class ON attrelid = pg_class.oid
        WHERE relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped),
      (SELECT string_agg(concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)), ', '
          ORDER BY conrelid::regclass::text, conname)
        FROM pg_constraint WHERE connamespace = current_schema()::regnamespace),
      (SELECT string_agg(concat_ws(' ', tgrelid::regclass, tgname, tgenabled), ', '
          ORDER BY tgrelid::regclass::text, tgname)
        FROM pg_trigger WHERE NOT tgisinternal),
      (SELECT string_agg(concat_ws(' ', proname, md5(prosrc)), ', ' ORDER BY proname, prosrc)
        FROM pg_proc WHERE pronamespace = current_schema()::regnamespace),
      (SELECT string_agg(name, ', ' ORDER BY name) FROM migrations)
    ) AS description`,
  )
  return row?.description ?? ''
}
