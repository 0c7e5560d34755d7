import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../../platform/database/statements/statement'
import { DETAIL_FIELDS } from '../../products/product-content.service'
import { INVENTORY_TYPES } from '../../products/product-inventory'

/** The columns of products by the names of their values in `import_rows.details`, and their types. */
const ENTRIES = Object.entries({
  ...DETAIL_FIELDS,
  ...INVENTORY_TYPES,
  hidden: ['hidden', 'boolean'] as const,
})

/** The staged details, after `import_rows AS row`. */
export const DETAILS_OF_ROW = `jsonb_to_record(row.details)
  AS details (${ENTRIES.map(([field, [, type]]) => `"${field}" ${type}`).join(', ')})`

/** The columns of products with what {@link DETAILS_OF_ROW} has for them. */
export const DETAIL_VALUES = ENTRIES.map(([field, [column]]) => ({
  column,
  value: `details."${field}"`,
}))

/** Inserts the texts of rows, an alias of a table with the products' ids in `idColumn`. */
const insertTextsOf = (rows: string, idColumn: string) => `
  INSERT INTO product_texts (product_id, locale, description, composition, feeding_guide, facts,
    seo_title, seo_description, size_chart, picture_texts)
  SELECT row.${idColumn}, locale, description, composition, "feedingGuide", facts,
    "seoTitle", "seoDescription", "sizeChart", "pictureTexts"
  FROM ${rows} AS row, jsonb_each(row.details -> 'texts') AS texts (locale, content),
    jsonb_to_record(content)
      AS content_of_language (description text, composition text, "feedingGuide" text, facts text[],
        "seoTitle" text, "seoDescription" text, "sizeChart" text, "pictureTexts" jsonb)`

/** The ids are assigned before, for the texts. */
export const insertDetailedProducts = statement({
  name: 'productImport.insertDetailedProducts',
  sql: `WITH numbered AS MATERIALIZED (
       SELECT nextval(pg_get_serial_sequence('products', 'id'))::int AS id, row.* FROM (
         SELECT * FROM import_rows WHERE import_id = $1 AND product_id IS NULL ORDER BY line
       ) AS row
     ), added AS (
       INSERT INTO products (id, name, name_ar, name_words, search_vector, price_piastres,
         was_price_piastres, image_url, stock, ${DETAIL_VALUES.map(({ column }) => column).join(', ')})
       OVERRIDING SYSTEM VALUE
       SELECT id, name, name_ar, name_words, search_vector, price_piastres, was_price_piastres,
         image_url, stock, ${DETAIL_VALUES.map(({ value }) => value).join(', ')}
       FROM numbered AS row, ${DETAILS_OF_ROW}
       RETURNING id
     ), described AS (${insertTextsOf('numbered', 'id')})
     SELECT id FROM added ORDER BY id`,
  row: z.object({ id: z.int() }),
})

const isReleased = (key: (column: string) => string, number: string) =>
  `${key(`products.${number}`)} IS DISTINCT FROM ${key(`details.${number}`)}`
const RELEASES_SKU = isReleased((column) => `text_key(${column})`, 'sku')
const RELEASES_GTIN = isReleased((column) => `lpad(${column}, 14, '0')`, 'gtin')

/** Takes away the SKUs and barcodes that the rows will change, so that rows can pass them on in any order. */
export const releaseNumbers = statement({
  name: 'productImport.releaseNumbers',
  sql: `UPDATE products SET sku = CASE WHEN ${RELEASES_SKU} THEN NULL ELSE products.sku END,
       gtin = CASE WHEN ${RELEASES_GTIN} THEN NULL ELSE products.gtin END
     FROM import_rows AS row, ${DETAILS_OF_ROW}
     WHERE import_id = $1 AND products.id = product_id
       AND ((products.sku IS NOT NULL AND ${RELEASES_SKU})
         OR (products.gtin IS NOT NULL AND ${RELEASES_GTIN}))`,
})

const deleteTexts = statement({
  name: 'productImport.deleteTexts',
  sql: `DELETE FROM product_texts USING import_rows AS row
     WHERE import_id = $1 AND product_texts.product_id = row.product_id`,
})

const insertTexts = statement({
  name: 'productImport.insertTexts',
  sql: `${insertTextsOf('import_rows', 'product_id')}
     WHERE import_id = $1 AND row.product_id IS NOT NULL`,
})

/** Writes the staged texts of products that are changed. */
export async function replaceTexts(db: EntityManager, importId: string): Promise<void> {
  await deleteTexts(db, [importId])
  await insertTexts(db, [importId])
}
