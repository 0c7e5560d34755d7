import { textCell } from '#domain/files/cells'
import {
  type ColumnQuestion,
  type ColumnRules,
  type DoubtedValues,
  guessColumns,
  isKnownHeading,
} from '#domain/files/columns'
import type { FileTable } from '#domain/files/table'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import { textKey } from '#domain/validation/characters'
import type { Table } from './source'

const ARABIC = ['arabic', 'ar', 'عربي', 'عربية']

/** Headings of product columns in other systems, in both languages. */
const RULES = {
  price: {
    kind: 'amount',
    headings: [
      'price',
      'unit price',
      'selling price',
      'retail price',
      'new price',
      'srp',
      'rrp',
      'سعر',
      'سعر البيع',
      'سعر الوحدة',
      'سعر القطعة',
      'السعر الجديد',
      'ثمن',
    ],
    never: [
      'cost',
      'purchase',
      'buying',
      'wholesale',
      'compare',
      'old',
      'was',
      'before',
      'list',
      'original',
      'date',
      'تكلفة',
      'شراء',
      'جملة',
      'قديم',
      'قبل',
      'أصلي',
      'تاريخ',
    ],
  },
  was_price: {
    kind: 'amount',
    headings: [
      'compare at price',
      'compare at',
      'was price',
      'old price',
      'list price',
      'original price',
      'price before',
      'before discount',
      'السعر القديم',
      'السعر قبل',
      'قبل الخصم',
      'السعر الأصلي',
    ],
    never: ['date', 'تاريخ'],
  },
  cost_price: {
    kind: 'amount',
    headings: [
      'cost',
      'cost price',
      'unit cost',
      'purchase price',
      'purchase cost',
      'buying price',
      'تكلفة',
      'سعر التكلفة',
      'سعر الشراء',
      'شراء',
    ],
    never: ['shipping', 'delivery', 'date', 'شحن', 'توصيل', 'تاريخ', 'كمية'],
  },
  gtin: {
    kind: 'barcode',
    headings: ['barcode', 'bar code', 'ean', 'upc', 'gtin', 'باركود', 'كود دولي'],
    never: ['type', 'نوع'],
  },
  sku: {
    kind: 'code',
    headings: [
      'sku',
      'code',
      'item code',
      'article code',
      'product code',
      'item number',
      'article number',
      'product number',
      'item no',
      'article no',
      'product no',
      'كود',
      'كود الصنف',
      'كود المنتج',
      'رقم الصنف',
      'رقم المنتج',
      'رمز المنتج',
    ],
    never: [
      'bar',
      'barcode',
      'hs',
      'country',
      'category',
      'supplier',
      'vendor',
      'color',
      'colour',
      'tax',
      'دولي',
      'باركود',
      'قسم',
      'مورد',
      'لون',
      'ضريبي',
    ],
  },
  more_image_urls: {
    kind: 'picture',
    headings: [
      'more images',
      'more pictures',
      'more photos',
      'other images',
      'other pictures',
      'other photos',
      'additional image',
      'additional pictures',
      'gallery',
      'صور أخرى',
      'صور إضافية',
    ],
  },
  image_url: {
    kind: 'picture',
    headings: [
      'image',
      'picture',
      'photo',
      'image url',
      'picture url',
      'photo url',
      'image link',
      'main image',
      'صورة',
      'صور',
      'رابط الصورة',
      'صورة المنتج',
    ],
    never: ['alt', 'position'],
  },
  stock: {
    kind: 'count',
    headings: [
      'stock',
      'qty',
      'quantity',
      'on hand',
      'in stock',
      'stock quantity',
      'available quantity',
      'كمية',
      'مخزون',
      'رصيد',
      'الكمية المتاحة',
    ],
    never: [
      'low',
      'minimum',
      'min',
      'reorder',
      'alert',
      'date',
      'value',
      'status',
      'sold',
      'حد',
      'أدنى',
      'قيمة',
      'تاريخ',
      'حالة',
      'مباعة',
    ],
  },
  low_stock_threshold: {
    kind: 'count',
    headings: [
      'low stock',
      'minimum stock',
      'min stock',
      'minimum quantity',
      'reorder point',
      'reorder level',
      'حد الطلب',
      'حد المخزون',
      'الحد الأدنى',
    ],
  },
  brand: {
    kind: 'text',
    headings: ['brand', 'manufacturer', 'ماركة', 'براند', 'علامة تجارية', 'الشركة المصنعة'],
    never: ARABIC,
  },
  supplier: { kind: 'text', headings: ['supplier', 'vendor', 'مورد'], never: ['code', 'كود'] },
  description_ar: {
    kind: 'text',
    headings: ['arabic description', 'description ar', 'desc ar', 'الوصف العربي', 'الوصف بالعربية'],
  },
  description: {
    kind: 'text',
    headings: ['description', 'desc', 'body', 'body html', 'وصف', 'وصف المنتج', 'تفاصيل المنتج'],
    never: [...ARABIC, 'meta', 'seo'],
  },
  categories: {
    kind: 'text',
    headings: [
      'category',
      'categories',
      'product category',
      'department',
      'تصنيف',
      'تصنيفات',
      'قسم',
      'أقسام',
      'فئة',
      'فئات',
    ],
    never: ['code', 'id', 'no', 'number', 'كود', 'رقم', 'عمرية'],
  },
  shelf: { kind: 'text', headings: ['shelf', 'bin', 'bin location', 'رف'], never: ['life', 'عمر'] },
  name_ar: {
    kind: 'name',
    headings: [
      'arabic name',
      'arabic title',
      'name ar',
      'title ar',
      'الاسم العربي',
      'الاسم بالعربية',
      'الاسم عربية',
    ],
  },
  name: {
    kind: 'name',
    headings: [
      'name',
      'title',
      'product name',
      'item name',
      'product title',
      'english name',
      'product',
      'item',
      'اسم',
      'اسم المنتج',
      'اسم الصنف',
      'منتج',
      'صنف',
      'بيان',
    ],
    never: [
      ...ARABIC,
      'code',
      'number',
      'no',
      'id',
      'type',
      'category',
      'supplier',
      'vendor',
      'brand',
      'customer',
      'store',
      'price',
      'weight',
      'url',
      'link',
      'image',
      'seo',
      'meta',
      'description',
      'كود',
      'رقم',
      'مورد',
      'عميل',
      'متجر',
      'ماركة',
      'قسم',
      'فئة',
      'سعر',
      'نوع',
      'وزن',
      'صورة',
      'رابط',
      'وصف',
    ],
  },
} satisfies Partial<ColumnRules<CsvColumn>>

