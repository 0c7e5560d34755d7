/** The path of the page on which an order is paid, without a language's prefix, from its address. */
export function payPath(payUrl: string): string {
  return `/pay/${payUrl.split('/').at(-1)}`
}
