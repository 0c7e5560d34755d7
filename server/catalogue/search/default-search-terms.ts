import { KNOWN_BRANDS } from '#domain/search/known-brands'

/** Terms that mean the same in every pet shop of Egypt; the owner adds others. */
export const DEFAULT_SEARCH_TERMS: readonly (readonly string[])[] = [
  // Animals, with plurals that have another stem.
  ['cat', 'cats', 'قطة', 'قط', 'قطط', 'بسة', 'بسس', 'kitty'],
  ['dog', 'dogs', 'كلب', 'كلاب', 'كلبة'],
  ['kitten', 'kitty', 'كيتن', 'قطط صغيرة', 'قطة صغيرة'],
  ['puppy', 'puppies', 'بابي', 'جرو', 'جراوي', 'جراء', 'كلاب صغيرة', 'كلب صغير'],
  // Food.
  ['food', 'طعام', 'اكل', 'غذاء', 'وجبة', 'وجبات', 'فود'],
  ['dry', 'جاف', 'ناشف', 'دراي'],
  ['dry food', 'دراي فود', 'اكل جاف', 'طعام جاف', 'اكل ناشف', 'دراي'],
  ['wet', 'رطب', 'ويت'],
  ['wet food', 'ويت فود', 'اكل رطب', 'طعام رطب', 'معلبات', 'علب', 'كانز', 'canned food'],
  ['pouch', 'pouches', 'باوتش', 'باوتشات', 'بوتش', 'ظرف', 'اظرف'],
  ['treat', 'treats', 'snack', 'snacks', 'تريت', 'تريتس', 'مكافأة', 'مكافآت', 'سناك', 'سناكس'],
  ['chicken', 'فراخ', 'دجاج', 'فرخة'],
  ['beef', 'لحم بقري', 'لحمة بقري'],
  ['meat', 'beef', 'lamb', 'لحم', 'لحمة', 'لحوم'],
  ['lamb', 'ضاني', 'لحم ضاني', 'خروف', 'غنم'],
  ['salmon', 'سالمون', 'سلمون', 'سلامون'],
  ['tuna', 'تونة', 'تونا', 'تون'],
  ['fish', 'سمك', 'اسماك', 'سمكة'],
  ['turkey', 'ديك رومي', 'رومي'],
  ['duck', 'بط', 'بطة'],
  ['shrimp', 'prawn', 'جمبري', 'روبيان'],
  ['liver', 'كبدة'],
  ['milk', 'لبن', 'حليب'],
  ['rice', 'ارز', 'رز'],
  ['cheese', 'جبنة', 'جبن'],
  ['grain free', 'بدون حبوب', 'خالي من الحبوب', 'جرين فري'],
  ['sterilised', 'sterilized', 'neutered', 'معقم', 'معقمة', 'تعقيم'],
  ['senior', 'كبيرة في السن', 'كبار السن', 'عجوز'],
  // Litter.
  ['litter', 'sand', 'cat sand', 'cat litter', 'رمل', 'رمل قطط', 'تراب', 'تراب قطط', 'ليتر'],
  [
    'litter box',
    'litter tray',
    'cat toilet',
    'ليتر بوكس',
    'صندوق رمل',
    'صينية رمل',
    'حمام قطط',
    'علبة رمل',
  ],
  ['scoop', 'shovel', 'جاروف', 'مجرفة', 'سكوب'],
  ['crystal', 'silica', 'كريستال', 'سيليكا'],
  // Toys, beds, bowls.
  ['toy', 'toys', 'لعبة', 'لعب', 'العاب'],
  ['ball', 'balls', 'كورة', 'كرة', 'كور'],
  ['scratching post', 'scratcher', 'scratch post', 'خراشة', 'خربوش', 'خرابيش', 'عمود خربشة'],
  ['flying disc', 'frisbee', 'فريسبي', 'طبق طاير'],
  ['plush', 'soft toy', 'قطيفة', 'دبدوب'],
  ['catnip', 'كات نيب', 'كاتنيب', 'نعناع القطط'],
  ['bed', 'beds', 'سرير', 'سراير', 'اسرة', 'مرتبة', 'مراتب', 'مخدة'],
  ['orthopaedic', 'orthopedic', 'طبي', 'طبية'],
  ['bowl', 'bowls', 'dish', 'بولة', 'بولات', 'طبق', 'اطباق', 'طبق اكل', 'اطباق اكل'],
  ['fountain', 'نافورة', 'فاونتن'],
  ['stainless', 'ستانلس', 'ستيل', 'استانلس'],
  // Walking and travelling.
  ['collar', 'collars', 'طوق', 'اطواق', 'كولار'],
  ['leash', 'lead', 'leashes', 'ليش', 'سلسلة', 'سلاسل', 'حبل مشي', 'مقود'],
  ['harness', 'هارنس', 'صدرية'],
  ['crate', 'carrier', 'cage', 'crates', 'قفص', 'اقفاص', 'شنطة', 'بوكس سفر', 'شنطة سفر', 'كاريير'],
  // Care.
  ['flea', 'fleas', 'برغوث', 'براغيث'],
  ['tick', 'ticks', 'قراد', 'قرادة'],
  ['spot on', 'flea drops', 'امبول', 'امبولات', 'نقط براغيث'],
  ['shampoo', 'شامبو', 'شامبوهات'],
  ['toothpaste', 'معجون اسنان', 'معجون'],
  ['toothbrush', 'tooth brush', 'فرشاة اسنان', 'فرشة اسنان', 'فرش اسنان'],
  ['dental', 'teeth', 'tooth', 'اسنان', 'سنان'],
  ['ear', 'اذن', 'ودن', 'ودان', 'اذان'],
  ['eye', 'عين', 'عيون', 'عنين'],
  ['drop', 'drops', 'قطرة', 'نقط', 'قطرات'],
  ['clean', 'cleaner', 'cleaning', 'منظف', 'تنظيف', 'تنضيف', 'غسول'],
  ['wipes', 'مناديل', 'مناديل مبللة', 'وايبس'],
  ['brush', 'comb', 'brushes', 'فرشة', 'فرش', 'فرشاة', 'مشط', 'فرشة شعر', 'فرشاة شعر'],
  [
    'nail clipper',
    'nail cutter',
    'claw clipper',
    'قصافة ضوافر',
    'قصافة اظافر',
    'مقص ضوافر',
    'مقص اظافر',
  ],
  ['spray', 'بخاخ', 'سبراي'],
  ['powder', 'بودرة', 'باودر'],
  ['hairball', 'hair ball', 'كرات الشعر', 'كرة الشعر'],
  ['lavender', 'لافندر', 'خزامى'],
  // Sizes.
  ['kg', 'kilo', 'كجم', 'كيلو', 'ك'],
  ['g', 'gram', 'grams', 'جم', 'جرام'],
  ['l', 'litre', 'liter', 'لتر'],
  ['ml', 'مل', 'مللي'],
  ['cm', 'سم', 'سنتي'],
  ['large', 'كبير', 'كبيرة'],
  ['small', 'صغير', 'صغيرة'],
  ...KNOWN_BRANDS.map(({ name, nameAr, spellings }) => [
    name.replace('’', ''),
    nameAr,
    ...spellings,
  ]),
]

