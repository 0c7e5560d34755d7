import { type APIRequestContext, expect } from '@playwright/test'

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Returns the HTML of a page as the server sends it, for journeys that need no browser. */
export async function getPage(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { headers: { accept: 'text/html' } })
  expect(response.status(), path).toBe(200)
  return response.text()
}

/**
 * Returns the text of each element whose opening tag contains `tag`, such as 'h1' or
 * 'class="card"'. Elements of the same name must not be nested.
 */
export function textsOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<(?=[^<>]*\\b${tag})(\\w+)[^<>]*>(.*?)</\\1>`, 'gs'))
  return Array.from(elements, ([, , content = '']) =>
    content.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity),
  )
}
