import { Link } from 'react-router-dom'
import { useText } from '../../platform/texts/text'
import './animal-tiles.css'

const ANIMALS = [
  { animal: 'cat', title: 'home.cats' },
  { animal: 'dog', title: 'home.dogs' },
] as const

/** The products for cats, and those for dogs. */
export function AnimalTiles() {
  const t = useText()
  return (
    <nav className="animals" aria-label={t('home.animals')}>
      <ul className="animals__list">
        {ANIMALS.map(({ animal, title }) => (
          <li key={animal}>
            <Link className="animal" to={`/shop?animal=${animal}`}>
              <img src={`/art/${animal}.svg`} alt="" width={88} height={88} />
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
