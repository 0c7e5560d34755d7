import type { Locale } from '#domain/messages/locale'

/** A review that came with the sample catalogue; nobody wrote it. */
export interface SampleReview {
  readonly author: string
  readonly locale: Locale
  readonly stars: number
  /** How long before the catalogue was added. */
  readonly daysAgo: number
  readonly text: string | null
  /** Of the owner. */
  readonly answer: string | null
}

const inLanguage =
  (locale: Locale) =>
  (author: string, stars: number, daysAgo: number, text: string | null, answer?: string) => ({
    author,
    locale,
    stars,
    daysAgo,
    text,
    answer: answer ?? null,
  })

const en = inLanguage('en')
const ar = inLanguage('ar')

/** By the English name of the product. */
export const SAMPLE_REVIEWS: Readonly<Record<string, readonly SampleReview[]>> = {
  'River Cat Dry Salmon & Rice Cat Food 1.5 kg': [
    ar('منة', 5, 6, 'القطة كانت رافضة أي دراي فود، ده أول نوع تخلّص الطبق بتاعه.'),
    en('Karim', 5, 19, 'Coat is visibly softer after a month. The zip on the bag keeps it fresh.'),
    ar('هبة', 4, 41, 'حلو جدًا وريحته هادية. كنت أتمنى الكيس الصغير يبقى أرخص شوية.'),
    en('Nadine', 5, 72, 'Both of my cats switched from another brand in a week, no upset tummies.'),
    ar('محمود', 4, 118, null),
  ],
  'Koura Cotton Rope Dog Toy': [
    ar('يوسف', 5, 24, 'الكلب بيشد فيه كل يوم بقاله شهرين ولسه سليم.'),
    en(
      'Farida',
      3,
      63,
      'Fun, but the ends started to fray after two weeks with my Labrador.',
      'Thank you for telling us. Trim loose threads so that none are swallowed; for strong jaws we suggest the rubber bone.',
    ),
  ],
  'Felucat Wet Tuna in Jelly Cat Food 85 g': [
    ar('سلمى', 5, 11, 'بتسمع صوت الكيس بتيجي جري! الجيلي كتير والقطع واضحة.'),
    en('Omar', 4, 50, 'Great for a fussy cat. One pouch is a full meal for a small adult.'),
  ],
  'Baladog Dry Beef & Rice Dog Food 10 kg': [
    ar('أحمد', 5, 9, 'عندي كلبين بلدي، الكيس بيكفيهم شهر تقريبًا. هضمهم بقى أحسن بكتير.'),
    en('Laila', 5, 33, 'Good kibble size and no more scratching. Best value for a big dog.'),
    ar('مروان', 4, 58, 'الأكل ممتاز، بس الكيس تقيل جدًا على الدور الرابع!'),
    en('Hany', 4, 97, 'My German mix eats it happily. Delivered the next day in Maadi.'),
  ],
  'Farfour Feather Wand Cat Toy': [
    ar('ندى', 5, 4, 'أحسن حاجة جبتها للقطة، بنلعب بيها كل يوم قبل النوم.'),
    en(
      'Youssef',
      4,
      29,
      'She goes mad for it. Put it away after playing, she will eat the feathers.',
    ),
    ar(
      'ريم',
      2,
      66,
      'الريش اتخلع من أول أسبوع.',
      'نعتذر عن ذلك. غيّرنا طريقة تثبيت الريش، وتواصلنا معك لإرسال بديل.',
    ),
  ],
  'Hodn Fluffy Donut Cat Bed 50 cm': [
    en('Mariam', 5, 14, 'He has not left it since it arrived. Washes well on a gentle cycle.'),
    ar('دينا', 5, 38, 'فروها ناعم جدًا ودافية في الشتا. قطتين بيتخانقوا عليها!'),
    en('Tarek', 4, 85, 'Very soft. Size up if your cat is over 5 kg.'),
  ],
  'Balah Baked Dog Treats, Peanut & Date Bones 300 g': [
    ar('نور', 5, 21, 'ريحتها زي بسكوت العيد! الكلب بيعمل أي حاجة عشانها.'),
  ],
  'Tabaq Ceramic Cat Bowl, Fish Pattern 350 ml': [
    en('Salma', 5, 46, 'Heavy enough not to slide around, and prettier than in the picture.'),
  ],
  'Loulou Crunchy Cat Treats, Salmon 60 g': [
    ar('آية', 5, 8, 'باستخدمها في قص الضوافر، بقت تقعد هادية.'),
    en('Sherif', 4, 55, 'Crunchy and small, good for training. The bag empties too quickly!'),
  ],
  'Sikka Leather Dog Collar, Medium': [
    en('Hassan', 5, 17, 'Real leather, solid buckle. It got softer after a few walks.'),
    ar('مصطفى', 4, 49, 'خامته ممتازة. قيسوا رقبة الكلب الأول، المقاس مظبوط على الآخر.'),
    en('Jana', 5, 90, 'Looks great on our baladi and survived a swim in Sahel.'),
  ],
  'Siwa Clumping Cat Litter, Unscented 10 L': [
    ar('إيمان', 5, 3, 'بيتكتل بسرعة ومفيش ريحة خالص. بقالي سنة مش بغيّره.'),
    en('Amr', 4, 22, 'Clumps hard and is easy to scoop. A little dust when pouring.'),
    ar('شيماء', 5, 44, 'من غير ريحة فعلًا، وده المهم عشان عندي حساسية.'),
    en('Dalia', 5, 70, 'One bag lasts about three weeks with two cats. Will buy again.'),
    ar(
      'خالد',
      3,
      104,
      'كويس بس الكيس وصل مفتوح من طرفه.',
      'نأسف لما حدث. أصبحنا نغلّف أكياس الرمل بطبقة إضافية قبل الشحن.',
    ),
  ],
  'Naama Oatmeal Grooming Shampoo for Dogs 500 ml': [
    en('Malak', 5, 26, 'Calmed his itchy skin, and the smell is mild. Rinses out easily.'),
    ar('عمر', 4, 61, 'الشعر بقى ناعم وبيلمع. الرغوة قليلة بس بينضف كويس.'),
  ],
  'Nada Gentle Ear Cleaner for Cats & Dogs 120 ml': [
    ar('هاجر', 5, 35, 'الدكتور رشحهولي. سهل ومش بيضايق القطة.'),
  ],
  'Safar Wire Dog Crate, Two Doors 91 cm': [
    en('Ramy', 5, 31, 'Sturdy, folds flat, and the second door helps in a small room.'),
    ar(
      'عبد الرحمن',
      3,
      79,
      'القفص متين، بس الصينية اللي تحت رفيعة شوية.',
      'شكرًا لملاحظتك، نقلناها إلى المورّد. الصينية متاحة كقطعة بديلة إذا احتجت إليها.',
    ),
  ],
  'Felucat Dry Chicken & Pumpkin Cat Food 3 kg': [
    ar('رانيا', 5, 13, 'القرع العسلي فرق في هضمها. وبتحبه أكتر من الفراخ لوحدها.'),
    en('Ziad', 4, 52, 'Good ingredients for the price. My older cat soaks hers in water.'),
  ],
  'Nattat Rubber Bone Dog Toy': [
    en('Mostafa', 5, 40, 'Finally something my puppy cannot destroy in one evening.'),
  ],
  'Hodn Orthopaedic Sofa Dog Bed 90 cm': [
    ar('سارة', 5, 18, 'كلبي عنده 11 سنة ومفاصله تعبانة، بقى ينام طول الليل من غير ما يقوم.'),
    en(
      'Adham',
      4,
      76,
      'The foam is really firm. The cover picks up hair, but it comes off to wash.',
    ),
  ],
  'Tabaq Stainless Steel Dog Bowl 1.2 L': [ar('حسام', 5, 57, 'مش بيتحرك من مكانه وسهل في الغسيل.')],
  'Loulou Creamy Cat Treat Tubes, Tuna 4 x 14 g': [
    en('Hana', 5, 5, 'The only way I can give her medicine. She thinks it is a party.'),
    ar('منى', 5, 28, 'بتاكله من إيدي لحد آخر نقطة. هطلب العلبة الكبيرة لو نزلت.'),
    ar('بسنت', 4, 68, null),
  ],
  'Sikka Nylon Dog Leash 1.5 m': [
    en(
      'Seif',
      4,
      47,
      'Simple and strong, with a comfortable handle. Good length for busy streets.',
    ),
  ],
  'Mishmish Hooded Cat Litter Box, Large': [
    ar('أميرة', 5, 16, 'الرمل مبقاش يطلع بره خالص، والباب بيمنع الريحة.'),
    en('Bassel', 4, 82, 'Roomy even for my Maine Coon mix. Takes up space in the bathroom.'),
  ],
  'Oasis Dog Wet Chicken & Rice Dog Food 400 g': [
    ar('محمد', 4, 36, 'بحطه فوق الدراي فود وبيخلص الطبق كله. ريحته كويسة.'),
  ],
  'Haris Ticks & Fleas Spot-On for Cats, 3 Pipettes': [
    en('Nour', 5, 23, 'No more fleas after two days. Easy to apply behind the neck.'),
    ar('مي', 4, 64, 'جاب نتيجة من أول مرة، بس استنوا يومين قبل الحمام.'),
  ],
  'Koura Squeaky Tennis Ball Dog Toy, 3 Pack': [
    ar('كريم', 4, 42, 'الصفارة عالية شوية على الجيران، بس الكلب مبسوط جدًا!'),
  ],
  'Dafa Felt Cave Cat Bed 40 cm': [
    en('Yara', 5, 12, 'My shy rescue hides in it when guests come. Lovely thick felt.'),
    ar('ليلى', 5, 54, 'شكلها تحفة في الصالة، والقطة نايمة جواها طول اليوم.'),
  ],
  'Moya Quiet Fountain Cat Water Bowl 2 L': [
    ar('ياسمين', 5, 7, 'بقت تشرب مياه أكتر بكتير، والصوت يكاد ميتسمعش.'),
    en('Mazen', 5, 30, 'Quiet enough for the bedroom. I rinse the pump once a week.'),
    en(
      'Ingy',
      3,
      60,
      'Works well, but I could not find spare filters in the shop.',
      'Thank you! Replacement filters are on their way to us and will be in the shop soon.',
    ),
    ar('طارق', 4, 95, 'فكرة ممتازة في الصيف. التنضيف سهل بس لازم كل أسبوع.'),
  ],
  'Tabaq Slow Feeder Dog Bowl 800 ml': [
    en('Habiba', 5, 20, 'Dinner takes ten minutes instead of one. No more hiccups.'),
    ar('إسلام', 4, 74, 'بياكل براحة فعلًا. غسيله محتاج فرشة صغيرة.'),
  ],
  'Raml Crystal Cat Litter 3.8 L': [
    en(
      'Aly',
      2,
      48,
      'It keeps smells away, but my cat does not like the feel and uses the bath mat instead.',
      'Some cats need time: mix it with the old litter for a week or two, a little more each day.',
    ),
  ],
  'Farfour Scratching Post Cat Toy 45 cm': [
    ar('روان', 5, 10, 'أنقذ الكنبة! من أول يوم وهي بتخربش فيه.'),
    en('Sandra', 5, 39, 'Stable base, thick rope. Easy to put together without tools.'),
    ar('مازن', 4, 88, 'متين جدًا، بس قصير على القطط الكبيرة.'),
  ],
  'Sikka Retractable Dog Leash 5 m': [
    ar('هشام', 4, 27, 'الزرار سلس والفرملة بتمسك كويس. مش للكلاب فوق 25 كيلو.'),
    en('Perihan', 5, 69, 'Gives him room in the park and locks at once near cars.'),
  ],
  'Farfour Crinkle Tunnel Cat Toy 90 cm': [
    en('Lara', 5, 34, 'Three kittens, one tunnel, hours of chaos. Folds away flat.'),
  ],
  'Naama Self-Cleaning Cat Brush': [
    ar('إسراء', 5, 15, 'بتشيل شعر كتير جدًا، وبزرار واحد بتنضف. مريحة في الإيد.'),
  ],
}
