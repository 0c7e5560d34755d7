import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import type { PictureBucket } from '../platform/config/env'
import { temporaryFolder } from './folder'

/** Starts an S3 server with a bucket in this process, until the end of the test. */
export async function startBucket(): Promise<PictureBucket> {
  const server = new S3rver({
    port: 0,
    silent: true,
    directory: temporaryFolder(),
    vhostBuckets: false,
    configureBuckets: [{ name: 'shop-pictures' }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return {
    bucket: 'shop-pictures',
    endpoint: `http://localhost:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}
