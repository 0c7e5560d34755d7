import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { createAdmin, createShopper } from '../../test/factories'
import { temporaryFolder } from '../../test/folder'
import { buildHeic } from '../../test/heic'
import { setUpShop } from '../../test/shop'
import { decodeHeic } from './heic'
import { folderStorage } from './picture-storage'
import { storePicture } from './pictures.service'

const shop = setUpShop()

/** The token of the admin. */
let token: string
beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

const UPLOADED = /^\/media\/[0-9a-f]{64}\.webp$/
const RED = { r: 200, g: 30, b: 40 }

function picture(width = 1200, height = 900): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED } })
}

/** Uploads a picture, by default as the admin. */
async function upload(
  payload: Buffer | string | Readable,
  {
    type = 'image/png',
    token: bearer = token,
  }: { readonly type?: string; readonly token?: string } = {},
) {
  return shop.app.inject({
    method: 'POST',
    url: '/pictures',
    headers: { 'content-type': type, authorization: `Bearer ${bearer}` },
    payload,
  })
}

async function uploadAndGetUrl(bytes: Buffer): Promise<string> {
  const response = await upload(bytes)
  expect(response.statusCode, response.body).toBe(201)
  expect(response.json()).toEqual({ image_url: expect.stringMatching(UPLOADED) })
  return response.json().image_url
}

/** Downloads the stored versions, the smallest first. */
async function downloadVersions(imageUrl: string) {
  const urls = ['-240', '-480', ''].map((suffix) => imageUrl.replace('.webp', `${suffix}.webp`))
  return Promise.all(
    urls.map(async (url) => {
      const { rawPayload } = await shop.rest('GET', url)
      return { bytes: rawPayload, ...(await sharp(rawPayload).metadata()) }
    }),
  )
}

function sizes(versions: readonly { readonly width: number; readonly height: number }[]) {
  return versions.map(({ width, height }) => [width, height])
}

