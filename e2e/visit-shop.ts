const PATHS = ['/', '/catfood', '/search?query=cat', '/productdetails/3', '/products']
const ROUNDS = 3

/** Requests each kind of page several times, one after another. */
export async function visitShop(url: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of PATHS) {
      const response = await fetch(url + path, { headers: { accept: 'text/html' } })
      if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
      await response.text()
    }
  }
}
