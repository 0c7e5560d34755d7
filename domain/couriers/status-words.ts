import { foldedWords } from '../validation/folded-words'
import type { WordMeaning } from './courier-files.schema'

// Couriers' words for the states of parcels. A word with an effect is understood only as a whole: each of its parts
// is known, and one of them says what happened. "Delivered to agent" has an unknown part, and so no preset meaning.

/** Meanings that a word can have before anybody has chosen one. Only the person who receives a parcel can say `receivedBack`. */
type PresetMeaning = Exclude<WordMeaning, 'receivedBack'>

interface Phrases {
  readonly meaning: PresetMeaning
  /** The text has to contain all words of one of these, in any order. */
  readonly phrases: readonly string[]
  /** The only other words that it may contain. */
  readonly with: string
}

const CUSTOMER = 'customer consignee recipient receiver عميل للعميل مستلم للمستلم'
const PARCEL = 'shipment order parcel package شحنه طلب طرد اوردر'
const FILLERS = `the to was has been by at من قبل الي تم ${CUSTOMER} ${PARCEL}`

const PHRASES: readonly Phrases[] = [
  {
    meaning: 'delivered',
    phrases: [
      'delivered',
      'delivery completed',
      'delivery complete',
      'delivery done',
      'delivery successful',
      'تم تسليم',
      'تم توصيل',
      'تسليم ناجح',
      'توصيل ناجح',
    ],
    with: `successfully successful thank thanks you بنجاح ${FILLERS}`,
  },
  {
    meaning: 'refused',
    phrases: [
      'refused',
      'rejected',
      'returned',
      'rto',
      'return sender',
      'return shipper',
      'return origin',
      'delivered sender',
      'delivered shipper',
      'رفض',
      'مرفوض',
      'مرفوضه',
      'مرتجع',
      'مرتجعه',
      'تم ارجاع',
    ],
    // As Mylerz has it: "Rejected - reason to be mentioned".
    with: `sender shipper origin merchant business delivered delivery in transit receive door reason be
      mentioned استلام تسليم راسل للراسل تاجر للتاجر ${FILLERS}`,
  },
  {
    meaning: 'lost',
    phrases: ['lost', 'مفقود', 'مفقوده', 'ضايع', 'ضايعه', 'تم فقد', 'تم فقدان'],
    with: `in transit courier ${FILLERS}`,
  },
]

/** Partial deliveries: the kept items are chosen by hand. */
const PARTLY = /\bpartial|جزيي|جزء/

/** No news, whatever else is in it. */
const NO_NEWS = new RegExp(
  [
    'out for|in transit|on (the|its) way|await|pending|schedul|\\bwith (an? |the )?(agent|courier|driver)',
    'fail|\\bnot\\b|undeliver|unsuccess|attempt|postpone|delayed|\\bhold\\b|exception|no answer',
    'creat|picked|pick up|\\bhub\\b|warehouse|sorting|received at|\\bto be deliver|being deliver',
    '(^| )(قيد|جاري|لم|فشل|تعذر|محاوله|خرج|خرجت|انتظار|مع مندوب|موجل|موجله|تاجيل|مخزن|فرع)( |$)',
  ].join('|'),
)

const wordSet = (words: string) => new Set(words.split(/\s+/))

const RULES = PHRASES.map(({ meaning, phrases, with: fillers }) => ({
  meaning,
  phrases: phrases.map((phrase) => phrase.split(' ')),
  fillers: wordSet(fillers),
}))

/** Returns the certain meaning of a courier's word for the state of a parcel; null if somebody has to choose it. */
export function presetMeaning(word: string): PresetMeaning | null {
  const words = foldedWords(word)
  const text = words.join(' ')
  if (PARTLY.test(text)) return 'partlyDelivered'
  const rule = RULES.find(({ phrases, fillers }) =>
    phrases.some(
      (phrase) =>
        phrase.every((part) => words.includes(part)) &&
        words.every((part) => phrase.includes(part) || fillers.has(part)),
    ),
  )
  return rule?.meaning ?? (NO_NEWS.test(text) ? 'nothing' : null)
}

/** A word in the form in which its spellings are the same. */
export const statusKey = (word: string): string => foldedWords(word).join(' ')

/**
 * Returns the meaning chosen for a word before, unless it has to be chosen again: parcels are back only once somebody
 * has seen them, and an earlier release took words such as "Delivery failed" for a delivery.
 */
export function rememberedMeaning(word: string, meaning: WordMeaning): PresetMeaning | null {
  if (meaning === 'receivedBack') return presetMeaning(word)
  if (meaning !== 'delivered') return meaning
  const preset = presetMeaning(word)
  return preset === null || preset === 'delivered' ? 'delivered' : null
}