/** Creates a valid PNG with one bit per pixel: a small file, but huge when decoded. */
function createPngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('An uploaded picture', () => {
  test.each([
    ['JPEG', (of: Sharp) => of.jpeg()],
    ['PNG', (of: Sharp) => of.png()],
    ['WebP', (of: Sharp) => of.webp()],
    ['AVIF', (of: Sharp) => of.avif({ effort: 0 })],
    ['GIF', (of: Sharp) => of.gif()],
  ])('can be a %s and is stored as WebP in three widths', async (_format, encode) => {
    const versions = await downloadVersions(
      await uploadAndGetUrl(await encode(picture()).toBuffer()),
    )
    expect(versions.map(({ format }) => format)).toEqual(['webp', 'webp', 'webp'])
    expect(sizes(versions)).toEqual([
      [240, 180],
      [480, 360],
      [960, 720],
    ])
    for (const { bytes } of versions) {
      const { channels } = await sharp(bytes).stats()
      for (const [index, value] of Object.values(RED).entries()) {
        expect(Math.abs((channels[index]?.mean ?? 0) - value)).toBeLessThan(6)
      }
    }
  })

  test.each(['image/jpeg', 'image/x-unheard-of', 'application/octet-stream'])(
    'is detected by its content, not by the type %s',
    async (type) => {
      const response = await upload(await picture().png().toBuffer(), { type })
      expect(response.statusCode).toBe(201)
    },
  )

  test('is never upscaled', async () => {
    const versions = await downloadVersions(
      await uploadAndGetUrl(await picture(300, 500).png().toBuffer()),
    )
    expect(sizes(versions)).toEqual([
      [240, 400],
      [300, 500],
      [300, 500],
    ])
  })

  test.each([
    [1, 1],
    [1, 40_000],
    [40_000, 1],
  ])('can have an extreme size: %i by %i', async (width, height) => {
    const versions = await downloadVersions(
      await uploadAndGetUrl(await picture(width, height).png().toBuffer()),
    )
    expect(versions.map(({ format }) => format)).toEqual(['webp', 'webp', 'webp'])
  })

  test('preserves transparency', async () => {
    const half = sharp({
      create: { width: 600, height: 600, channels: 4, background: { ...RED, alpha: 0.5 } },
    })
    for (const { bytes } of await downloadVersions(
      await uploadAndGetUrl(await half.png().toBuffer()),
    )) {
      const { channels } = await sharp(bytes).stats()
      expect(channels).toHaveLength(4)
      expect(Math.round(channels[3]?.mean ?? 0)).toBe(128)
      expect(Math.abs((channels[0]?.mean ?? 0) - RED.r)).toBeLessThan(6)
    }
  })

  test.each([
    ['16 bits per channel', () => picture().toColourspace('rgb16').png()],
    ['greyscale colours', () => picture().greyscale().toColourspace('b-w').jpeg()],
    ['CMYK colours', () => picture().toColourspace('cmyk').jpeg()],
  ])('can have %s', async (_what, encode) => {
    const versions = await downloadVersions(await uploadAndGetUrl(await encode().toBuffer()))
    expect(versions.map(({ space, depth }) => [space, depth])).toEqual(
      Array(3).fill(['srgb', 'uchar']),
    )
  })

  test('is rotated upright and stored without metadata', async () => {
    const bytes = await picture(800, 400)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitude: '30/1 2/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer),
    })
    const versions = await downloadVersions(await uploadAndGetUrl(bytes))
    expect(sizes(versions)).toEqual([
      [240, 480],
      [400, 800],
      [400, 800],
    ])
    for (const { bytes: stored, orientation, exif, xmp, icc } of versions) {
      expect([orientation, exif, xmp, icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(stored.includes('SecretCamera')).toBe(false)
    }
  })

  test('is stored once, even if uploaded concurrently', async () => {
    const folder = temporaryFolder()
    const storage = folderStorage(folder)
    const bytes = await picture().png().toBuffer()
    const results = await Promise.all([1, 2, 3].map(() => storePicture(storage, bytes)))
    expect(new Set(results.map(({ imageUrl }) => imageUrl)).size).toBe(1)
    expect(readdirSync(folder)).toHaveLength(3)
    const writes: string[] = []
    const watched = {
      ...storage,
      put: async (name: string) => {
        writes.push(name)
      },
    }
    expect(await storePicture(watched, bytes)).toEqual(results[0])
    expect(writes).toEqual([])
  })

  test('can be the picture of a product', async () => {
    const image_url = await uploadAndGetUrl(await picture().png().toBuffer())
    const body = { name: 'Cat toy', price: 5, image_url }
    const response = await shop.rest('POST', '/addproduct', { token, body })
    expect(response.json()).toMatchObject({ image_url })
  })

  test('is queued while two others are processed', async () => {
    const folder = folderStorage(temporaryFolder())
    let active = 0
    let maxActive = 0
    const large = await picture(1500).jpeg().toBuffer()
    const storage = {
      ...folder,
      put: async (...written: Parameters<typeof folder.put>) => {
        active += 1
        maxActive = Math.max(maxActive, active)
        // Long enough for another picture to be decoded, if it were not queued.
        await sharp(large).webp().toBuffer()
        await folder.put(...written)
        active -= 1
      },
    }
    const pictures = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        picture(20 + index)
          .png()
          .toBuffer(),
      ),
    )
    await Promise.all(pictures.map((bytes) => storePicture(storage, bytes)))
    expect(maxActive).toBe(2)
  })
})

