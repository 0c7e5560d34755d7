import { existsSync, readdirSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/** The features of the React app that have operations; each gets a file of its own, so that a page loads only its own. */
const features = readdirSync('client').filter((folder) =>
  existsSync(`client/${folder}/operations.graphql`),
)

/** Types and typed hooks for the React app, made from schema.graphql and the client's operations. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'client/gql/possible-types.ts': { plugins: ['./client/codegen-possible-types.cjs'] },
    ...Object.fromEntries(
      features.map((feature) => [
        `client/gql/${feature}.ts`,
        {
          documents: `client/${feature}/operations.graphql`,
          plugins: [
            'typescript-operations',
            'typed-document-node',
            // The catalogue's pages ask through lib/page-query.ts, which does without Apollo's hooks.
            ...(feature === 'catalogue' ? [] : ['./client/codegen-hooks.cjs']),
          ],
          config: {
            scalars: { EGP: 'number', DateTimeISO: 'string', ID: 'string' },
            useTypeImports: true,
            enumType: 'string-literal',
          },
        },
      ]),
    ),
  },
}

export default config
