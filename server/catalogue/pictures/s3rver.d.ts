declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** A small server that is compatible with Amazon S3. */
  export default class S3rver {
    constructor(options: {
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly vhostBuckets: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
