import esX from 'eslint-plugin-es-x'

/** Arrays have methods of these names since long ago, and the rules do not see types in built scripts. */
const ALSO_OF_ARRAYS =
  /^es-x\/no-iterator-prototype-(?:every|filter|find|flatmap|foreach|map|reduce|some)$/

/** What a script may only use behind a check, as these globals: the check itself names them. */
const CHECKED_BEFORE_USE = ['es-x/no-iterator', 'es-x/no-intl-segmenter']

/** React has a function of this name for children. */
const ALSO_OF_REACT = ['es-x/no-iterator-prototype-toarray']

/** Parsers and editors have methods of these names. */
const COMMON_NAMES = [
  'es-x/no-iterator-prototype-drop',
  'es-x/no-resizable-and-growable-arraybuffers',
]

const NEWER = Object.keys(esX.configs)
  .filter((name) => /^flat\/no-new-in-es(?:202[3-9]|next)$/.test(name))
  .flatMap((name) => Object.keys(esX.configs[name].rules))
  .filter(
    (rule) =>
      !ALSO_OF_ARRAYS.test(rule) &&
      ![...CHECKED_BEFORE_USE, ...ALSO_OF_REACT, ...COMMON_NAMES].includes(rule),
  )

/** ES2022 and before, but in Safari only since 16.4. */
const LATE_IN_SAFARI = ['es-x/no-class-static-block', 'es-x/no-regexp-lookbehind-assertions']

/** Functions of the web that one of the oldest browsers lacks. */
const NEWER_FUNCTIONS = [
  ['AbortSignal', 'any'],
  ['AbortSignal', 'timeout'],
  ['URL', 'canParse'],
  ['URL', 'parse'],
  ['Response', 'json'],
  ['document', 'startViewTransition'],
]

const NEWER_GLOBALS = [
  'CompressionStream',
  'DecompressionStream',
  'OffscreenCanvas',
  'cookieStore',
  'scheduler',
  'requestIdleCallback',
]

/** What no script that browsers load may use (client/bundle/browsers.ts). */
export const browserSupport = {
  plugins: { 'es-x': esX },
  settings: { 'es-x': { aggressive: true } },
  rules: {
    ...Object.fromEntries([...NEWER, ...LATE_IN_SAFARI].map((rule) => [rule, 'error'])),
    'no-restricted-properties': [
      'error',
      ...NEWER_FUNCTIONS.map(([object, property]) => ({ object, property })),
    ],
    'no-restricted-globals': ['error', ...NEWER_GLOBALS],
  },
}
