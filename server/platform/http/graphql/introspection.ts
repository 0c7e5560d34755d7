import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import { badInput, GRAPHQL_LIMITS, invalid } from './graphql-limits'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The root fields of an operation; execution selects those of a fragment once, too. */
function rootFields(set: SelectionSetNode, fragments: Fragments): readonly FieldNode[] {
  const found: FieldNode[] = []
  const spread = new Set<string>()
  const add = (selections: SelectionSetNode) => {
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) found.push(selection)
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet)
      else {
        const { value: name } = selection.name
        const fragment = spread.has(name) ? undefined : fragments.get(name)
        spread.add(name)
        if (fragment) add(fragment.selectionSet)
      }
    }
  }
  add(set)
  return found
}

function isIntrospection({ name: { value: name } }: FieldNode): boolean {
  return name === SchemaMetaFieldDef.name || name === TypeMetaFieldDef.name
}

/** Whether an operation introspects, and whether it selects anything else besides. */
export function introspectionIn(
  { selectionSet }: OperationDefinitionNode,
  { definitions }: DocumentNode,
): 'none' | 'all' | 'some' {
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  const fields = rootFields(selectionSet, fragments)
  if (!fields.some(isIntrospection)) return 'none'
  const isAll = fields.every(
    (field) => isIntrospection(field) || field.name.value === TypeNameMetaFieldDef.name,
  )
  return isAll ? 'all' : 'some'
}

function checkRepetitions(fields: readonly FieldNode[]): void {
  const schemas = fields.filter(({ name }) => name.value === SchemaMetaFieldDef.name).length
  const { introspectedTypes } = GRAPHQL_LIMITS
  if (schemas > 1) throw badInput('An operation can select `__schema` once.')
  if (fields.length - schemas > introspectedTypes) {
    throw badInput(`An operation can select \`__type\` ${introspectedTypes} times.`)
  }
}

const largest = <Type>(types: readonly Type[], sizeOf: (type: Type) => number) =>
  types.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1)

/** The types of which the longest lists are read. */
function largestTypes(schema: GraphQLSchema): readonly GraphQLNamedType[] {
  const types = Object.values(schema.getTypeMap())
  return [
    ...largest(types.filter(isObjectType), (type) => Object.keys(type.getFields()).length),
    ...largest(types.filter(isInputObjectType), (type) => Object.keys(type.getFields()).length),
    ...largest(types.filter(isInterfaceType), (type) => schema.getPossibleTypes(type).length),
    ...largest(types.filter(isEnumType), (type) => type.getValues().length),
  ]
}

/** Counts the fields of a response by asking the schema for what the execution would ask it for. */
class IntrospectionCounter {
  private count = 0
  private readonly info: Pick<GraphQLResolveInfo, 'schema'>

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
  ) {
    this.info = { schema }
  }

  /** Throws a GraphQLError if there are too many. */
  addField({ name, arguments: args = [], selectionSet }: FieldNode): void {
    if (!selectionSet) return
    if (name.value === SchemaMetaFieldDef.name) {
      this.addSet(
        selectionSet,
        getNamedType(SchemaMetaFieldDef.type) as GraphQLObjectType,
        [this.schema],
        2,
      )
      return
    }
    const [given] = args
    const type =
      given?.value.kind === Kind.STRING ? this.schema.getType(given.value.value) : undefined
    // The name of a variable's type is not known yet.
    const types = given?.value.kind === Kind.STRING ? [type] : largestTypes(this.schema)
    this.addSet(selectionSet, getNamedType(TypeMetaFieldDef.type) as GraphQLObjectType, types, 2)
  }

  private addSet(
    { selections }: SelectionSetNode,
    type: GraphQLObjectType,
    sources: readonly unknown[],
    depth: number,
  ): void {
    const { introspectionDepth, introspectedFields } = GRAPHQL_LIMITS
    if (depth > introspectionDepth) {
      throw invalid(`Introspection can be nested at most ${introspectionDepth} deep.`)
    }
    for (const selection of selections) {
      this.count += sources.length
      if (this.count > introspectedFields) {
        throw badInput(
          `The introspection of an operation can have at most ${introspectedFields} fields.`,
        )
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.addSet(selection.selectionSet, type, sources, depth + 1)
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = this.fragments.get(selection.name.value)
        if (fragment) this.addSet(fragment.selectionSet, type, sources, depth + 1)
      } else if (selection.selectionSet) {
        const field = type.getFields()[selection.name.value]
        const resolve = field?.resolve
        if (!field || !resolve) continue
        const values = sources.flatMap(
          (source) =>
            resolve(
              source,
              { includeDeprecated: true },
              undefined,
              this.info as GraphQLResolveInfo,
            ) ?? [],
        )
        const inner = getNamedType(field.type) as GraphQLObjectType
        if (values.length > 0) this.addSet(selection.selectionSet, inner, values, depth + 1)
      }
    }
  }
}

/** Throws a GraphQLError for an operation whose introspection is too deep, or has too long a response. */
export function checkIntrospection(
  schema: GraphQLSchema,
  { selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
): void {
  const fields = rootFields(selectionSet, fragments).filter(isIntrospection)
  checkRepetitions(fields)
  const counter = new IntrospectionCounter(schema, fragments)
  for (const field of fields) counter.addField(field)
}
