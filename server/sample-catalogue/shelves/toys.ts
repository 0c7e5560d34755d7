import { product } from '../demo-product'

export const catToys = [
  product('Farfour Feather Wand Cat Toy', 9_950, {
    kind: 'cat-toy',
    form: 'wand',
    pet: 'grey',
    scheme: 'rose',
  }),
  product('Farfour Felt Mouse Cat Toy, Set of 3', 11_500, {
    kind: 'cat-toy',
    form: 'mice',
    pet: 'ginger',
    scheme: 'mint',
  }),
  product('Koura Bell Ball Cat Toy', 4_500, {
    kind: 'cat-toy',
    form: 'bell-ball',
    pet: 'tuxedo',
    scheme: 'sky',
  }),
  product('Koura Three-Level Ball Tower Cat Toy', 28_950, {
    kind: 'cat-toy',
    form: 'tower',
    pet: 'calico',
    scheme: 'apricot',
  }),
  product('Farfour Catnip Fish Cat Toy', 8_500, {
    kind: 'cat-toy',
    form: 'fish',
    pet: 'siamese',
    scheme: 'teal',
  }),
  product('Farfour Crinkle Tunnel Cat Toy 90 cm', 34_950, {
    kind: 'cat-toy',
    form: 'tunnel',
    pet: 'ginger',
    scheme: 'plum',
  }),
  product('Koura Wool Yarn Ball Cat Toy', 6_500, {
    kind: 'cat-toy',
    form: 'yarn',
    pet: 'cream',
    scheme: 'terracotta',
  }),
  product('Farfour Spring Bird Cat Toy', 7_995, {
    kind: 'cat-toy',
    form: 'bird',
    pet: 'grey',
    scheme: 'mustard',
  }),
  product('Farfour Scratching Post Cat Toy 45 cm', 52_500, {
    kind: 'cat-toy',
    form: 'post',
    pet: 'tuxedo',
    scheme: 'sage',
  }),
]

export const dogToys = [
  product('Koura Cotton Rope Dog Toy', 9_500, { kind: 'dog-toy', form: 'rope', scheme: 'apricot' }),
  product('Nattat Rubber Bone Dog Toy', 13_500, { kind: 'dog-toy', form: 'bone', scheme: 'teal' }),
  product('Koura Squeaky Tennis Ball Dog Toy, 3 Pack', 14_950, {
    kind: 'dog-toy',
    form: 'tennis',
    scheme: 'mustard',
  }),
  product('Nattat Plush Crocodile Dog Toy', 18_995, {
    kind: 'dog-toy',
    form: 'crocodile',
    scheme: 'sage',
  }),
  product('Koura Flying Disc Dog Toy', 11_950, {
    kind: 'dog-toy',
    form: 'disc',
    scheme: 'terracotta',
  }),
  product('Nattat Snack Stuffer Dog Toy', 21_500, {
    kind: 'dog-toy',
    form: 'stuffer',
    scheme: 'rose',
  }),
  product('Koura Tug Ring Dog Toy', 12_950, { kind: 'dog-toy', form: 'ring', scheme: 'plum' }),
  product('Nattat Plush Duck Dog Toy', 17_500, { kind: 'dog-toy', form: 'duck', scheme: 'sky' }),
  product('Koura Floating Dumbbell Dog Toy', 15_500, {
    kind: 'dog-toy',
    form: 'dumbbell',
    scheme: 'navy',
  }),
]
