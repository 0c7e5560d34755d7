import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { browserSupport } from './eslint.browsers.js'
import { zones } from './eslint.zones.js'

// Text in any language, except message keys such as `nav.home`.
const TEXT = String.raw`/^(?![a-z]\w*(?:\.\w+)+$).*\p{L}/su`
// What an expression can display: itself, a template, or either side of a condition.
const SHOWN = [
  `Literal[value=${TEXT}]`,
  `TemplateLiteral > TemplateElement[value.raw=${TEXT}]`,
  `:matches(ConditionalExpression, LogicalExpression) > Literal[value=${TEXT}]`,
]
const READ_ATTRIBUTES =
  '/^(?:alt|title|label|hint|placeholder|aria-(?:label|description|roledescription|valuetext))$/'
const ATTRIBUTE = `JSXAttribute[name.name=${READ_ATTRIBUTES}]`

const LITERAL_TEXTS = [
  `JSXText[value=${TEXT}]`,
  ...SHOWN.map((shown) => `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${shown}`),
  `${ATTRIBUTE} > Literal[value=${TEXT}]`,
  ...SHOWN.map((shown) => `${ATTRIBUTE} > JSXExpressionContainer > ${shown}`),
].map((selector) => ({
  selector,
  message: 'Not translated: move the text to domain/messages/ and use t().',
}))

const NUMBER_FIELD = {
  selector: `JSXOpeningElement[name.name=/^(input|.*Field)$/] > JSXAttribute[name.name='type'][value.value='number']`,
  message: 'The mouse wheel changes such a field: use inputMode="decimal" and read-number.ts.',
}

const OPERATIONS = [
  'ImportSpecifier[imported.name=/^use(?:Lazy|Suspense|Background)?(?:Query|Mutation)$/]',
  // A route's loader has a method of that name in its context.
  "CallExpression[callee.property.name=/^(?:query|mutate|watchQuery)$/]:not([callee.object.name='context'])",
].map((selector) => ({
  selector,
  message:
    'Send operations through the hooks in client/platform/gql, which are typed and load what they need.',
}))

const ZOD = {
  name: 'zod',
  message: 'Import #domain/validation/zod: it turns off the JIT compiler.',
}

/** Imports that a layer must not have, of packages; those of our own files are the zones. */
const restrictImports = (files, restricted, ignores = []) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', ...ignores],
  rules: { 'no-restricted-imports': ['error', restricted] },
})

// Only rules that need types or refer to our own code, and import zones: Biome checks the rest.
export default tseslint.config(
  { ignores: ['dist', 'client/platform/gql', 'node_modules', 'data'] },
  {
    files: [
      'domain/**/*.ts',
      'server/**/*.ts',
      'client/**/*.{ts,tsx}',
      'e2e/**/*.ts',
      'bench/**/*.ts',
      'tools/**/*.ts',
    ],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        project: ['server/tsconfig.json', 'client/tsconfig.json', 'e2e/tsconfig.json'],
      },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    files: ['domain/**/*.ts', 'server/**/*.ts', 'client/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'server/test/**', 'client/test/**'],
    plugins: { regexp },
    rules: {
      // Texts come from outside: matching that is not linear in their length would block everybody else.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['domain/**/*.ts', 'client/**/*.{ts,tsx}'],
    // The last ones run in Node.
    ignores: [
      '**/*.test.{ts,tsx}',
      'client/test/**',
      'client/entry-server.tsx',
      'client/bundle/loaded-texts.ts',
    ],
    ...browserSupport,
    rules: {
      ...browserSupport.rules,
      // The build leaves none of them.
      'es-x/no-import-attributes': 'off',
      'es-x/no-json-modules': 'off',
    },
  },
  {
    files: ['server/**/*.ts'],
    // A backup copies every table, whatever its columns.
    ignores: [
      'server/platform/database/**',
      'server/app/backup/**',
      'server/test/**',
      '**/*.test.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // Except the compiled GraphQL query, which has a method of that name.
          selector:
            "CallExpression[callee.property.name=/^(query|getRawMany|getRawOne|createQueryRunner)$/]:not([callee.object.name='query'])",
          message:
            'The returned rows are not checked: use a repository, or a named statement (server/platform/database/statements/statement.ts).',
        },
      ],
    },
  },
  {
    files: ['client/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'client/test/**', 'client/platform/explorer/**'],
    rules: { 'no-restricted-syntax': ['error', ...LITERAL_TEXTS, NUMBER_FIELD, ...OPERATIONS] },
  },
  {
    files: ['client/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'client/platform/{api,explorer,gql}/**',
      'client/test/**',
      'client/platform/routing/prefetch-links.ts',
      // Loaded with its first use, by a hook without Apollo's.
      'client/accounts/add-to-cart/add-to-cart.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...OPERATIONS] },
  },
  {
    files: [
      'client/platform/api/**/*.tsx',
      'client/accounts/accounts/login-page.tsx',
      'client/entry-server.tsx',
    ],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...LITERAL_TEXTS, NUMBER_FIELD] },
  },
  {
    files: ['domain/**/*.ts', 'server/**/*.ts', 'client/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'server/test/**', 'client/test/**'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  restrictImports(
    ['domain/**/*.ts'],
    {
      paths: [ZOD],
      patterns: [
        {
          group: ['react*', 'typeorm', 'fastify'],
          message: 'The domain must not import the server or the client.',
        },
      ],
    },
    ['domain/validation/zod.ts'],
  ),
  restrictImports(['client/**/*.{ts,tsx}'], { paths: [ZOD] }),
  restrictImports(['server/**/*.{service,entity}.ts'], {
    patterns: [
      {
        group: ['fastify', 'type-graphql'],
        message: 'Services and entities must not import GraphQL or REST.',
      },
    ],
  }),
)
