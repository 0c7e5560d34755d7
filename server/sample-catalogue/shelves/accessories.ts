import { product } from '../demo-product'

export const leashesAndCollars = [
  product('Sikka Leather Dog Collar, Medium', 'سكة طوق جلد طبيعي للكلاب، مقاس وسط', 27_500, {
    kind: 'collar',
    form: 'leather',
    scheme: 'terracotta',
  }),
  product('Sikka Nylon Dog Leash 1.5 m', 'سكة ليش نايلون للكلاب 1.5 متر', 15_950, {
    kind: 'leash',
    form: 'nylon',
    scheme: 'teal',
  }),
  product('Sikka Cat Collar with Bell', 'سكة طوق قطط بجرس', 8_950, {
    kind: 'collar',
    form: 'bell',
    scheme: 'rose',
  }),
  product('Sikka Retractable Dog Leash 5 m', 'سكة ليش أوتوماتيك للكلاب 5 متر', 34_500, {
    kind: 'leash',
    form: 'retractable',
    scheme: 'mustard',
  }),
  product('Sikka Bow Tie Cat Collar', 'سكة طوق قطط بفيونكة', 11_500, {
    kind: 'collar',
    form: 'bow',
    scheme: 'navy',
  }),
  product('Sikka Climbing Rope Dog Leash 1.8 m', 'سكة ليش حبل متين للكلاب 1.8 متر', 24_950, {
    kind: 'leash',
    form: 'rope',
    scheme: 'plum',
  }),
  product('Sikka Reflective Dog Collar, Large', 'سكة طوق كلاب عاكس للضوء، مقاس كبير', 18_500, {
    kind: 'collar',
    form: 'reflective',
    scheme: 'apricot',
  }),
  product('Sikka Hands-Free Running Dog Leash', 'سكة ليش للجري بحزام وسط للكلاب', 39_950, {
    kind: 'leash',
    form: 'hands-free',
    scheme: 'sky',
  }),
  product('Sikka Khayamiya Pattern Dog Collar', 'سكة طوق كلاب بنقشة الخيامية', 22_500, {
    kind: 'collar',
    form: 'patterned',
    scheme: 'teal',
  }),
  product('Sikka Cat Leash & Harness Set', 'سكة طقم هارنس وليش للقطط', 26_500, {
    kind: 'leash',
    form: 'harness',
    scheme: 'mint',
  }),
]

export const cratesAndBrushes = [
  product('Safar Wire Dog Crate, Two Doors 91 cm', 'سفر قفص كلاب سلك ببابين 91 سم', 329_500, {
    kind: 'crate',
    form: 'wire',
    pet: 'baladi',
    scheme: 'navy',
  }),
  product('Naama Slicker Brush for Dogs', 'ناعمة فرشة سليكر للكلاب', 14_500, {
    kind: 'brush',
    form: 'slicker',
    pet: 'golden',
    scheme: 'teal',
  }),
  product('Safar Soft-Sided Cat Travel Crate', 'سفر بوكس سفر قماش للقطط', 118_500, {
    kind: 'crate',
    form: 'soft',
    pet: 'ginger',
    scheme: 'plum',
  }),
  product('Naama Self-Cleaning Cat Brush', 'ناعمة فرشة قطط بزرار تنضيف', 19_950, {
    kind: 'brush',
    form: 'self-cleaning',
    pet: 'grey',
    scheme: 'apricot',
  }),
  product('Safar Airline Dog Crate 68 cm', 'سفر بوكس طيران للكلاب 68 سم', 245_000, {
    kind: 'crate',
    form: 'airline',
    pet: 'spotted',
    scheme: 'sky',
  }),
  product(
    'Naama Deshedding Brush for Dogs, Large',
    'ناعمة فرشة للشعر المتساقط للكلاب، كبيرة',
    22_950,
    {
      kind: 'brush',
      form: 'deshedding',
      pet: 'shepherd',
      scheme: 'terracotta',
    },
  ),
  product('Safar Folding Cat Crate 48 cm', 'سفر قفص قطط بيتطبق 48 سم', 89_950, {
    kind: 'crate',
    form: 'folding',
    pet: 'cream',
    scheme: 'sage',
  }),
  product('Naama Double-Sided Pin Brush for Cats', 'ناعمة فرشة وشين للقطط', 13_995, {
    kind: 'brush',
    form: 'double',
    pet: 'siamese',
    scheme: 'rose',
  }),
]
