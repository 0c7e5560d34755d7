import { product } from '../demo-product'

export const beds = [
  product('Hodn Fluffy Donut Cat Bed 50 cm', 'حضن سرير دونات فرو للقطط 50 سم', 64_950, {
    kind: 'bed',
    form: 'donut',
    pet: 'ginger',
    scheme: 'sand',
  }),
  product('Hodn Orthopaedic Sofa Dog Bed 90 cm', 'حضن كنبة طبية للكلاب 90 سم', 189_500, {
    kind: 'bed',
    form: 'sofa',
    pet: 'baladi',
    scheme: 'navy',
  }),
  product('Dafa Felt Cave Cat Bed 40 cm', 'دفا سرير كهف جوخ للقطط 40 سم', 57_500, {
    kind: 'bed',
    form: 'cave',
    pet: 'grey',
    scheme: 'apricot',
  }),
  product('Bedouin Woven Dog Bed Mat 80 x 60 cm', 'بدوين مرتبة كليم للكلاب 80 × 60 سم', 72_500, {
    kind: 'bed',
    form: 'mat',
    pet: 'brown',
    scheme: 'terracotta',
  }),
  product('Dafa Window Hammock Cat Bed', 'دفا مرجيحة شباك للقطط', 49_950, {
    kind: 'bed',
    form: 'hammock',
    pet: 'tuxedo',
    scheme: 'sage',
  }),
  product('Hodn Fluffy Donut Dog Bed 80 cm', 'حضن سرير دونات فرو للكلاب 80 سم', 119_500, {
    kind: 'bed',
    form: 'donut',
    pet: 'spotted',
    scheme: 'rose',
  }),
  product('Dafa Palm-Weave Basket Cat Bed 45 cm', 'دفا سرير سبت خوص للقطط 45 سم', 68_500, {
    kind: 'bed',
    form: 'basket',
    pet: 'calico',
    scheme: 'teal',
  }),
  product(
    'Hodn Cooling Gel Dog Bed 100 x 70 cm',
    'حضن مرتبة جل مبردة للكلاب 100 × 70 سم',
    134_950,
    {
      kind: 'bed',
      form: 'mat',
      pet: 'golden',
      scheme: 'sky',
    },
  ),
  product('Dafa Little Sofa Cat Bed 55 cm', 'دفا كنبة صغيرة للقطط 55 سم', 84_500, {
    kind: 'bed',
    form: 'sofa',
    pet: 'cream',
    scheme: 'plum',
  }),
  product('Dafa Raised Camp Dog Bed 110 cm', 'دفا سرير مرفوع للكلاب 110 سم', 145_000, {
    kind: 'bed',
    form: 'camp',
    pet: 'slate',
    scheme: 'mustard',
  }),
]
