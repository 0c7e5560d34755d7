import type { Resource, Runtime } from '../platform/features/feature'

/** A resource with the value that it has on a server. */
export interface ProvidedResource {
  readonly resource: Resource<unknown>
  readonly value: unknown
}

export function provide<T>(resource: Resource<T>, value: T): ProvidedResource {
  return { resource, value }
}

/** Creates what the features of a server share; tests provide resources of their own. */
export function createRuntime(
  shared: Omit<Runtime, 'get'>,
  provided: readonly ProvidedResource[],
): Runtime {
  const values = new Map(provided.map(({ resource, value }) => [resource, value]))
  const runtime: Runtime = {
    ...shared,
    get<T>(resource: Resource<T>): T {
      if (!values.has(resource)) values.set(resource, resource.create(runtime))
      return values.get(resource) as T
    },
  }
  return runtime
}
