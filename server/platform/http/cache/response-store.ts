import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'

const MAX_BYTES = 16 * 1024 * 1024
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024
// Memory per response in addition to its body and key.
const OVERHEAD_BYTES = 512

/** The version of the content that responses depend on; undefined while it is unknown. */
export interface Version {
  readonly current: number | undefined
}

export interface StoredResponse {
  readonly etag: string
  /** All headers except etag, content-length and headers of a single request. */
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  /** Undefined: until the version changes. */
  readonly maxAgeSeconds?: number | undefined
}

/** Stores the responses of one version; when it changes, all of them are dropped. */
export class ResponseStore {
  private readonly responses = new LRUCache<string, StoredResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES,
    // The time of day, which what is shown from one time to another follows, also after a machine has slept.
    perf: { now: () => Date.now() },
    // Read each time: the library would remember it for longer than a millisecond while the server is busy.
    ttlResolution: 0,
    sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
  })
  private storedVersion: number | undefined

  constructor(private readonly version: Version) {}

  get(key: string): StoredResponse | undefined {
    this.dropOutdated()
    return this.responses.get(key)
  }

  /**
   * Stores a response whose request arrived at `version`, unless the version has changed since: the
   * response may contain content of either.
   */
  set(key: string, version: number | undefined, response: StoredResponse): void {
    if (version === undefined || version !== this.version.current) return
    this.dropOutdated()
    const { maxAgeSeconds } = response
    // An entry is stale when it is older than this, in whole milliseconds.
    const ttl = Math.max(1, Math.ceil((maxAgeSeconds ?? 0) * 1000) - 1)
    const lifetime = maxAgeSeconds === undefined ? {} : { ttl }
    this.responses.set(key, response, lifetime)
  }

  private dropOutdated(): void {
    if (this.version.current === this.storedVersion) return
    this.responses.clear()
    this.storedVersion = this.version.current
  }
}
