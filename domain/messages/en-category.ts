/** English texts of the category pages. */
export const categoryTexts = {
  'category.allfood.description':
    'Dry and wet food for cats and dogs of every age, delivered across Egypt with cash on delivery.',
  'category.catfood.description':
    'Dry and wet food for kittens, adult and senior cats. Prices in EGP, cash on delivery.',
  'category.catdryfood.description':
    'Crunchy complete meals for cats, from small bags to family sacks. Prices in EGP.',
  'category.catwetfood.description':
    'Pouches, tins and pâtés that cats lick clean. Prices in EGP, cash on delivery.',
  'category.dogfood.description':
    'Dry and wet food for puppies, adult and senior dogs. Prices in EGP, cash on delivery.',
  'category.dogdryfood.description':
    'Complete dry meals for small, medium and large dogs. Prices in EGP.',
  'category.dogwetfood.description':
    'Tins and trays with meat dogs can smell from the hallway. Prices in EGP.',
  'category.alltreats.description':
    'Rewards, chews and snacks for cats and dogs. Prices in EGP, cash on delivery.',
  'category.cattreats.description': 'Creamy sticks, crunchy bites and snacks for cats.',
  'category.dogtreats.description': 'Chews, biscuits and training rewards for dogs.',
  'category.alltoysandbowls.description':
    'Toys to chase and chew, bowls to eat and drink from, for cats and dogs.',
  'category.toys.description': 'Balls, mice, ropes and wands for cats and dogs.',
  'category.bowls.description': 'Steel, ceramic and slow-feeding bowls for cats and dogs.',
  'category.beds.description': 'Soft beds, cushions and caves for cats and dogs of every size.',
  'category.litters.description': 'Clumping, crystal and plant litters that keep a home fresh.',
  'category.healthcare.description':
    'Care for ears, eyes, teeth and coats, and protection from ticks and fleas.',
  'category.earcare.description': 'Drops and wipes that keep ears clean and calm.',
  'category.eyecare.description': 'Gentle drops and wipes for bright eyes.',
  'category.grooming.description': 'Shampoos, gloves and tools for a clean, soft coat.',
  'category.dentalCare.description': 'Pastes, chews and rinses for healthy teeth.',
  'category.fleasandticks.description': 'Sprays, drops and collars against ticks and fleas.',
  'category.accessories.description': 'Leashes, collars, brushes and crates for walks and travel.',
} as const
