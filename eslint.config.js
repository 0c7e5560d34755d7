import tseslint from 'typescript-eslint'

// Biome and oxlint do the rest; these rules need types, which only this pass has.
export default tseslint.config(
  { ignores: ['dist', 'client/gql', 'node_modules', 'data'] },
  {
    files: [
      'domain/**/*.ts',
      'server/**/*.ts',
      'client/**/*.{ts,tsx}',
      'e2e/**/*.ts',
      'bench/**/*.ts',
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
)
