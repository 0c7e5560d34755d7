import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from './use-admin-token'

interface ProductLinkProps {
  readonly id: string
  readonly children: ReactNode
}

/** A link to a product's form, or only its name for those who may not change products. */
export function ProductLink({ id, children }: ProductLinkProps) {
  return useCan('products.edit') ? <Link to={`/updateproduct/${id}`}>{children}</Link> : children
}
