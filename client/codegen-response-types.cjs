// The types of all selected fields, for api/check-response.ts. The whole schema would be too large
// for the browser.
const {
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} = require('graphql')

const LEAVES = { Boolean: 'boolean', EGP: 'number', Float: 'number', Int: 'number' }

/** In the schema language, with scalars and enums as the JavaScript types of their JSON values. */
function print(type) {
  if (isNonNullType(type)) return `${print(getNullableType(type))}!`
  if (isListType(type)) return `[${print(type.ofType)}]`
  return isLeafType(type) ? (LEAVES[type.name] ?? 'string') : type.name
}

module.exports = {
  plugin(schema, documents) {
    const types = {}
    const typeInfo = new TypeInfo(schema)
    const visitor = visitWithTypeInfo(typeInfo, {
      Field({ name }) {
        const parent = typeInfo.getParentType().name
        types[parent] = { ...types[parent], [name.value]: print(typeInfo.getType()) }
      },
    })
    for (const { document } of documents) visit(document, visitor)
    return `export const responseTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(types, null, 2)}`
  },
}
