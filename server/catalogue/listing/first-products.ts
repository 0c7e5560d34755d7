import type { SortedPlace } from '#domain/listing/cursor'

/** Keeps the first of the places added to it, by value and then id. */
export class FirstProducts {
  /** A heap: the last of them is on top. */
  private readonly heap: SortedPlace<number>[] = []
  /** No product with a higher value is among the first. */
  limit: number

  constructor(private readonly count: number) {
    this.limit = count === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  }

  offer(value: number, id: number): void {
    const { heap, count } = this
    const [last] = heap
    if (heap.length === count) {
      if (!last || value > last.value || (value === last.value && id > last.id)) return
      heap[0] = { value, id }
      this.sink()
    } else {
      heap.push({ value, id })
      this.rise()
    }
    if (heap.length === count) this.limit = heap[0]?.value ?? Number.NEGATIVE_INFINITY
  }

  sorted(): SortedPlace<number>[] {
    return this.heap.toSorted((a, b) => a.value - b.value || a.id - b.id)
  }

  private isAfter(a: number, b: number): boolean {
    const [first, second] = [this.heap[a], this.heap[b]]
    if (!first || !second) return false
    return first.value > second.value || (first.value === second.value && first.id > second.id)
  }

  private swap(a: number, b: number): void {
    const [first, second] = [this.heap[a], this.heap[b]]
    if (first && second) [this.heap[a], this.heap[b]] = [second, first]
  }

  private rise(): void {
    let place = this.heap.length - 1
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!this.isAfter(place, parent)) return
      this.swap(place, parent)
      place = parent
    }
  }

  private sink(): void {
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      const larger = this.isAfter(left + 1, left) ? left + 1 : left
      if (!this.isAfter(larger, place)) return
      this.swap(larger, place)
      place = larger
    }
  }
}
