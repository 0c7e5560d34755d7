import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { readSources } from './client/bundle/import-graph'

const documents = new Map(
  readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => [file.split(sep).join('/'), readFileSync(join('client', file), 'utf8')]),
)

/**
 * The folders with operations. Each gets its own generated file (`client/platform/gql/products-admin.ts`
 * for `catalogue/products/admin`), so that a page loads only the operations that it uses.
 */
const folders = [...documents.keys()]
  .filter((file) => basename(file) === 'operations.graphql')
  .map(dirname)

/** The name of a folder's generated file: its path in its wing; `app` is a wing of one room. */
const nameOf = (folder: string) =>
  folder.startsWith('app/') ? folder : folder.slice(folder.indexOf('/') + 1)

/** The files of fragments that operations of several folders use, by the names of the fragments. */
const sharedFragments = new Map(
  [...documents]
    .filter(([file]) => basename(file) !== 'operations.graphql')
    .flatMap(([file, text]) =>
      [...text.matchAll(/^fragment (\w+)/gm)].map(([, name = '']) => [name, file] as const),
    ),
)

/** A file, and those of the fragments in it. */
function withFragments(file: string): readonly string[] {
  const spread = [...(documents.get(file) ?? '').matchAll(/\.\.\.(\w+)/g)]
  const files = spread.flatMap(([, name = '']) => sharedFragments.get(name) ?? [])
  return [file, ...files.filter((one) => one !== file).flatMap(withFragments)]
}

/** The first line of operations whose hooks work without Apollo Client, which is loaded on demand. */
const ON_DEMAND = '# @apollo-on-demand\n'

const hooks = [...readSources().values()].flatMap((text) => text.match(/\buse\w+Query\b/g) ?? [])

/** Queries that event handlers execute, because a source uses their second hook. */
const lazyQueries = [
  ...new Set(hooks.flatMap((hook) => /^use(\w+)LazyQuery$/.exec(hook)?.[1] ?? [])),
]

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'server/platform/http/graphql/operation-names.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['./client/bundle/codegen-operation-names.cjs'],
    },
    'client/platform/gql/possible-types.ts': {
      plugins: ['./client/bundle/codegen-possible-types.cjs'],
    },
    'client/platform/gql/requirements.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['./client/bundle/codegen-requirements.cjs'],
    },
    ...Object.fromEntries(
      folders.map((folder) => [
        `client/platform/gql/${nameOf(folder).replace('/', '-')}.ts`,
        {
          documents: [...new Set(withFragments(`${folder}/operations.graphql`))].map(
            (file) => `client/${file}`,
          ),
          plugins: [
            'typescript-operations',
            'typed-document-node',
            './client/bundle/codegen-hooks.cjs',
          ],
          config: {
            scalars: {
              EGP: '../../../domain/money/units#Pounds',
              Date: 'string',
              DateTime: 'string',
              ID: 'string',
            },
            useTypeImports: true,
            enumType: 'string-literal',
            lazyClient: documents.get(`${folder}/operations.graphql`)?.startsWith(ON_DEMAND),
            lazyQueries,
            lazyOnlyQueries: lazyQueries.filter((name) => !hooks.includes(`use${name}Query`)),
          },
        },
      ]),
    ),
  },
}

export default config
