import { product } from '../demo-product'

export const catToys = [
  product('Farfour Feather Wand Cat Toy', 'فرفور عصاية ريش لعبة قطط', 9_950, {
    kind: 'cat-toy',
    form: 'wand',
    pet: 'grey',
    scheme: 'rose',
  }),
  product('Farfour Felt Mouse Cat Toy, Set of 3', 'فرفور فار جوخ لعبة قطط، طقم 3', 11_500, {
    kind: 'cat-toy',
    form: 'mice',
    pet: 'ginger',
    scheme: 'mint',
  }),
  product('Koura Bell Ball Cat Toy', 'كورة بجرس لعبة قطط', 4_500, {
    kind: 'cat-toy',
    form: 'bell-ball',
    pet: 'tuxedo',
    scheme: 'sky',
  }),
  product('Koura Three-Level Ball Tower Cat Toy', 'كورة برج كور 3 أدوار لعبة قطط', 28_950, {
    kind: 'cat-toy',
    form: 'tower',
    pet: 'calico',
    scheme: 'apricot',
  }),
  product('Farfour Catnip Fish Cat Toy', 'فرفور سمكة كات نيب لعبة قطط', 8_500, {
    kind: 'cat-toy',
    form: 'fish',
    pet: 'siamese',
    scheme: 'teal',
  }),
  product('Farfour Crinkle Tunnel Cat Toy 90 cm', 'فرفور نفق بيخرفش لعبة قطط 90 سم', 34_950, {
    kind: 'cat-toy',
    form: 'tunnel',
    pet: 'ginger',
    scheme: 'plum',
  }),
  product('Koura Wool Yarn Ball Cat Toy', 'كورة صوف لعبة قطط', 6_500, {
    kind: 'cat-toy',
    form: 'yarn',
    pet: 'cream',
    scheme: 'terracotta',
  }),
  product('Farfour Spring Bird Cat Toy', 'فرفور عصفورة بسوستة لعبة قطط', 7_995, {
    kind: 'cat-toy',
    form: 'bird',
    pet: 'grey',
    scheme: 'mustard',
  }),
  product('Farfour Scratching Post Cat Toy 45 cm', 'فرفور خراشة قطط 45 سم', 52_500, {
    kind: 'cat-toy',
    form: 'post',
    pet: 'tuxedo',
    scheme: 'sage',
  }),
]

export const dogToys = [
  product('Koura Cotton Rope Dog Toy', 'كورة حبل قطن لعبة كلاب', 9_500, {
    kind: 'dog-toy',
    form: 'rope',
    scheme: 'apricot',
  }),
  product('Nattat Rubber Bone Dog Toy', 'نطاط عضمة مطاط لعبة كلاب', 13_500, {
    kind: 'dog-toy',
    form: 'bone',
    scheme: 'teal',
  }),
  product('Koura Squeaky Tennis Ball Dog Toy, 3 Pack', 'كورة تنس بتصفر لعبة كلاب 3 قطع', 14_950, {
    kind: 'dog-toy',
    form: 'tennis',
    scheme: 'mustard',
  }),
  product('Nattat Plush Crocodile Dog Toy', 'نطاط تمساح قطيفة لعبة كلاب', 18_995, {
    kind: 'dog-toy',
    form: 'crocodile',
    scheme: 'sage',
  }),
  product('Koura Flying Disc Dog Toy', 'كورة طبق طاير فريسبي لعبة كلاب', 11_950, {
    kind: 'dog-toy',
    form: 'disc',
    scheme: 'terracotta',
  }),
  product('Nattat Snack Stuffer Dog Toy', 'نطاط لعبة كلاب بتتحشي سناكس', 21_500, {
    kind: 'dog-toy',
    form: 'stuffer',
    scheme: 'rose',
  }),
  product('Koura Tug Ring Dog Toy', 'كورة حلقة شد لعبة كلاب', 12_950, {
    kind: 'dog-toy',
    form: 'ring',
    scheme: 'plum',
  }),
  product('Nattat Plush Duck Dog Toy', 'نطاط بطة قطيفة لعبة كلاب', 17_500, {
    kind: 'dog-toy',
    form: 'duck',
    scheme: 'sky',
  }),
  product('Koura Floating Dumbbell Dog Toy', 'كورة دمبل عايم لعبة كلاب', 15_500, {
    kind: 'dog-toy',
    form: 'dumbbell',
    scheme: 'navy',
  }),
]
