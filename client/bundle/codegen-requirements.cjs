// What needs a session, by the schema's `@requires`: root fields that are private, and mutations that are not.
const { Kind } = require('graphql')

const isProtected = ({ astNode }) =>
  astNode.directives.some(({ name }) => name.value === 'requires')

/** Mutations for visitors that take more into account with a session: the cart of the account, and its orders. */
const FOR_BOTH = ['previewDiscount']

const list = (names) =>
  `[\n${names
    .sort()
    .map((name) => `  '${name}',`)
    .join('\n')}\n]`

module.exports = {
  plugin(schema, documents) {
    const queries = Object.values(schema.getQueryType().getFields())
    const mutations = schema.getMutationType().getFields()
    const isPublic = ({ selectionSet }) =>
      selectionSet.selections.every(
        ({ name }) => !isProtected(mutations[name.value]) && !FOR_BOTH.includes(name.value),
      )
    const publicMutations = documents
      .flatMap(({ document }) => document.definitions)
      .filter(
        ({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation === 'mutation',
      )
      .filter(isPublic)
      .map(({ name }) => name.value)
    return `/** The root fields with private data. */
export const PRIVATE_FIELDS: readonly string[] = ${list(queries.filter(isProtected).map(({ name }) => name))}

/** The operations that require no session, whatever token the browser still has. */
export const PUBLIC_MUTATIONS: readonly string[] = ${list(publicMutations)}
`
  },
}
