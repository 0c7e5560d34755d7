import type { Locale } from '#domain/messages/locale'
import type { DrawnProduct } from '../demo-product'
import { attributesOf, FLAVOURS, flavoursOf } from './attributes'
import type { SampleTexts } from './sample-texts'

type InBoth = Readonly<Record<Locale, string>>

/** What the name of a food claims: a sentence, and a fact. */
interface Claim {
  readonly pattern: RegExp
  readonly sentence: InBoth
  readonly fact: InBoth
}

const CLAIMS: readonly Claim[] = [
  {
    pattern: /kitten/i,
    sentence: {
      en: 'Small pieces for small mouths, with the extra energy that kittens need up to their first birthday.',
      ar: 'حجم صغير مناسب لبقها، وطاقة أكتر للقطط الصغيرة لحد ما تتم سنة.',
    },
    fact: { en: 'For kittens up to 12 months', ar: 'للقطط الصغيرة لحد 12 شهر' },
  },
  {
    pattern: /puppy/i,
    sentence: {
      en: 'Rich in protein and calcium for the months in which a puppy grows fastest.',
      ar: 'غني بالبروتين والكالسيوم للشهور اللي الجرو بيكبر فيها بسرعة.',
    },
    fact: { en: 'For puppies up to 12 months', ar: 'للجراوي لحد 12 شهر' },
  },
  {
    pattern: /senior/i,
    sentence: {
      en: 'Fewer calories, softer pieces and glucosamine for older joints.',
      ar: 'سعرات أقل وقطع أطرى وجلوكوزامين لمفاصل الكبار في السن.',
    },
    fact: { en: 'From 8 years', ar: 'من سن 8 سنين' },
  },
  {
    pattern: /sterilised/i,
    sentence: {
      en: 'Less fat and more fibre, because neutered cats gain weight easily.',
      ar: 'دهون أقل وألياف أكتر، لأن القطط المعقمة بتزيد في الوزن بسهولة.',
    },
    fact: { en: 'For neutered cats', ar: 'للقطط المعقمة' },
  },
  {
    pattern: /indoor/i,
    sentence: {
      en: 'Made for cats that live indoors: moderate energy, and fibre against hairballs.',
      ar: 'لقطط البيت: طاقة معتدلة وألياف تقلل كرات الشعر.',
    },
    fact: { en: 'For indoor cats', ar: 'لقطط البيت' },
  },
  {
    pattern: /hairball/i,
    sentence: {
      en: 'Plant fibres help swallowed hair along instead of letting it collect.',
      ar: 'ألياف نباتية بتساعد على نزول الشعر المبلوع بدل ما يتجمع.',
    },
    fact: { en: 'Against hairballs', ar: 'ضد كرات الشعر' },
  },
  {
    pattern: /grain-free/i,
    sentence: {
      en: 'No wheat, maize or rice: the starch comes from potatoes and peas.',
      ar: 'من غير قمح أو دُرة أو أرز: النشا من البطاطس والبسلة.',
    },
    fact: { en: 'Grain-free', ar: 'بدون حبوب' },
  },
  {
    pattern: /sensitive/i,
    sentence: {
      en: 'One source of animal protein and omega-3 for dogs that scratch.',
      ar: 'مصدر واحد للبروتين الحيواني وأوميجا 3 للكلاب اللي بتهرش.',
    },
    fact: { en: 'For sensitive skin', ar: 'للبشرة الحساسة' },
  },
  {
    pattern: /small (?:breed|dog)/i,
    sentence: {
      en: 'Small pieces for dogs of up to 10 kg.',
      ar: 'قطع صغيرة للكلاب لحد 10 كجم.',
    },
    fact: { en: 'For small breeds', ar: 'للسلالات الصغيرة' },
  },
  {
    pattern: /large breed/i,
    sentence: {
      en: 'Large pieces that have to be chewed, and glucosamine for heavy dogs.',
      ar: 'قطع كبيرة لازم تتمضغ، وجلوكوزامين للكلاب التقيلة.',
    },
    fact: { en: 'For large breeds', ar: 'للسلالات الكبيرة' },
  },
  {
    pattern: /active/i,
    sentence: {
      en: 'More fat and protein for dogs that run, guard or work for hours.',
      ar: 'دهون وبروتين أكتر للكلاب اللي بتجري أو بتحرس بالساعات.',
    },
    fact: { en: 'For active dogs', ar: 'للكلاب النشيطة' },
  },
  {
    pattern: /everyday/i,
    sentence: {
      en: 'A big bag for every day, which costs less per kilogram than a small one.',
      ar: 'شيكارة كبيرة لكل يوم، الكيلو فيها أوفر من الكيس الصغير.',
    },
    fact: { en: 'For every day', ar: 'لكل يوم' },
  },
  {
    pattern: /dental/i,
    sentence: {
      en: 'The firm texture rubs plaque off the teeth, and mint freshens the breath.',
      ar: 'القوام المتماسك بينضف الأسنان من الجير، والنعناع بيحسن ريحة البق.',
    },
    fact: { en: 'For clean teeth', ar: 'لأسنان نضيفة' },
  },
  {
    pattern: /training/i,
    sentence: {
      en: 'Small enough to reward each success of a long lesson.',
      ar: 'حجم صغير مناسب لمكافأة كل خطوة في التدريب.',
    },
    fact: { en: 'For training', ar: 'للتدريب' },
  },
  {
    pattern: /catnip/i,
    sentence: {
      en: 'With catnip, which most cats cannot resist.',
      ar: 'فيها كات نيب اللي أغلب القطط بتحبه.',
    },
    fact: { en: 'With catnip', ar: 'فيها كات نيب' },
  },
  {
    pattern: /freeze-dried/i,
    sentence: {
      en: 'Freeze-dried in one piece, with nothing added.',
      ar: 'مجفف بالتبريد قطعة واحدة من غير أي إضافات.',
    },
    fact: { en: 'One ingredient', ar: 'مكوّن واحد بس' },
  },
]

