// What stands behind each interface and union, for the cache to match fragments on them.
const { isAbstractType } = require('graphql')

module.exports = {
  plugin(schema) {
    const entries = Object.values(schema.getTypeMap())
      .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)])
    return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(entries), null, 2)}`
  },
}
