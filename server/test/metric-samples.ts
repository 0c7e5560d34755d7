export interface MetricSample {
  readonly name: string
  /** As in the text, without braces: `pool="main"`. */
  readonly labels: string
  readonly value: number
  readonly isCounter: boolean
}

/** Reads Prometheus' text format. */
export function readMetrics(text: string): readonly MetricSample[] {
  const types = new Map(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
  )
  const isCounter = (name: string) =>
    types.get(name) === 'counter' ||
    types.get(name.replace(/_(?:bucket|sum|count)$/, '')) === 'histogram'
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', labels = '', value]) => ({
      name,
      labels,
      value: Number(value),
      isCounter: isCounter(name),
    }),
  )
}
