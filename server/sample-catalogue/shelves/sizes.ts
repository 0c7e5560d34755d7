import { type DrawnProduct, product } from '../demo-product'

/** A size in both languages, and its price in piastres. */
type Size = readonly [en: string, ar: string, pricePiastres: number]

/** The further sizes of products on other shelves, by the size that these have in their names. */
const FURTHER_SIZES: readonly {
  readonly family: string
  readonly size: string
  readonly sizeAr: string
  readonly others: readonly Size[]
}[] = [
  {
    family: 'River Cat Dry Salmon & Rice Cat Food',
    size: '1.5 kg',
    sizeAr: '1.5 كجم',
    others: [
      ['4 kg', '4 كجم', 109_950],
      ['10 kg', '10 كجم', 249_500],
    ],
  },
  {
    family: 'Felucat Dry Chicken & Pumpkin Cat Food',
    size: '3 kg',
    sizeAr: '3 كجم',
    others: [
      ['1 kg', '1 كجم', 29_950],
      ['7 kg', '7 كجم', 168_500],
    ],
  },
  {
    family: 'Baladog Dry Beef & Rice Dog Food',
    size: '10 kg',
    sizeAr: '10 كجم',
    others: [
      ['3 kg', '3 كجم', 64_950],
      ['20 kg', '20 كجم', 369_500],
    ],
  },
  {
    family: 'Oasis Dog Dry Chicken & Carrot Dog Food',
    size: '3 kg',
    sizeAr: '3 كجم',
    others: [['10 kg', '10 كجم', 215_000]],
  },
  {
    family: 'Siwa Clumping Cat Litter, Unscented',
    size: '10 L',
    sizeAr: '10 لتر',
    others: [
      ['5 L', '5 لتر', 15_950],
      ['20 L', '20 لتر', 52_500],
    ],
  },
  {
    family: 'Naama Oatmeal Grooming Shampoo for Dogs',
    size: '500 ml',
    sizeAr: '500 مل',
    others: [['1 L', '1 لتر', 42_500]],
  },
  {
    family: 'Hodn Fluffy Donut Dog Bed',
    size: '80 cm',
    sizeAr: '80 سم',
    others: [['100 cm', '100 سم', 154_500]],
  },
  {
    family: 'Sikka Leather Dog Collar,',
    size: 'Medium',
    sizeAr: 'مقاس وسط',
    others: [
      ['Small', 'مقاس صغير', 24_500],
      ['Large', 'مقاس كبير', 31_500],
    ],
  },
]

/** The products with their families, followed by the further sizes. */
export function withSizes(products: readonly DrawnProduct[]): readonly DrawnProduct[] {
  const familyOf = new Map<string, string>()
  const added = FURTHER_SIZES.flatMap(({ family, size, sizeAr, others }) => {
    const key = family.replace(/,$/, '')
    const name = `${family} ${size}`
    const source = products.find((entry) => entry.name === name)
    if (!source) throw new Error(`There is no ${name}`)
    familyOf.set(name, key)
    return others.map(([en, ar, pricePiastres]) => ({
      ...product(
        `${family} ${en}`,
        source.nameAr.replace(sizeAr, ar),
        pricePiastres,
        source.drawing,
      ),
      family: key,
    }))
  })
  const withFamilies = products.map((entry) => {
    const family = familyOf.get(entry.name)
    return family === undefined ? entry : { ...entry, family }
  })
  return [...withFamilies, ...added]
}