/**
 * Search terms for problems of pets, with the terms that solve them. The synonymy is one-way: searches for a solution
 * do not match the problem.
 */
export const PROBLEM_TERMS: readonly (readonly [
  asked: readonly string[],
  answers: readonly string[],
])[] = [
  [
    ['insects', 'bugs', 'parasites', 'lice', 'حشرات', 'حشرة', 'طفيليات', 'قمل'],
    ['flea', 'tick'],
  ],
  [
    ['dandruff', 'flaky skin', 'قشرة', 'قشر', 'قشرة الشعر'],
    ['shampoo', 'sensitive skin'],
  ],
  [
    ['smell', 'smelly', 'odour', 'odor', 'stink', 'رائحة', 'ريحة', 'روائح', 'ريحة وحشة'],
    ['litter', 'shampoo', 'wipes'],
  ],
  [['bad breath', 'breath', 'ريحة الفم', 'رائحة الفم', 'ريحة البق'], ['dental']],
  [
    ['shedding', 'hair loss', 'تساقط', 'تساقط الشعر', 'شعر متساقط', 'وقوع الشعر', 'شعر بيقع'],
    ['brush', 'glove', 'deshedding'],
  ],
  [
    ['itch', 'itching', 'itchy', 'حكة', 'هرش'],
    ['flea', 'shampoo', 'sensitive skin'],
  ],
  [['tear stains', 'tears', 'دموع', 'بقع العين'], ['eye']],
  [['tartar', 'plaque', 'جير', 'جير الاسنان'], ['dental']],
]

/** Words that ask for products on offer. */
export const OFFER_TERMS: readonly string[] = [
  'offer',
  'offers',
  'on offer',
  'sale',
  'sales',
  'deal',
  'deals',
  'discount',
  'discounts',
  'عرض',
  'عروض',
  'خصم',
  'خصومات',
  'تخفيض',
  'تخفيضات',
  'اوفر',
  '3ard',
  '3orod',
  '3rod',
  'khasm',
  '5asm',
]
