import sharp from 'sharp'
import { expect, test } from 'vitest'
import { previewPath } from '#domain/products/pictures'
import { createAdmin, createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

async function uploadedProduct(hidden = false) {
  const { token } = await createAdmin(shop.db)
  const { rawPayload } = { rawPayload: await tallPicture() }
  const response = await shop.app.inject({
    method: 'POST',
    url: '/pictures',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
    payload: rawPayload,
  })
  const imageUrl: string = response.json().image_url
  const { id } = await createProduct(shop.db, { imageUrl, hidden })
  return { id, path: previewPath(id, imageUrl) ?? '' }
}

const tallPicture = () =>
  sharp({ create: { width: 400, height: 900, channels: 4, background: '#c8202880' } })
    .png()
    .toBuffer()

test('The preview of an uploaded picture is a JPEG that shows the whole picture', async () => {
  const { path } = await uploadedProduct()
  for (let time = 0; time < 2; time += 1) {
    const response = await shop.rest('GET', path)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/jpeg')
    expect(response.headers['cache-control']).toContain('public')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  }
})

test('There is no preview of a hidden product, an unknown one, or one without an upload', async () => {
  const { path } = await uploadedProduct(true)
  const { id } = await createProduct(shop.db, { imageUrl: '/pictures/cat-toy.svg' })
  const paths = [path, `/previews/products/${id}.jpg`, '/previews/products/x.jpg']
  for (const one of paths) expect((await shop.rest('GET', one)).statusCode, one).toBe(404)
})
