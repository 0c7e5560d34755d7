import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

// The rules of docs/api-style.md that a machine can check, on what clients see: schema.graphql.

const DEFAULT_PAGE_SIZE = 25

/** What a Boolean begins with: a question, or what an input asks to do. */
const QUESTION =
  /^(?:is|has|can|was|includes|sends|refunds|writes|deducts|keeps|keep|save)(?=[A-Z])/

type Output = GraphQLField<unknown, unknown>
type Input = GraphQLArgument | GraphQLInputField

interface Place<Member> {
  /** The schema coordinate, such as `Query.order(id:)`. */
  readonly path: string
  readonly member: Member
  /** The type or mutation that it belongs to. */
  readonly parent: string
}

function collect(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type))
  const outputs: Place<Output>[] = []
  const inputs: Place<Input>[] = []
  for (const type of types) {
    if (isInputObjectType(type)) {
      for (const member of Object.values(type.getFields())) {
        inputs.push({ path: `${type.name}.${member.name}`, member, parent: type.name })
      }
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const member of Object.values(type.getFields())) {
      const path = `${type.name}.${member.name}`
      outputs.push({ path, member, parent: type.name })
      for (const arg of member.args) {
        inputs.push({ path: `${path}(${arg.name}:)`, member: arg, parent: type.name })
      }
    }
  }
  return { types, outputs, inputs }
}

type Parts = ReturnType<typeof collect> & { readonly schema: GraphQLSchema }

const isDeprecated = ({ member }: Place<Output | Input>) => Boolean(member.deprecationReason)
const typeName = ({ type }: Output | Input) => getNamedType(type).name
const isNamed =
  (name: string) =>
  ({ member }: Place<Output | Input>) =>
    typeName(member) === name
const isList = ({ type }: Output | Input) => isListType(getNullableType(type))
const isPayload = (name: string) => name.endsWith('Payload')
const isConnection = (type: GraphQLNamedType) => type.name.endsWith('Connection')
const startOf = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? ''
const constantCase = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()

const VERBS =
  'accept add answer ask assign book cancel change checkout close confirm correct create decide decline delete deliver disable discard edit enable end exchange fetch hand hide invite keep login lose mark merge moderate pack place receive record refuse register remove report request resend reset resolve restore retry revert revoke save send set sign split start stop take undo unpack update withdraw write'.split(
    ' ',
  )

/** Mails, which are `to` somebody. */
const MAILS = /^\w*Mail\./

/** How a description names the bound of a plain list. */
const BOUND = /\bat most\b|\bone for each\b/i

const TIME_ARGUMENTS = ['since', 'until', 'updatedSince']
const OTHER_WORDS_FOR_TIMES =
  /^(?:written|changed|placed|added|made|edited|modified|saved|inserted|registered)At$/
const READS = /^(?:preview|find|get|check|search|list|estimate|calculate)(?=[A-Z])/
const REPLACEMENT = /^Use .+\. Removed on 20\d\d-\d\d-\d\d\.$/

