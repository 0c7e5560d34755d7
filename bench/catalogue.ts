import type pg from 'pg'

/** Fills an empty catalogue with `count` products, named like those of a pet shop. */
export async function fillCatalogue(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO products (name, price_piastres, image_url)
     SELECT
       (ARRAY['Nilo','Sakara','Fayrouz','Delta','Siwa','Lotus','Papyrus'])[1 + n % 7] || ' ' ||
       (ARRAY['Cat','Dog'])[1 + n % 2] || ' ' ||
       (ARRAY['dry food','wet food','treat','toy','bed','bowl','litter','collar','shampoo'])[1 + n % 9] || ' ' ||
       (ARRAY['salmon','chicken','tuna','lamb','beef','duck','turkey','rabbit','sardine','plain'])[1 + n / 3 % 10]
         || ' ' || n,
       1000 + n * 37 % 90000,
       '/pictures/' || n % 150 || '.svg'
     FROM generate_series(1, $1::int) AS n`,
    [count],
  )
  await client.query('VACUUM ANALYZE products')
}