/** How the food of a package is served, by kind and form. */
const SERVING: Readonly<Record<string, InBoth>> = {
  'dry-food/pouch': {
    en: 'The pouch closes again, so that the kibble stays crisp.',
    ar: 'الكيس بيتقفل تاني، فالحبوب تفضل مقرمشة.',
  },
  'dry-food/sack': {
    en: 'Keep the sack in a dry place and use it within two months of opening.',
    ar: 'احفظ الشيكارة في مكان ناشف واستعملها خلال شهرين من الفتح.',
  },
  'dry-food/box': {
    en: 'The inner bag keeps the kibble fresh for six weeks after opening.',
    ar: 'الكيس الداخلي بيحافظ على الحبوب 6 أسابيع بعد الفتح.',
  },
  'wet-food/can': {
    en: 'Once open, it keeps for two days in the fridge: serve it at room temperature.',
    ar: 'بعد الفتح تكفي يومين في التلاجة، وتتقدم بدرجة حرارة الأوضة.',
  },
  'wet-food/flat-can': {
    en: 'One can is one meal, so that nothing has to be kept.',
    ar: 'العلبة وجبة واحدة، فمفيش حاجة بتتساب.',
  },
  'wet-food/pouch': {
    en: 'Tear it open and serve: one pouch is one meal.',
    ar: 'افتح الباوتش وقدّمه: كل باوتش وجبة.',
  },
  'wet-food/tray': {
    en: 'The tray opens without a tool and is a portion by itself.',
    ar: 'الطبق بيتفتح من غير أدوات وهو وجبة كاملة.',
  },
  'wet-food/multipack': {
    en: 'Twelve pouches of two kinds, so that meals do not become boring.',
    ar: '12 باوتش من نوعين عشان الأكل ما يبقاش ممل.',
  },
  'treats/pouch': {
    en: 'The pouch closes again and fits into a pocket.',
    ar: 'الكيس بيتقفل تاني وبيدخل في الجيب.',
  },
  'treats/jar': {
    en: 'The jar keeps them fresh on the kitchen shelf.',
    ar: 'البرطمان بيحافظ عليها طازة على رف المطبخ.',
  },
  'treats/box': {
    en: 'In a box that is easy to pour from.',
    ar: 'في علبة سهلة الصب.',
  },
  'treats/tubes': {
    en: 'Squeeze a tube for licking, or as a sauce over dry food.',
    ar: 'اضغط على الأنبوبة للحس، أو صوص على الدراي فود.',
  },
}

const isCat = (product: DrawnProduct) => attributesOf(product).animal === 'CAT'

const KINDS = ['dry-food', 'wet-food', 'treats'] as const

type FoodKind = (typeof KINDS)[number]

const OPENINGS: Readonly<Record<FoodKind, (food: string, cat: boolean) => InBoth>> = {
  'dry-food': (food, cat) => ({
    en: `Complete dry food with ${food} for ${cat ? 'cats' : 'dogs'}: crunchy kibble with all vitamins and minerals that ${cat ? 'a cat' : 'a dog'} needs in a day.`,
    ar: `دراي فود متكامل بـ${food} ${cat ? 'للقطط' : 'للكلاب'}: حبوب مقرمشة فيها كل الفيتامينات والمعادن المطلوبة في اليوم.`,
  }),
  'wet-food': (food, cat) => ({
    en: `Complete wet food with ${food} for ${cat ? 'cats' : 'dogs'}: juicy, easy to chew, and a help for those that drink too little.`,
    ar: `أكل رطب متكامل بـ${food} ${cat ? 'للقطط' : 'للكلاب'}: طري وسهل المضغ، ومفيد للي بيشربوا مياه قليلة.`,
  }),
  treats: (food, cat) => ({
    en: `A treat with ${food} for ${cat ? 'cats' : 'dogs'}, as a reward or just because.`,
    ar: `تريتس بـ${food} ${cat ? 'للقطط' : 'للكلاب'}، مكافأة أو دلع.`,
  }),
}