/** The rules, each with a function that returns what breaks it, as schema coordinates. */
export const RULES: Readonly<Record<string, (parts: Parts) => readonly string[]>> = {
  case: ({ types, outputs, inputs }) => [
    ...types.filter(({ name }) => !/^[A-Z][A-Za-z\d]*$/.test(name)).map(({ name }) => name),
    ...[...outputs, ...inputs]
      .filter(({ member }) => !/^[a-z][A-Za-z\d]*$/.test(member.name))
      .map(({ path }) => path),
    ...enumValues(types)
      .filter(({ name }) => !/^[A-Z][A-Z\d_]*$/.test(name))
      .map(({ path }) => path),
  ],

  descriptions: ({ types, outputs, inputs }) =>
    [
      ...types.map((type) => ({ path: type.name, description: type.description })),
      ...[...outputs, ...inputs].map(({ path, member }) => ({
        path,
        description: member.description,
      })),
      ...enumValues(types),
    ]
      .filter(({ description }) => !/^[^\p{Ll}\s]/u.test(description ?? ''))
      .map(({ path }) => path),

  verbs: ({ outputs }) =>
    outputs
      .filter(
        ({ parent, member }) => parent === 'Mutation' && !VERBS.includes(startOf(member.name)),
      )
      .map(({ path }) => path),

  ids: ({ outputs, inputs }) =>
    [...outputs, ...inputs]
      .filter((place) => /(?:^i|[a-z]I)ds?$/.test(place.member.name) && !isNamed('ID')(place))
      .map(({ path }) => path),

  booleans: ({ outputs, inputs }) =>
    [
      ...outputs.filter(({ parent, member }) => !isPayload(parent) && !isNonNullType(member.type)),
      ...[...outputs, ...inputs].filter(
        ({ parent, member }) =>
          !QUESTION.test(member.name) && !(isPayload(parent) && member.name === 'success'),
      ),
    ]
      .filter((place) => isNamed('Boolean')(place) && !isDeprecated(place))
      .map(({ path }) => path),

  times: ({ outputs, inputs }) => [
    ...outputs
      .filter(isNamed('DateTime'))
      .filter(({ member }) => !member.name.endsWith('At') && !member.name.endsWith('Until'))
      .map(({ path }) => path),
    ...outputs
      .filter((place) => OTHER_WORDS_FOR_TIMES.test(place.member.name) && !isDeprecated(place))
      .map(({ path }) => path),
    ...inputs
      .filter(isNamed('DateTime'))
      .filter(({ member }) => !TIME_ARGUMENTS.includes(member.name) && !member.name.endsWith('At'))
      .map(({ path }) => path),
  ],

  dates: ({ outputs, inputs }) =>
    [...outputs, ...inputs]
      .filter(isNamed('String'))
      .filter(({ member }) => /On$|^(?:from|to|at|on|day|date|holidays)$/.test(member.name))
      .filter(({ path, member }) => member.name !== 'to' || !MAILS.test(path))
      .filter((place) => !isDeprecated(place))
      .map(({ path }) => path),

  objects: ({ outputs }) =>
    outputs
      .filter(({ parent, member }) => !isPayload(parent) && member.name !== 'id')
      .filter((place) => isNamed('ID')(place) && !isDeprecated(place))
      .map(({ path }) => path),

  lookups: ({ outputs }) =>
    outputs
      .filter(({ parent, member }) => parent === 'Query' && member.args.some(isLookup))
      .filter((place) => isNonNullType(place.member.type) && !isList(place.member))
      .filter((place) => !isDeprecated(place) && !isPayload(typeName(place.member)))
      .filter(({ member }) => !typeName(member).endsWith('Connection'))
      .map(({ path }) => path),

  connections: ({ types, outputs }) => [
    ...types
      .filter(isConnection)
      .filter(isObjectType)
      .flatMap((type) =>
        ['edges', 'nodes', 'pageInfo', 'totalCount']
          .filter((field) => !type.getFields()[field])
          .map((field) => `${type.name}.${field}`),
      ),
    ...outputs
      .filter((place) => typeName(place.member).endsWith('Connection') && !isDeprecated(place))
      .filter(({ member }) => {
        const first = member.args.find(({ name }) => name === 'first')
        return first?.defaultValue !== DEFAULT_PAGE_SIZE
      })
      .map(({ path }) => `${path}(first:)`),
  ],

  lists: ({ outputs }) =>
    outputs
      .filter(({ parent, member }) => parent === 'Query' && isList(member))
      .filter((place) => isObjectType(getNamedType(place.member.type)) && !isDeprecated(place))
      .filter(({ member }) => ![member, ...member.args].some(namesBound))
      .map(({ path }) => path),

  payloads: ({ outputs }) => [
    ...outputs
      .filter(({ parent, member }) => {
        const own = `${member.name.charAt(0).toUpperCase()}${member.name.slice(1)}Payload!`
        return parent === 'Mutation' && String(member.type) !== own
      })
      .map(({ path }) => path),
    ...outputs
      .filter(({ parent, member }) => isPayload(parent) && isNonNullType(member.type))
      .filter((place) => !isList(place.member) && !isDeprecated(place))
      .map(({ path }) => path),
  ],

  idempotency: ({ inputs }) =>
    inputs
      .filter((place) => /^(?:key|requestKey|clientMutationId)$/.test(place.member.name))
      .filter((place) => isNamed('String')(place) && !isDeprecated(place))
      .map(({ path }) => path),

  expected: ({ inputs }) =>
    inputs
      .filter(({ member }) => /^(?:version|expected|old[A-Z]\w*)$/.test(member.name))
      .filter((place) => !isDeprecated(place))
      .map(({ path }) => path),

  previews: ({ outputs }) =>
    outputs
      .filter(({ parent, member }) => parent === 'Mutation' && READS.test(member.name))
      .filter((place) => !isDeprecated(place))
      .map(({ path }) => path),

  errors: ({ schema }) => {
    const codes = schema.getType('ErrorCode')
    const names = codes && 'getValues' in codes ? codes.getValues().map(({ name }) => name) : []
    const userError = schema.getType('UserError')
    return isInterfaceType(userError)
      ? schema
          .getPossibleTypes(userError)
          .map(({ name }) => name)
          .filter((name) => name !== 'InputError' && !names.includes(constantCase(name)))
      : ['UserError']
  },

  scopes: ({ schema }) => {
    const scopes = schema.getType('ApiKeyScope')
    return scopes && 'getValues' in scopes
      ? scopes
          .getValues()
          .map(({ name }) => name)
          .filter((name) => !/^(?:READ|WRITE)_/.test(name))
          .map((name) => `ApiKeyScope.${name}`)
      : ['ApiKeyScope']
  },

  deprecations: ({ outputs, inputs }) =>
    [...outputs, ...inputs]
      .filter(isDeprecated)
      .filter(({ member }) => !REPLACEMENT.test(member.deprecationReason ?? ''))
      .map(({ path }) => path),
}

const enumValues = (types: readonly GraphQLNamedType[]) =>
  types.filter(isEnumType).flatMap((type) =>
    type.getValues().map(({ name, description }) => ({
      name,
      path: `${type.name}.${name}`,
      description,
    })),
  )

const namesBound = ({ description }: Output | GraphQLArgument) => BOUND.test(description ?? '')

/** Whether an argument names the one thing that is asked for. */
function isLookup({ name, type }: GraphQLArgument): boolean {
  return (name === 'id' || name === 'token') && isNonNullType(type)
}

/** Returns what breaks a rule in the text of a schema, in the order of the alphabet. */
export function violations(rule: string, sdl: string): readonly string[] {
  const schema = buildSchema(sdl, { assumeValid: true })
  return [...new Set(RULES[rule]?.({ ...collect(schema), schema }))].toSorted()
}