describe('A HEIC photo', () => {
  const FILE = buildHeic()
  const LIMITS = { maxMemoryBytes: 300 * 1024 * 1024, maxMilliseconds: 30_000 }
  const BLUE = { r: 30, g: 40, b: 200 }

  /** The colour at a place of a stored picture. */
  async function colourAt(bytes: Buffer, left: number, top: number) {
    const [r = 0, g = 0, b = 0] = await sharp(bytes)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer()
    return { r, g, b }
  }

  function expectNear(colour: typeof RED, expected: typeof RED) {
    for (const channel of ['r', 'g', 'b'] as const) {
      expect(Math.abs(colour[channel] - expected[channel]), channel).toBeLessThan(12)
    }
  }

  test.each(['image/heic', 'image/heif', 'application/octet-stream'])(
    'is stored as WebP in three widths, with its colours (%s)',
    async (type) => {
      const response = await upload(FILE, { type })
      expect(response.statusCode, response.body).toBe(201)
      const versions = await downloadVersions(response.json().image_url)
      expect(sizes(versions)).toEqual(Array(3).fill([120, 80]))
      for (const { bytes, format, space } of versions) {
        expect([format, space]).toEqual(['webp', 'srgb'])
        expectNear(await colourAt(bytes, 20, 40), RED)
        expectNear(await colourAt(bytes, 100, 40), BLUE)
      }
    },
  )

  test('is stored upright', async () => {
    const [version] = await downloadVersions(await uploadAndGetUrl(buildHeic({ turns: 1 })))
    expect([version?.width, version?.height]).toEqual([80, 120])
    // The right side is at the top after a quarter turn to the left.
    expectNear(await colourAt(version?.bytes ?? FILE, 40, 10), BLUE)
    expectNear(await colourAt(version?.bytes ?? FILE, 40, 110), RED)
  })

  test('has its colours from the profile in it, such as the Display P3 of iPhones', async () => {
    const inDisplayP3 = await picture(9, 9).withIccProfile('p3').png().toBuffer()
    const { icc: profile } = await sharp(inDisplayP3).metadata()
    expect(profile?.length).toBeGreaterThan(100)
    const url = await uploadAndGetUrl(buildHeic({ ...(profile && { profile }) }))
    const versions = await downloadVersions(url)
    expect(sizes(versions)).toEqual(Array(3).fill([120, 80]))
    for (const { bytes, space, icc } of versions) {
      expect([space, icc]).toEqual(['srgb', undefined])
      // The red of the file is one that sRGB cannot show.
      expectNear(await colourAt(bytes, 20, 40), { r: 218, g: 0, b: 28 })
      expectNear(await colourAt(bytes, 100, 40), { r: 28, g: 40, b: 208 })
    }
  })

  test('whose profile is none has its colours as they are', async () => {
    const url = await uploadAndGetUrl(buildHeic({ profile: Buffer.alloc(300, 'no profile') }))
    const [version] = await downloadVersions(url)
    expectNear(await colourAt(version?.bytes ?? FILE, 20, 40), RED)
  })

  test('has at most 26 million pixels, which its header says', async () => {
    const response = await upload(buildHeic({ width: 6_000, height: 4_334 }))
    expect(response.json().errors).toEqual([
      {
        field: 'picture',
        message:
          'This HEIC photo is too large: at most 26 megapixels. Upload it as a JPEG (up to 51 megapixels), or take it at 12 or 24 MP.',
      },
    ])
  })

  test.each([
    ['is cut off', FILE.subarray(0, FILE.length - 40)],
    ['is larger than its header says', buildHeic({ width: 12, height: 8 })],
    ['is smaller than its header says', buildHeic({ width: 5_000, height: 5_000 })],
    [
      'has other bytes in place of its pixels',
      Buffer.concat([FILE.subarray(0, -80), Buffer.alloc(80, 7)]),
    ],
  ])('that %s is rejected, with how to save it as a JPEG', async (_what, bytes) => {
    const response = await upload(bytes)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      {
        field: 'picture',
        message: expect.stringMatching(/^This HEIC photo cannot be converted. Save it as JPEG/),
      },
    ])
    // The next one is converted nonetheless.
    expect((await upload(FILE)).statusCode).toBe(201)
  })

  test('takes limited memory and time', async () => {
    const pixels = await decodeHeic(FILE, LIMITS)
    expect([pixels.width, pixels.height, pixels.data.length]).toEqual([120, 80, 120 * 80 * 4])
    await expect(decodeHeic(FILE, { ...LIMITS, maxMilliseconds: 1 })).rejects.toThrow()
    const large = buildHeic({ isLarge: true })
    expect((await decodeHeic(large, LIMITS)).width).toBe(3_200)
    const maxMemoryBytes = 32 * 1024 * 1024
    await expect(decodeHeic(large, { ...LIMITS, maxMemoryBytes })).rejects.toThrow()
  })
})

