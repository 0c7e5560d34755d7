import { LazyApolloProvider } from '../../platform/api/lazy-apollo-provider'
import { useFoodSuppliesQuery } from '../../platform/gql/food-supplies'
import { useText } from '../../platform/texts/text'

interface OwnSuppliesProps {
  readonly productId: string
}

/** For how long a food lasts each pet of the shopper that it is for; nothing without one. Import it lazily. */
export function OwnSupplies({ productId }: OwnSuppliesProps) {
  return (
    <LazyApolloProvider>
      <Loaded productId={productId} />
    </LazyApolloProvider>
  )
}

function Loaded({ productId }: OwnSuppliesProps) {
  const t = useText()
  // A pet may have been added or weighed since.
  const { data } = useFoodSuppliesQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
  })
  if (!data || data.foodSupplies.length === 0) return null
  return (
    <ul className="product-texts__supplies" aria-label={t('pets.supplies')}>
      {data.foodSupplies.map(({ pet, days }) => (
        <li key={pet.id}>{t('pets.lasts', { name: pet.name, days })}</li>
      ))}
    </ul>
  )
}