/** The share of the first ingredient, in per cent. */
const SHARES: Readonly<Record<FoodKind, number>> = { 'dry-food': 28, 'wet-food': 45, treats: 60 }

const FURTHER: Readonly<Record<FoodKind, InBoth>> = {
  'dry-food': {
    en: 'poultry fat, beet pulp, brewer’s yeast, minerals, vitamins A, D3 and E.',
    ar: 'دهن دواجن، لب بنجر، خميرة بيرة، معادن، فيتامينات أ ود3 وهـ.',
  },
  'wet-food': {
    en: 'broth, vegetable fibres, minerals, vitamins D3 and E.',
    ar: 'مرقة، ألياف نباتية، معادن، فيتامينات د3 وهـ.',
  },
  treats: { en: 'starch, glycerine, minerals.', ar: 'نشا، جليسرين، معادن.' },
}

function guideOf(kind: FoodKind, cat: boolean, product: DrawnProduct): InBoth {
  const { lifeStage } = attributesOf(product)
  if (kind === 'treats') {
    return cat
      ? { en: 'Up to 6 pieces a day, with fresh water.', ar: 'لحد 6 قطع في اليوم مع مياه نضيفة.' }
      : {
          en: 'Up to 3 pieces a day for small dogs, 6 for large ones, with fresh water.',
          ar: 'لحد 3 قطع في اليوم للكلاب الصغيرة و6 للكبيرة، مع مياه نضيفة.',
        }
  }
  const factor = (kind === 'wet-food' ? 4 : 1) * (lifeStage === 'JUNIOR' ? 1.4 : 1)
  const amounts = cat
    ? ([
        [3, 45],
        [4, 55],
        [6, 75],
      ] as const)
    : ([
        [5, 95],
        [10, 160],
        [20, 270],
        [30, 365],
      ] as const)
  const rows = amounts.map(([kg, grams]) => [kg, 5 * Math.round((grams * factor) / 5)] as const)
  return {
    en: [
      'A day, in two meals, by weight of the animal:',
      '',
      ...rows.map(([kg, grams]) => `- ${kg} kg: ${grams} g`),
      '',
      'Mix it with the previous food for a week, and keep fresh water beside it.',
    ].join('\n'),
    ar: [
      'في اليوم على وجبتين، حسب الوزن:',
      '',
      ...rows.map(([kg, grams]) => `- ${kg} كجم: ${grams} جم`),
      '',
      'اخلطه مع الأكل القديم لمدة أسبوع، وسيب جنبه مياه نضيفة.',
    ].join('\n'),
  }
}

const JOIN: Readonly<Record<Locale, (names: readonly string[]) => string>> = {
  en: (names) => names.join(' and ').toLowerCase(),
  ar: (names) => names.join(' و'),
}

const BASICS: Readonly<Record<FoodKind, InBoth>> = {
  'dry-food': { en: 'Complete food', ar: 'أكل متكامل' },
  'wet-food': { en: 'Complete food', ar: 'أكل متكامل' },
  treats: { en: 'No added sugar', ar: 'بدون سكر مضاف' },
}

/** The texts of food and treats; undefined for anything else. */
export function describeFood(product: DrawnProduct, locale: Locale): SampleTexts | undefined {
  const { name, drawing } = product
  const kind = KINDS.find((food) => food === drawing.kind)
  if (!kind) return undefined
  const cat = isCat(product)
  const flavours = flavoursOf(product).map((flavour) => FLAVOURS[flavour][locale === 'en' ? 0 : 1])
  const claims = CLAIMS.filter(({ pattern }) => pattern.test(name))
  const paragraphs = [
    [
      OPENINGS[kind](JOIN[locale](flavours), cat)[locale],
      ...claims.map(({ sentence }) => sentence[locale]),
    ].join(' '),
    SERVING[`${drawing.kind}/${drawing.form}`]?.[locale],
  ]
  const [first = '', ...others] = flavours
  const separator = locale === 'en' ? ', ' : '، '
  const share = locale === 'en' ? `${first} ${SHARES[kind]} %` : `${first} ${SHARES[kind]}٪`
  const rest = others.map((other) => (locale === 'en' ? other.toLowerCase() : other))
  return {
    description: paragraphs.filter(Boolean).join('\n\n'),
    composition: /freeze-dried/i.test(name)
      ? `${first} 100${locale === 'en' ? ' %' : '٪'}.`
      : [share, ...rest, FURTHER[kind][locale]].join(separator),
    feedingGuide: guideOf(kind, cat, product)[locale],
    facts: [...claims.map(({ fact }) => fact[locale]), BASICS[kind][locale]],
  }
}