describe('A file that is not a picture', () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
  const damaged: [string, () => Promise<Buffer> | Buffer][] = [
    ['the first half of a JPEG', async () => firstHalf(await noise().jpeg().toBuffer())],
    ['the first bytes of a JPEG', async () => (await noise().jpeg().toBuffer()).subarray(0, 20)],
    ['the first half of a PNG', async () => firstHalf(await noise().png().toBuffer())],
    ['the first bytes of a GIF', async () => (await noise().gif().toBuffer()).subarray(0, 12)],
    ['the first half of a WebP', async () => firstHalf(await noise().webp().toBuffer())],
    [
      'the first bytes of an AVIF',
      async () => (await noise().avif({ effort: 0 }).toBuffer()).subarray(0, 60),
    ],
  ]
  const files: [string, () => Promise<Buffer> | Buffer][] = [
    ['a text', () => Buffer.from('Just a text that someone renamed to cat.png\n'.repeat(50))],
    ['an SVG', () => Buffer.from(svg)],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>')],
    ['a TIFF', () => picture(40, 30).tiff().toBuffer()],
    ['an empty file', () => Buffer.alloc(0)],
  ]
  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
  const firstHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

  test.each(files)('is rejected with a field error: %s', async (_what, make) => {
    const response = await upload(await make())
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      {
        field: 'picture',
        message: 'This file is not a supported picture. Use JPEG, PNG, WebP, AVIF, HEIC or GIF.',
      },
    ])
  })

  test.each(damaged)('is called damaged if it was one: %s', async (_what, make) => {
    const response = await upload(await make())
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { field: 'picture', message: expect.stringMatching(/^This picture is damaged/) },
    ])
  })

  test('is rejected if it has no body and no type', async () => {
    const response = await shop.rest('POST', '/pictures', { token })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ field: 'picture' }])
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'imagery/png'])(
    'is rejected with 415 for the type %s',
    async (type) => {
      const response = await upload('{}', { type })
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({
        message: 'The request body must be a picture file (Content-Type: image/*).',
      })
    },
  )

  test.each(['image/png', 'application/octet-stream'])(
    'of the type %s is rejected by other routes with 415',
    async (type) => {
      const response = await shop.rest('POST', '/addproduct', {
        token,
        body: 'x',
        headers: { 'content-type': type },
      })
      expect(response.statusCode).toBe(415)
      expect(response.json().message).toMatch(/must be JSON/)
    },
  )
})

test('A photo of a phone with 50 megapixels is accepted, upright', async () => {
  // Lying on its side, as phones store it.
  const photo = await picture(8192, 6144).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const [, , widest] = await downloadVersions(await uploadAndGetUrl(photo))
  expect(widest).toMatchObject({ width: 960, height: 1280 })
})

