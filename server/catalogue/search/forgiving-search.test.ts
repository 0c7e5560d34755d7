import { describe, expect, test } from 'vitest'
import { createProduct } from '../../test/factories'
import { listSources } from '../../test/list-sources'
import { setUpDatabase } from '../../test/shop'
import { searchProducts } from './search.service'

const shop = setUpDatabase()

const SOFA = 'Hodn Sofa Dog Bed'
const LITTER = 'Siwa Cat Litter Box'
const COLLAR = 'Sikka Leather Dog Collar'
const DROPS = 'Shifa Soothing Ear Drops for Cats'
const GLOVE = 'Naama Grooming Glove for Cats'
const HAIRBALL = 'Nilicat Hairball Cat Food'
const FULL_WIDTH = 'Ｎａｖｙ Ｃａｔ Ｆｏｏｄ'

async function createCatalogue(): Promise<void> {
  const sofa = await createProduct(shop.db, { name: SOFA, nameAr: 'كنبة للكلاب' })
  await createProduct(shop.db, { name: LITTER, nameAr: 'ليتر بوكس قطط' })
  await createProduct(shop.db, { name: COLLAR, nameAr: 'طوق جلد للكلاب' })
  await createProduct(shop.db, { name: DROPS, nameAr: 'نقط ودان مهدئة للقطط' })
  await createProduct(shop.db, { name: GLOVE, nameAr: 'جوانتي تمشيط للقطط' })
  await createProduct(shop.db, { name: HAIRBALL, nameAr: 'اكل قطط' })
  await createProduct(shop.db, { name: FULL_WIDTH })
  await shop.db.query(
    `INSERT INTO product_texts (product_id, locale, description, facts) VALUES
       ($1, 'en', 'Memory foam for aching joints.', '{"Washable cover"}'),
       ($1, 'ar', 'ميموري فوم مريح للمفاصل', '{"قطن مصري"}')`,
    [sofa.id],
  )
}

async function search(query: string, first = 24) {
  const sources = listSources(shop.db, { current: 1 })
  const names: string[] = []
  let leftOut: readonly string[] = []
  let after: string | null = null
  do {
    const page = await searchProducts(sources, { query, first, after })
    names.push(...page.nodes.map(({ name }) => name))
    leftOut = page.leftOut
    expect(page.similar || leftOut.length === 0).toBe(true)
    after = page.hasNextPage ? page.endCursor : null
  } while (after !== null)
  return { names, leftOut: leftOut.join(' ') }
}

describe('a search that no name matches', () => {
  test.each([
    ['memory foam', [SOFA]],
    ['washable bed', [SOFA]],
    ['قطن', [SOFA]],
    // What a text says, not what sounds like it: جوانتي.
    ['joint', [SOFA]],
    ['litterbox', [LITTER]],
    // Several words in one, and a misspelt one among them.
    ['catlitterbox', [LITTER]],
    ['leatherdogcollar', [COLLAR]],
    ['catfod', [HAIRBALL, FULL_WIDTH]],
    // Words of three letters.
    ['dgo collar', [COLLAR]],
    ['cst glove', [GLOVE]],
    // A word of a name, not ليتر, which it sounds like.
    ['leether', [COLLAR]],
    // The word itself before its synonyms.
    ['soffa', [SOFA]],
    ['hair ball', [HAIRBALL]],
    ['cat food', [HAIRBALL, FULL_WIDTH]],
    ['ｎａｖｙ', [FULL_WIDTH]],
    // Not مهدئة.
    ['هدية', []],
    ['qwertz', []],
  ])('finds “%s” in texts, or with other spaces', async (query, names) => {
    await createCatalogue()
    expect(await search(query)).toEqual({ names, leftOut: '' })
    expect(await search(query, 1)).toEqual({ names, leftOut: '' })
  })

  test.each([
    ['qwertz leather collar', 'qwertz', [COLLAR]],
    ['leather COLLAR Qwertz', 'Qwertz', [COLLAR]],
    ['lether qwertz colar', 'qwertz', [COLLAR]],
    ['قطط قوارير', 'قوارير', [LITTER, DROPS, GLOVE, HAIRBALL, FULL_WIDTH]],
    // Both are known: what it is matters more than how it is.
    ['leather drops', 'leather', [DROPS]],
  ])('leaves out what no product has: “%s” without “%s”', async (query, leftOut, names) => {
    await createCatalogue()
    const found = await search(query)
    expect({ ...found, names: found.names.toSorted() }).toEqual({
      names: names.toSorted(),
      leftOut,
    })
    expect(await search(query, 1)).toEqual(found)
  })
})
