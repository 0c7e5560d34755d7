import { useFormatPounds } from '../lib/text'
import './price.css'

/** An amount in pounds, such as EGP 249.50. */
export function Price({ pounds }: { readonly pounds: number }) {
  const format = useFormatPounds()
  return <span className="price">{format(pounds)}</span>
}
