import type pg from 'pg'

export const BRANDS: readonly string[] = Array.from({ length: 200 }, (_, n) => `Brand ${n}`)

/** Flavours in names; `plain` stands for none. */
export const FLAVOURS: readonly string[] =
  'salmon chicken tuna lamb beef duck turkey rabbit sardine plain'.split(' ')

/** Deliveries to it cost a fee. */
export const FEE_CITY = 'Giza'

/** Ten per cent off. */
export const DISCOUNT_CODE = 'TEN'

/** Fills an empty catalogue with `count` products, named and described as in a pet shop. */
export async function fillCatalogue(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO products (name, price_piastres, image_url, brand, animal, life_stage, flavour,
       net_amount, net_unit, was_price_piastres)
     SELECT
       (ARRAY['Nilo','Sakara','Fayrouz','Delta','Siwa','Lotus','Papyrus'])[1 + n % 7] || ' ' ||
       (ARRAY['Cat','Dog'])[1 + n % 2] || ' ' ||
       (ARRAY['dry food','wet food','treat','toy','bed','bowl','litter','collar','shampoo'])[1 + n % 9] || ' ' ||
       ($4::text[])[1 + n / 3 % 10] || ' ' || n,
       1000 + n * 37 % 90000,
       '/pictures/' || n % 150 || '.svg',
       ($2::text[])[1 + n * 31 % $3::int],
       (ARRAY['CAT','DOG'])[1 + n % 2],
       (ARRAY['JUNIOR','ADULT','SENIOR','ALL'])[1 + n % 4],
       nullif(($4::text[])[1 + n / 3 % 10], 'plain'),
       CASE WHEN n % 3 > 0 THEN 100 + n % 20 * 250 END,
       CASE WHEN n % 3 > 0 THEN 'G' END,
       CASE WHEN n % 8 = 0 THEN 100000 END
     FROM generate_series(1, $1::int) AS n`,
    [count, BRANDS, BRANDS.length, FLAVOURS],
  )
  await client.query('VACUUM ANALYZE products')
  await client.query(
    `INSERT INTO delivery_rates (area, fee_piastres, min_days, max_days) VALUES ('GZ', 5000, 1, 3)`,
  )
  await client.query(
    `INSERT INTO discount_codes (code, kind, percent) VALUES ($1, 'percent', 10)`,
    [DISCOUNT_CODE],
  )
}

/** The product with the most reviews. */
export const REVIEWED_PRODUCT = { id: 1, reviews: 500 } as const

/** One in this many products has one to three reviews. */
export const REVIEWED_STEP = 10

/** Adds approved reviews to a catalogue of `count` products, and the accounts that wrote them. */
export async function fillReviews(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `WITH reviewers AS (
       INSERT INTO users (first_name, second_name, mobile, email, password_hash)
       SELECT 'Mona', 'Ali', '1012345678', 'reviewer' || n || '@example.com', 'none'
       FROM generate_series(1, $3::int) AS n
       RETURNING id
     ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM reviewers)
     INSERT INTO reviews (user_id, product_id, stars, text, locale, status)
     SELECT numbered.id, reviewed.id, 1 + (numbered.n + reviewed.id) % 5,
       'My cat loves it. It came the next day, well packed.', 'en', 'APPROVED'
     FROM numbered JOIN (
       SELECT $2::int AS id, $3::int AS reviews
       UNION ALL SELECT id, 1 + id / $4::int % 3 FROM generate_series($4::int, $1::int, $4::int) AS id
     ) AS reviewed ON numbered.n <= reviewed.reviews`,
    [count, REVIEWED_PRODUCT.id, REVIEWED_PRODUCT.reviews, REVIEWED_STEP],
  )
  // Counting has left old versions of the products' rows.
  await client.query('VACUUM ANALYZE products, reviews')
}