describe('A picture that is too large', () => {
  test('when decoded is rejected by its header', async () => {
    const bomb = createPngBomb(30_000)
    expect(bomb.length).toBeLessThan(200_000)
    // Decoding it would find that its end is missing.
    const response = await upload(bomb.subarray(0, bomb.length / 2))
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { field: 'picture', message: 'This picture has too many pixels: at most 51 million.' },
    ])
  })

  test('has more than 51 million pixels', async () => {
    expect((await upload(createPngBomb(7_141))).statusCode).toBe(201)
    expect((await upload(createPngBomb(7_142))).statusCode).toBe(400)
  })

  test('has more than 10 MB, streamed or not', async () => {
    const bytes = Buffer.alloc(MAX_PICTURE_BYTES + 1)
    const error = { code: 'INVALID', details: { problems: [{ key: 'invalid.pictureFile' }] } }
    const storage = folderStorage(temporaryFolder())
    await expect(storePicture(storage, bytes)).rejects.toMatchObject(error)
    for (const payload of [bytes, Readable.from([bytes.subarray(1), Buffer.from('x')])]) {
      const response = await upload(payload)
      expect(response.statusCode).toBe(413)
      expect(response.json()).toEqual({ message: 'The request is too large.' })
    }
    // With one byte less, the content is checked.
    expect((await upload(bytes.subarray(1))).statusCode).toBe(400)
  })

  describe('over the network', () => {
    const MEGABYTE = Buffer.alloc(1_000_000, 7)

    async function* megabytes(count: number) {
      for (let sent = 0; sent < count; sent += 1) yield MEGABYTE
    }

    /** Sends a request; the status is 'closed' if the server closes the connection. */
    async function send(
      body: Buffer | AsyncIterable<Buffer>,
      authorization = `Bearer ${token}`,
    ): Promise<{ readonly status: number | 'closed'; readonly text: string }> {
      const { port } = shop.app.server.address() as AddressInfo
      try {
        const response = await fetch(`http://127.0.0.1:${port}/pictures`, {
          method: 'POST',
          headers: { 'content-type': 'image/jpeg', authorization },
          body,
          duplex: 'half',
        })
        return { status: response.status, text: await response.text() }
      } catch {
        return { status: 'closed', text: '' }
      }
    }

    beforeEach(async () => {
      await shop.app.listen({ port: 0, host: '127.0.0.1' })
    })

    test.each([
      ['with its length', () => Buffer.alloc(50_000_000)],
      ['in chunks', () => megabytes(50)],
    ])('gets a response after 50 MB %s, and the server keeps working', async (_how, body) => {
      for (const _time of [1, 2]) {
        const { status, text } = await send(body())
        expect(status).toBe(413)
        expect(JSON.parse(text)).toEqual({ message: 'The request is too large.' })
      }
      expect((await send(MEGABYTE)).status).toBe(400)
    })

    test('is cut off if it does not end, and the server keeps working', async () => {
      expect(['closed', 413]).toContain((await send(megabytes(200))).status)
      expect((await send(MEGABYTE)).status).toBe(400)
    })

    test('does no harm if the client disconnects', async () => {
      async function* broken() {
        yield MEGABYTE
        throw new Error('disconnected')
      }
      expect((await send(broken())).status).toBe('closed')
      expect((await send(MEGABYTE)).status).toBe(400)
    })

    test('is rejected for a visitor', async () => {
      expect((await send(megabytes(50), 'Bearer nobody')).status).toBe(401)
      expect((await send(MEGABYTE)).status).toBe(400)
    })
  })
})

describe('An upload', () => {
  test('returns 401 to visitors and 403 to shoppers before the file is read', async () => {
    const shopper = await createShopper(shop.db)
    for (const [bearer, status] of [
      ['nobody', 401],
      [shopper.token, 403],
    ] as const) {
      // If the files were read first, these would be 413 and 415.
      const tooLarge = await upload(Buffer.alloc(MAX_PICTURE_BYTES + 1), { token: bearer })
      const notPicture = await upload('{}', { token: bearer, type: 'application/json' })
      expect([tooLarge.statusCode, notPicture.statusCode]).toEqual([status, status])
    }
  })
})

describe('A stored picture', () => {
  test('is public and can be cached for a year', async () => {
    const url = await uploadAndGetUrl(await picture().png().toBuffer())
    const response = await shop.app.inject({ method: 'GET', url, headers: { accept: 'image/*' } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(response.rawPayload.length),
    })
    const head = await shop.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(response.headers['content-length'])
  })

  test.each([
    `/media/${'0'.repeat(64)}.webp`,
    `/media/${'0'.repeat(64)}-240.webp`,
    '/media/cat.webp',
    '/media/',
    '/media/../../etc/passwd',
    '/media/%2e%2e%2f',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%00',
  ])('does not exist at %s: 404', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await shop.app.inject({ method, url })
      expect(response.statusCode).toBe(404)
      expect(response.headers['cache-control']).toBeUndefined()
      if (method === 'GET') expect(response.json()).toEqual({ message: 'Not found' })
    }
  })
})
