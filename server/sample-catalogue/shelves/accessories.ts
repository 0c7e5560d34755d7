import { product } from '../demo-product'

export const leashesAndCollars = [
  product('Sikka Leather Dog Collar, Medium', 27_500, {
    kind: 'collar',
    form: 'leather',
    scheme: 'terracotta',
  }),
  product('Sikka Nylon Dog Leash 1.5 m', 15_950, { kind: 'leash', form: 'nylon', scheme: 'teal' }),
  product('Sikka Cat Collar with Bell', 8_950, { kind: 'collar', form: 'bell', scheme: 'rose' }),
  product('Sikka Retractable Dog Leash 5 m', 34_500, {
    kind: 'leash',
    form: 'retractable',
    scheme: 'mustard',
  }),
  product('Sikka Bow Tie Cat Collar', 11_500, { kind: 'collar', form: 'bow', scheme: 'navy' }),
  product('Sikka Climbing Rope Dog Leash 1.8 m', 24_950, {
    kind: 'leash',
    form: 'rope',
    scheme: 'plum',
  }),
  product('Sikka Reflective Dog Collar, Large', 18_500, {
    kind: 'collar',
    form: 'reflective',
    scheme: 'apricot',
  }),
  product('Sikka Hands-Free Running Dog Leash', 39_950, {
    kind: 'leash',
    form: 'hands-free',
    scheme: 'sky',
  }),
  product('Sikka Khayamiya Pattern Dog Collar', 22_500, {
    kind: 'collar',
    form: 'patterned',
    scheme: 'teal',
  }),
  product('Sikka Cat Leash & Harness Set', 26_500, {
    kind: 'leash',
    form: 'harness',
    scheme: 'mint',
  }),
]

export const cratesAndBrushes = [
  product('Safar Wire Dog Crate, Two Doors 91 cm', 329_500, {
    kind: 'crate',
    form: 'wire',
    pet: 'baladi',
    scheme: 'navy',
  }),
  product('Naama Slicker Brush for Dogs', 14_500, {
    kind: 'brush',
    form: 'slicker',
    pet: 'golden',
    scheme: 'teal',
  }),
  product('Safar Soft-Sided Cat Travel Crate', 118_500, {
    kind: 'crate',
    form: 'soft',
    pet: 'ginger',
    scheme: 'plum',
  }),
  product('Naama Self-Cleaning Cat Brush', 19_950, {
    kind: 'brush',
    form: 'self-cleaning',
    pet: 'grey',
    scheme: 'apricot',
  }),
  product('Safar Airline Dog Crate 68 cm', 245_000, {
    kind: 'crate',
    form: 'airline',
    pet: 'spotted',
    scheme: 'sky',
  }),
  product('Naama Deshedding Brush for Dogs, Large', 22_950, {
    kind: 'brush',
    form: 'deshedding',
    pet: 'shepherd',
    scheme: 'terracotta',
  }),
  product('Safar Folding Cat Crate 48 cm', 89_950, {
    kind: 'crate',
    form: 'folding',
    pet: 'cream',
    scheme: 'sage',
  }),
  product('Naama Double-Sided Pin Brush for Cats', 13_995, {
    kind: 'brush',
    form: 'double',
    pet: 'siamese',
    scheme: 'rose',
  }),
]
