// The possible types of interfaces and unions, for the cache to match fragments.
const { isAbstractType } = require('graphql')

module.exports = {
  plugin(schema) {
    const entries = Object.values(schema.getTypeMap())
      .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)])
    return `export const possibleTypes: Readonly<Record<string, string[]>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)}`
  },
}
