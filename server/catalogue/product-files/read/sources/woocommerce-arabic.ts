import { headingWords } from '#domain/files/words'
import { isArabicText } from '#domain/products/arabic-text'
import { withWesternDigits } from '#domain/validation/characters'

/**
 * The headings of WooCommerce's product export in English, by what its translations into Arabic call them: a word for each
 * of those here, or one of several. They differ from year to year in articles, marks and such words.
 */
const ARABIC: readonly (readonly [string, readonly string[]])[] = [
  ['id', ['معرف', 'معرف|رقم منتج', 'رقم تعريفي|معرف']],
  ['type', ['نوع', 'نوع منتج']],
  [
    'sku',
    ['رمز|كود منتج', 'رمز|كود|رقم sku', 'رمز|كود|رقم منتج sku', 'رمز تخزين تعريفي', 'رمز تخزين'],
  ],
  ['gtin, upc, ean, or isbn', ['gtin upc ean isbn', 'باركود', 'رقم تجارة عالمي']],
  ['name', ['اسم', 'اسم منتج', 'عنوان منتج']],
  ['published', ['منشور|منشورة|نشر|نشرت', 'تم نشر']],
  ['is featured?', ['مميز|مميزة', 'منتج مميز', 'مقترح']],
  [
    'visibility in catalog',
    [
      'ظهور|رؤية|عرض|مرئي|مرئية|مشاهدة كتالوج|دليل|فهرس|متجر',
      'امكانية|مدى ظهور|رؤية|عرض كتالوج|دليل|فهرس',
    ],
  ],
  ['short description', ['وصف قصير|مختصر|موجز', 'وصف قصير|مختصر|موجز منتج']],
  ['description', ['وصف', 'وصف منتج', 'وصف طويل|كامل']],
  [
    'date sale price starts',
    [
      'تاريخ بدء|بداية|يبدأ|ابتداء تخفيض|مخفض|بيع|خصم|عرض',
      'تاريخ بدء|بداية|يبدأ|ابتداء سعر تخفيض|مخفض|بيع|خصم|عرض',
    ],
  ],
  [
    'date sale price ends',
    [
      'تاريخ انتهاء|نهاية|ينتهي تخفيض|مخفض|بيع|خصم|عرض',
      'تاريخ انتهاء|نهاية|ينتهي سعر تخفيض|مخفض|بيع|خصم|عرض',
    ],
  ],
  ['tax status', ['حالة ضريبة|ضريبية']],
  ['in stock?', ['متوفر|متاح|موجود مخزون', 'متوفر|متاح', 'حالة مخزون']],
  ['stock', ['مخزون', 'كمية مخزون', 'كمية']],
  [
    'backorders allowed?',
    [
      'سماح|مسموح|يسمح|مسموحة طلب|طلبات|حجز مسبق|مسبقة|معلقة|متأخرة',
      'طلب|طلبات مسبق|مسبقة|معلقة|متأخرة سماح|مسموح|يسمح|مسموحة',
    ],
  ],
  ['sale price', ['سعر تخفيض|مخفض|بيع|خصم|عرض', 'سعر بعد خصم|تخفيض']],
  ['regular price', ['سعر عادي|افتراضي|اساسي|اصلي|نظامي', 'سعر']],
  ['categories', ['تصنيف|تصنيفات|فئات|اقسام|قسم', 'تصنيفات|فئات منتج|منتجات']],
  ['tags', ['وسم|وسوم|علامات|كلمات', 'وسوم منتج', 'كلمات دلالية']],
  ['images', ['صور|صورة', 'صور منتج']],
  ['parent', ['اب|اصل|رئيسي|والد', 'منتج اب|اصل|رئيسي|والد']],
  ['brands', ['ماركة|ماركات', 'علامة|علامات تجارية']],
  ['cost of goods', ['تكلفة', 'تكلفة بضاعة|بضائع|منتج|سلع']],
]

/** Words that say nothing. */
const FILLERS: ReadonlySet<string> = new Set(
  ['هل', 'هو', 'هي', 'في', 'من', 'على', 'أو', 'تم', 'ب', 'بها', 'به', 'داخل'].flatMap(headingWords),
)

type Token = ReadonlySet<string>

const PATTERNS: readonly (readonly [string, readonly (readonly Token[])[]])[] = ARABIC.map(
  ([english, patterns]) => [
    english,
    patterns.map((pattern) =>
      pattern.split(' ').map((token) => new Set(token.split('|').flatMap(headingWords))),
    ),
  ],
)

/** Whether a pattern says all of a heading, and nothing else. */
function says(tokens: readonly Token[], words: readonly string[]): boolean {
  return (
    tokens.every((token) => words.some((word) => token.has(word))) &&
    words.every((word) => FILLERS.has(word) || tokens.some((token) => token.has(word)))
  )
}

const ATTRIBUTE: ReadonlySet<string> = new Set(['سمة', 'خاصية', 'صفة'].flatMap(headingWords))
const VALUE: ReadonlySet<string> = new Set(['قيمة', 'قيم'].flatMap(headingWords))
const OTHER_VALUE: ReadonlySet<string> = new Set(['افتراضي', 'افتراضية'].flatMap(headingWords))

const META = /^[^:]{1,30}: ?(?<key>_?(?:yoast|rank_math|aioseo|seopress)_\w{1,60})$/

/** A longer heading is none that is known: nothing is searched in it. */
const MAX_LENGTH = 80

/** The English name of a heading of WooCommerce's export; of any other, the heading itself. */
export function inEnglish(heading: string): string {
  // Plugins' own columns, whose first word is translated.
  const meta = META.exec(heading)?.groups?.key
  if (meta !== undefined) return `meta: ${meta}`
  if (heading.length > MAX_LENGTH || !/\p{Script=Arabic}/u.test(heading)) return heading
  const words = headingWords(heading)
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  const number = /\d+/.exec(withWesternDigits(heading))?.[0]
  if (number && has(ATTRIBUTE)) {
    return has(VALUE) && !has(OTHER_VALUE) ? `attribute ${number} value(s)` : heading
  }
  return (
    PATTERNS.find(([, patterns]) => patterns.some((tokens) => says(tokens, words)))?.[0] ?? heading
  )
}

/** The types of products, including their names where a plugin translates them. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['variable', /^(?:منتج )?متغير$/],
  ['variation', /^(?:تنويع|تنوع|تباين|اختلاف|نوع)(?: المنتج)?$/],
]

/** The kinds of a product, in English. */
export function kindsOf(cell: string): readonly string[] {
  return cell
    .toLowerCase()
    .split(/[,،]\s*/)
    .map((kind) =>
      isArabicText(kind) ? (KINDS.find(([, words]) => words.test(kind))?.[0] ?? kind) : kind,
    )
}
