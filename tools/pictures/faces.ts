import { BLUSH, INK } from './palettes'
import { type CatCoat, type DogCoat, PETS, type PetName } from './pets'
import { bothSides, circle, ellipse, path, stroke } from './shapes'

export type Mood = 'awake' | 'asleep' | 'happy'

interface Eyes {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly iris: string
  /** The colour of a closed eye. */
  readonly lid: string
}

function eyes(mood: Mood, { x, y, size, iris, lid }: Eyes): string {
  if (mood === 'asleep') {
    return bothSides(stroke(`M${x - 12} ${y} q12 11 24 0`, lid, 5))
  }
  if (mood === 'happy') {
    return bothSides(stroke(`M${x - 11} ${y + 5} q11 -14 22 0`, lid, 5.5))
  }
  return (
    bothSides(ellipse(x, y, size, size * 1.14, iris) + ellipse(x, y, size * 0.72, size, INK)) +
    circle(-x + size * 0.3, y - size * 0.4, size * 0.32, '#fff') +
    circle(x + size * 0.3, y - size * 0.4, size * 0.32, '#fff')
  )
}

function catMarkings(coat: CatCoat): string {
  switch (coat.pattern) {
    case 'tabby':
      return (
        stroke('M0 -66V-40M-21 -63l4 20M21 -63l-4 20', coat.marking, 9) +
        bothSides(stroke('M-82 2l19 3M-80 24l17 0', coat.marking, 8))
      )
    case 'tuxedo':
      return path(
        'M0 -34C12 -4 30 10 44 30C50 56 24 72 0 72C-24 72 -50 56 -44 30C-30 10 -12 -4 0 -34Z',
        coat.muzzle,
      )
    case 'calico':
      return (
        path(
          'M-4 -69C-48 -68 -82 -38 -84 4C-62 18 -22 -2 -12 -30C-8 -44 -6 -56 -4 -69Z',
          coat.marking,
        ) + path('M12 -68C48 -64 76 -40 82 -8C62 -2 34 -22 12 -68Z', '#59504c')
      )
    case 'points':
      return ellipse(0, 24, 50, 44, coat.marking, 'opacity=".9"')
    case 'plain':
      return stroke('M0 -66V-48M-18 -63l3 14M18 -63l-3 14', coat.marking, 7)
  }
}

function catFace(coat: CatCoat, mood: Mood): string {
  const earFill = coat.pattern === 'points' ? coat.marking : coat.fur
  const rightEar = coat.pattern === 'calico' ? '#59504c' : earFill
  const leftEar = coat.pattern === 'calico' ? coat.marking : earFill
  const ear = 'M-80 -8C-86 -50 -84 -90 -76 -98C-66 -104 -32 -84 -16 -62Z'
  const innerEar = 'M-70 -36C-74 -58 -73 -76 -69 -80C-62 -82 -46 -70 -36 -60Z'
  return [
    path(ear, leftEar),
    path(ear, rightEar, 'transform="scale(-1 1)"'),
    bothSides(path(innerEar, coat.pattern === 'points' ? '#b99482' : '#f4b8a8')),
    path(
      'M0 -70C52 -70 86 -38 86 8C86 50 48 74 0 74C-48 74 -86 50 -86 8C-86 -38 -52 -70 0 -70Z',
      coat.fur,
    ),
    catMarkings(coat),
    coat.pattern === 'points' ? '' : bothSides(ellipse(17, 36, 24, 19, coat.muzzle)),
    bothSides(ellipse(54, 34, 12, 8, BLUSH, 'opacity=".45"')),
    eyes(mood, {
      x: 35,
      y: 4,
      size: 14,
      iris: coat.eye,
      lid: coat.pattern === 'tuxedo' ? '#f1ebdf' : INK,
    }),
    path(
      'M-9 19Q0 15 9 19Q7 28 0 31Q-7 28 -9 19Z',
      coat.pattern === 'points' ? '#4a362e' : '#e5787d',
    ),
    stroke('M-19 39Q-9 48 0 38Q9 48 19 39', INK, 4),
    bothSides(stroke('M58 42l34 -5M57 51l32 5', INK, 2.2, 'opacity=".45"')),
  ].join('')
}

const DOG_EARS = {
  upright: 'M-60 -22C-80 -56 -84 -98 -74 -106C-62 -108 -32 -84 -20 -62Z',
  floppy: 'M-40 -66C-80 -80 -104 -44 -100 8C-98 40 -78 48 -66 30C-56 12 -52 -24 -40 -66Z',
}

function dogEars(coat: DogCoat): string {
  if (coat.ears === 'folded') {
    const base = 'M-66 -10C-72 -44 -74 -78 -64 -86C-50 -90 -28 -74 -18 -60Z'
    const tip = 'M-66 -86C-80 -82 -92 -58 -90 -34C-74 -38 -52 -54 -40 -76C-48 -84 -58 -90 -66 -86Z'
    return bothSides(path(base, coat.fur) + path(tip, coat.marking))
  }
  const inner =
    coat.ears === 'upright'
      ? path('M-58 -40C-70 -62 -72 -86 -68 -90C-60 -90 -44 -76 -36 -64Z', '#d99c86')
      : ''
  return bothSides(path(DOG_EARS[coat.ears], coat.marking) + inner)
}

function dogMarkings(coat: DogCoat): string {
  switch (coat.pattern) {
    case 'blaze':
      return path('M0 -74C13 -60 14 -24 22 24L-22 24C-14 -24 -13 -60 0 -74Z', coat.muzzle)
    case 'patch':
      return path(
        'M-6 -73C-48 -72 -68 -44 -69 -6C-60 22 -16 24 -6 -8C-2 -30 -10 -54 -6 -73Z',
        coat.marking,
      )
    case 'mask':
      return path('M-34 2C-30 -26 -12 -30 0 -16C12 -30 30 -26 34 2L40 40L-40 40Z', coat.marking)
    case 'plain':
      return ''
  }
}

function dogFace(coat: DogCoat, mood: Mood): string {
  const behind = coat.ears === 'floppy' ? '' : dogEars(coat)
  const inFront = coat.ears === 'floppy' ? dogEars(coat) : ''
  return [
    behind,
    path(
      'M0 -76C46 -76 70 -46 70 -4C72 40 52 80 0 80C-52 80 -72 40 -70 -4C-70 -46 -46 -76 0 -76Z',
      coat.fur,
    ),
    dogMarkings(coat),
    ellipse(0, 40, 42, 36, coat.muzzle),
    inFront,
    bothSides(ellipse(50, 30, 11, 7.5, BLUSH, 'opacity=".4"')),
    mood === 'asleep' ? '' : path('M-12 52Q0 58 12 52L11 66Q0 78 -11 66Z', '#e9838a'),
    eyes(mood, { x: 31, y: -8, size: 10.5, iris: '#4a3326', lid: INK }),
    path(
      'M-16 14C-16 8 16 8 16 14C16 24 6 31 0 31C-6 31 -16 24 -16 14Z',
      coat.pattern === 'mask' ? '#231d1b' : INK,
    ),
    ellipse(-5, 14.5, 4.5, 2.4, '#fff', 'opacity=".5"'),
    stroke('M0 31V42M-24 44Q-12 58 0 46Q12 58 24 44', coat.pattern === 'mask' ? '#16110f' : INK, 4),
  ].join('')
}

/** A face, centred on 0,0 and about 180 wide and high. */
export function face(pet: PetName, mood: Mood = 'awake'): string {
  const coat = PETS[pet]
  return coat.species === 'cat' ? catFace(coat, mood) : dogFace(coat, mood)
}
