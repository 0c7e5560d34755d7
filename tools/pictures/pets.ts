export interface CatCoat {
  readonly species: 'cat'
  readonly fur: string
  readonly marking: string
  readonly muzzle: string
  readonly eye: string
  readonly pattern: 'tabby' | 'tuxedo' | 'calico' | 'points' | 'plain'
}

export interface DogCoat {
  readonly species: 'dog'
  readonly fur: string
  readonly marking: string
  readonly muzzle: string
  readonly ears: 'upright' | 'floppy' | 'folded'
  readonly pattern: 'blaze' | 'patch' | 'mask' | 'plain'
}

export const PETS = {
  ginger: {
    species: 'cat',
    fur: '#f0a05a',
    marking: '#d57c38',
    muzzle: '#fdeedd',
    eye: '#3f7d4e',
    pattern: 'tabby',
  },
  grey: {
    species: 'cat',
    fur: '#a9b3b8',
    marking: '#7c898f',
    muzzle: '#f3f4f3',
    eye: '#b98a2c',
    pattern: 'tabby',
  },
  tuxedo: {
    species: 'cat',
    fur: '#3d474d',
    marking: '#2c3439',
    muzzle: '#fbf8f3',
    eye: '#d9b23c',
    pattern: 'tuxedo',
  },
  cream: {
    species: 'cat',
    fur: '#f3e1c6',
    marking: '#dcbf97',
    muzzle: '#fffaf2',
    eye: '#4f8fb3',
    pattern: 'plain',
  },
  calico: {
    species: 'cat',
    fur: '#fbf4e9',
    marking: '#e89a55',
    muzzle: '#fffdf9',
    eye: '#6a8f3c',
    pattern: 'calico',
  },
  siamese: {
    species: 'cat',
    fur: '#efe0cb',
    marking: '#7d5f4f',
    muzzle: '#8a6a58',
    eye: '#4d9ac4',
    pattern: 'points',
  },
  baladi: {
    species: 'dog',
    fur: '#dba868',
    marking: '#b9834a',
    muzzle: '#fbeedb',
    ears: 'folded',
    pattern: 'blaze',
  },
  brown: {
    species: 'dog',
    fur: '#96664a',
    marking: '#744a34',
    muzzle: '#e9cba9',
    ears: 'floppy',
    pattern: 'plain',
  },
  spotted: {
    species: 'dog',
    fur: '#fbf5ea',
    marking: '#8a6148',
    muzzle: '#fffdf8',
    ears: 'floppy',
    pattern: 'patch',
  },
  golden: {
    species: 'dog',
    fur: '#eec07f',
    marking: '#d59f58',
    muzzle: '#fbe6c6',
    ears: 'floppy',
    pattern: 'plain',
  },
  shepherd: {
    species: 'dog',
    fur: '#c68d55',
    marking: '#4a3f3b',
    muzzle: '#4a3f3b',
    ears: 'upright',
    pattern: 'mask',
  },
  slate: {
    species: 'dog',
    fur: '#7f8c93',
    marking: '#5f6c74',
    muzzle: '#f1f2f0',
    ears: 'folded',
    pattern: 'blaze',
  },
} as const satisfies Record<string, CatCoat | DogCoat>

export type PetName = keyof typeof PETS