type GuessedColumn = keyof typeof RULES

/** Our own name for a column. */
function ownColumn(heading: string): CsvColumn | undefined {
  const key = textKey(heading)
  return CSV_COLUMNS.find((column) => column === key)
}

const MAX_HEADING_LENGTH = 100

/** Whether a cell may be a heading of a file of products. */
export function isProductHeading(heading: string): boolean {
  if (heading.length > MAX_HEADING_LENGTH) return false
  return ownColumn(heading) !== undefined || isKnownHeading(heading, RULES)
}

/** By so many rows it is judged what a column is. */
const JUDGED_ROWS = 200

function toFileTable({ headings, records }: Table): FileTable {
  const rows = records.slice(0, JUDGED_ROWS).map(({ line, cells }) => ({
    line,
    cells: headings.map((_, place) => textCell(cells[place] ?? '')),
  }))
  return { headings, headingsLine: 1, rows, sumRow: undefined, notes: [] }
}

/** Why a column is not proposed as what its heading says. */
export interface ColumnDoubtNote {
  readonly column: GuessedColumn
  /** Undefined if several columns may be this one. */
  readonly values: DoubtedValues | undefined
}

export interface ProductColumnsGuess {
  readonly mapping: readonly (CsvColumn | null)[]
  /** By the places of the columns; of those that are left open only. */
  readonly doubts: readonly (ColumnDoubtNote | null)[]
}

/**
 * Guesses the columns of a file from their headings and values, each of ours at most once. Doubtful ones are left
 * unmapped.
 */
export function guessProductColumns(
  table: Table,
  allowed: readonly CsvColumn[],
): ProductColumnsGuess {
  const own = table.headings.map((heading): CsvColumn | null => {
    const column = ownColumn(heading)
    // Everybody has a name and a price, and an `id` elsewhere is another number.
    const isOurs =
      column !== undefined && column !== 'id' && (column.includes('_') || !(column in RULES))
    return isOurs && allowed.includes(column) ? column : null
  })
  const taken = new Set<CsvColumn | null>(own)
  const rules = Object.fromEntries(
    Object.entries(RULES).filter(
      ([column]) => allowed.includes(column as CsvColumn) && !taken.has(column as CsvColumn),
    ),
  ) as Partial<typeof RULES> as typeof RULES
  const headings = table.headings.map((heading, place) => (own[place] ? '' : heading))
  const fileTable = { ...toFileTable(table), headings }
  const first = guessColumns<GuessedColumn>(fileTable, rules)
  // Where the values of the best heading contradict it, the next best may be the one.
  const doubted = new Set(
    first.questions.filter(({ doubt }) => doubt !== 'several').map(({ heading }) => heading),
  )
  const others = headings.map((heading) => (doubted.has(heading) ? '' : heading))
  const second = guessColumns<GuessedColumn>({ ...fileTable, headings: others }, rules)
  const byHeading = new Map(
    [second, first].flatMap(({ columns }) =>
      Object.entries(columns).flatMap(([column, heading]) =>
        heading ? [[heading, column as CsvColumn] as const] : [],
      ),
    ),
  )
  const chosen = headings.map((heading, place) => own[place] ?? byHeading.get(heading) ?? null)
  const mapping = chosen.map((column, place) => (chosen.indexOf(column) === place ? column : null))
  const doubts = headings.map((heading, place) => {
    const isAbout = ({ doubt, heading: asked, choices }: ColumnQuestion<GuessedColumn>) =>
      doubt === 'several' ? choices.includes(heading) : asked === heading
    const question = mapping[place] || heading === '' ? undefined : first.questions.find(isAbout)
    return question ? { column: question.field, values: question.values } : null
  })
  return { mapping, doubts }
}
