import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#domain/limits'
import { createAdmin, createShopper } from '../test/factories'
import { temporaryFolder } from '../test/folder'
import { setUpShop } from '../test/shop'
import { folderStorage } from './picture-storage'
import { storePicture } from './pictures.service'

const shop = setUpShop()

/** The owner's. */
let token: string
beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

const UPLOADED = /^\/media\/[0-9a-f]{64}\.webp$/
const RED = { r: 200, g: 30, b: 40 }

function picture(width = 1200, height = 900): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED } })
}

/** Uploads as the owner, unless a token says otherwise. */
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

async function uploadedUrl(bytes: Buffer): Promise<string> {
  const answer = await upload(bytes)
  expect(answer.statusCode, answer.body).toBe(201)
  expect(answer.json()).toEqual({ image_url: expect.stringMatching(UPLOADED) })
  return answer.json().image_url
}

/** The stored versions, the smallest first, as the shop serves them. */
async function versionsOf(imageUrl: string) {
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

/** A sound PNG of one bit a pixel: small as a file, huge when unpacked. */
function pngBomb(side: number): Buffer {
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
  ])('may be a %s and is kept as WebP in three widths', async (_format, encode) => {
    const versions = await versionsOf(await uploadedUrl(await encode(picture()).toBuffer()))
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
    'is known by its content, not by the type %s',
    async (type) => {
      const answer = await upload(await picture().png().toBuffer(), { type })
      expect(answer.statusCode).toBe(201)
    },
  )

  test('is never wider than it was', async () => {
    const versions = await versionsOf(await uploadedUrl(await picture(300, 500).png().toBuffer()))
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
  ])('may be of an odd size: %i by %i', async (width, height) => {
    const versions = await versionsOf(
      await uploadedUrl(await picture(width, height).png().toBuffer()),
    )
    expect(versions.map(({ format }) => format)).toEqual(['webp', 'webp', 'webp'])
  })

  test('keeps its transparency', async () => {
    const half = sharp({
      create: { width: 600, height: 600, channels: 4, background: { ...RED, alpha: 0.5 } },
    })
    for (const { bytes } of await versionsOf(await uploadedUrl(await half.png().toBuffer()))) {
      const { channels } = await sharp(bytes).stats()
      expect(channels).toHaveLength(4)
      expect(Math.round(channels[3]?.mean ?? 0)).toBe(128)
      expect(Math.abs((channels[0]?.mean ?? 0) - RED.r)).toBeLessThan(6)
    }
  })

  test.each([
    ['16 bits a colour', () => picture().toColourspace('rgb16').png()],
    ['shades of grey', () => picture().greyscale().toColourspace('b-w').jpeg()],
    ['the colours of print', () => picture().toColourspace('cmyk').jpeg()],
  ])('may have %s', async (_what, encode) => {
    const versions = await versionsOf(await uploadedUrl(await encode().toBuffer()))
    expect(versions.map(({ space, depth }) => [space, depth])).toEqual(
      Array(3).fill(['srgb', 'uchar']),
    )
  })

  test('is turned upright and says nothing of where and with what it was taken', async () => {
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
    const versions = await versionsOf(await uploadedUrl(bytes))
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

  test('is stored once, however often and at once it is uploaded', async () => {
    const folder = temporaryFolder()
    const storage = folderStorage(folder)
    const bytes = await picture().png().toBuffer()
    const answers = await Promise.all([1, 2, 3].map(() => storePicture(storage, bytes)))
    expect(new Set(answers.map(({ imageUrl }) => imageUrl)).size).toBe(1)
    expect(readdirSync(folder)).toHaveLength(3)
    const writes: string[] = []
    const watched = {
      ...storage,
      put: async (name: string) => {
        writes.push(name)
      },
    }
    expect(await storePicture(watched, bytes)).toEqual(answers[0])
    expect(writes).toEqual([])
  })

  test('can be the picture of a product', async () => {
    const image_url = await uploadedUrl(await picture().png().toBuffer())
    const body = { name: 'Cat toy', price: 5, image_url }
    const answer = await shop.rest('POST', '/addproduct', { token, body })
    expect(answer.json()).toMatchObject({ image_url })
  })

  test('waits in line while two others are worked on', async () => {
    const folder = folderStorage(temporaryFolder())
    let atOnce = 0
    let most = 0
    const large = await picture(1500).jpeg().toBuffer()
    const storage = {
      ...folder,
      put: async (...written: Parameters<typeof folder.put>) => {
        atOnce += 1
        most = Math.max(most, atOnce)
        // Longer than it takes to read another one, if that were not waiting.
        await sharp(large).webp().toBuffer()
        await folder.put(...written)
        atOnce -= 1
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
    expect(most).toBe(2)
  })
})

describe('What is not a picture', () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
  const refusals: [string, () => Promise<Buffer> | Buffer][] = [
    ['a text', () => Buffer.from('Just a text that somebody renamed to cat.png\n'.repeat(50))],
    ['an SVG', () => Buffer.from(svg)],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>')],
    ['a TIFF', () => picture(40, 30).tiff().toBuffer()],
    ['the first half of a JPEG', async () => firstHalf(await noise().jpeg().toBuffer())],
    ['the first half of a PNG', async () => firstHalf(await noise().png().toBuffer())],
    ['the first bytes of a GIF', async () => (await noise().gif().toBuffer()).subarray(0, 12)],
    ['nothing', () => Buffer.alloc(0)],
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

  test.each(refusals)('is refused at its field: %s', async (_what, make) => {
    const answer = await upload(await make())
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      {
        field: 'picture',
        message: 'This file is not a picture we can read: use JPEG, PNG, WebP, AVIF or GIF.',
      },
    ])
  })

  test('is refused without a body and a type as well', async () => {
    const answer = await shop.rest('POST', '/pictures', { token })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toMatchObject([{ field: 'picture' }])
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'imagery/png'])(
    'is refused with 415 when its type is %s',
    async (type) => {
      const answer = await upload('{}', { type })
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toEqual({
        message: 'The request body must be a picture file (Content-Type: image/*).',
      })
    },
  )

  test.each(['image/png', 'application/octet-stream'])(
    'but a %s is refused by every other route, with 415',
    async (type) => {
      const answer = await shop.rest('POST', '/addproduct', {
        token,
        body: 'x',
        headers: { 'content-type': type },
      })
      expect(answer.statusCode).toBe(415)
      expect(answer.json().message).toMatch(/must be JSON/)
    },
  )
})

describe('A picture that is too large', () => {
  test('when unpacked is refused at once', async () => {
    const bomb = pngBomb(30_000)
    expect(bomb.length).toBeLessThan(200_000)
    const before = performance.now()
    const answer = await upload(bomb)
    expect(performance.now() - before).toBeLessThan(5_000)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([
      { field: 'picture', message: 'This picture has too many pixels: at most 50 million.' },
    ])
  })

  test('is one of more than 50 million pixels', async () => {
    expect((await upload(pngBomb(7_071))).statusCode).toBe(201)
    expect((await upload(pngBomb(7_072))).statusCode).toBe(400)
  })

  test('is one of more than 10 MB, on whatever way it comes', async () => {
    const bytes = Buffer.alloc(MAX_PICTURE_BYTES + 1)
    const refusal = { code: 'INVALID', details: { problems: [{ key: 'invalid.pictureFile' }] } }
    const storage = folderStorage(temporaryFolder())
    await expect(storePicture(storage, bytes)).rejects.toMatchObject(refusal)
    for (const payload of [bytes, Readable.from([bytes.subarray(1), Buffer.from('x')])]) {
      const answer = await upload(payload)
      expect(answer.statusCode).toBe(413)
      expect(answer.json()).toEqual({ message: 'The request is too large.' })
    }
    // One byte less is looked at.
    expect((await upload(bytes.subarray(1))).statusCode).toBe(400)
  })

  describe('on the wire', () => {
    const MEGABYTE = Buffer.alloc(1_000_000, 7)

    async function* megabytes(count: number) {
      for (let sent = 0; sent < count; sent += 1) yield MEGABYTE
    }

    /** Sends a real request; the status is 'closed' where the connection is. */
    async function send(
      body: Buffer | AsyncIterable<Buffer>,
      authorization = `Bearer ${token}`,
    ): Promise<{ readonly status: number | 'closed'; readonly text: string }> {
      const { port } = shop.app.server.address() as AddressInfo
      try {
        const answer = await fetch(`http://127.0.0.1:${port}/pictures`, {
          method: 'POST',
          headers: { 'content-type': 'image/jpeg', authorization },
          body,
          duplex: 'half',
        })
        return { status: answer.status, text: await answer.text() }
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
    ])('gets an answer after 50 MB %s, and the shop goes on', async (_how, body) => {
      for (const _time of [1, 2]) {
        const { status, text } = await send(body())
        expect(status).toBe(413)
        expect(JSON.parse(text)).toEqual({ message: 'The request is too large.' })
      }
      expect((await send(MEGABYTE)).status).toBe(400)
    })

    test('is cut off when it does not end, and the shop goes on', async () => {
      expect(['closed', 413]).toContain((await send(megabytes(200))).status)
      expect((await send(MEGABYTE)).status).toBe(400)
    })

    test('is no burden when its sender goes away half-way', async () => {
      async function* broken() {
        yield MEGABYTE
        throw new Error('gone')
      }
      expect((await send(broken())).status).toBe('closed')
      expect((await send(MEGABYTE)).status).toBe(400)
    })

    test('is refused to a visitor as well', async () => {
      expect((await send(megabytes(50), 'Bearer nobody')).status).toBe(401)
      expect((await send(MEGABYTE)).status).toBe(400)
    })
  })
})

describe('Uploading', () => {
  test("is the owner's: a visitor gets 401 and a shopper 403, before their file is read", async () => {
    const shopper = await createShopper(shop.db)
    for (const [who, status] of [
      ['nobody', 401],
      [shopper.token, 403],
    ] as const) {
      // Read first, these would be 413 and 415.
      const tooLarge = await upload(Buffer.alloc(MAX_PICTURE_BYTES + 1), { token: who })
      const notPicture = await upload('{}', { token: who, type: 'application/json' })
      expect([tooLarge.statusCode, notPicture.statusCode]).toEqual([status, status])
    }
  })
})

describe('A stored picture', () => {
  test('is served for a year to whoever asks', async () => {
    const url = await uploadedUrl(await picture().png().toBuffer())
    const answer = await shop.app.inject({ method: 'GET', url, headers: { accept: 'image/*' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    })
    const head = await shop.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(answer.headers['content-length'])
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
  ])('is not there at %s: 404', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await shop.app.inject({ method, url })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBeUndefined()
      if (method === 'GET') expect(answer.json()).toEqual({ message: 'Not found' })
    }
  })
})
