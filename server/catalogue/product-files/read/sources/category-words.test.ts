import { expect, test } from 'vitest'
import { categoriesOfWords } from './category-words'

test.each([
  [['Dry Food', 'cats, new'], '', ['catdryfood']],
  [['Dogs > Wet food'], '', ['dogwetfood']],
  [['Cat Food'], '', ['catfood']],
  [['Food', 'dry', 'wet', 'kitten'], '', ['catfood']],
  [['Food'], 'Puppy Chicken', ['dogfood']],
  [['Food', 'cat', 'dog'], '', ['catfood', 'dogfood']],
  [['Pet food'], 'Chicken', ['allfood']],
  [['Treats', 'dental'], 'Dog Sticks', ['dogtreats']],
  [['Snacks'], 'Crunch', ['alltreats']],
  [['Toys'], '', ['toys']],
  [['Accessories > Collars'], '', ['accessories']],
  [['Flea & Tick'], '', ['fleasandticks']],
  [['قطط > طعام جاف'], '', ['catdryfood']],
  [['أكل كلاب', 'رطب'], '', ['dogwetfood']],
  [['مكافآت للكلاب'], '', ['dogtreats']],
  [['رمل القطط'], '', ['litters']],
  [['ألعاب'], '', ['toys']],
  [['العناية بالأسنان'], '', ['dentalCare']],
  [['الأطواق والسلاسل', 'طَوْق'], '', ['accessories']],
  // Nothing clear.
  [['Dry'], 'Towel', []],
  [['New', 'Sale', 'Egypt'], 'Cat something', []],
  [['Catalogue', 'Hotdog', 'Foodie'], '', []],
  [[], 'Cat Food', []],
])('%j of “%s” means %j', (texts, name, categories) => {
  expect(categoriesOfWords(texts, name).toSorted()).toEqual(categories.toSorted())
})
