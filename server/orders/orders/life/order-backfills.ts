import type { Backfill } from '../../../platform/database/schema/backfills'

/** Backfills the search columns of orders after their computation has changed. */
export const ORDER_SEARCH: Backfill = {
  name: 'orders.search',
  table: 'orders',
  sql: `UPDATE orders SET search_text = order_search_text(recipient_name, city, user_id),
       search_phones = order_search_phones(phone, user_id)
     WHERE id > $1 AND id <= $2
       AND (search_text <> order_search_text(recipient_name, city, user_id)
         OR search_phones <> order_search_phones(phone, user_id))`,
  files: ['order-search.sql', 'search-text.sql'],
}
