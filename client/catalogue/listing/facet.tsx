import { useText } from '../../platform/texts/text'
import { type Choice, type FacetChoice, isSame } from './filter-choices'
import '../../platform/forms/checkbox-group.css'

/** Longer lists show the rest on demand. */
const SHOWN = 6

/** The parameters of attributes with a single value. */
const SWITCHES = ['stock', 'offer']

interface FacetProps {
  readonly title: string
  readonly choices: readonly FacetChoice[]
  readonly chosen: readonly Choice[]
  /** The number of products in the list. */
  readonly total: number
  readonly onChange: () => void
}

/** The values of an attribute, with the number of products that each would leave. */
export function Facet({ title, choices: all, chosen, total, onChange }: FacetProps) {
  const t = useText()
  const isChosen = (choice: Choice) => chosen.some(isSame(choice))
  // A switch that all products satisfy has no effect; the counts of other values do not refer to this list.
  const choices = all.filter(
    (choice) => !SWITCHES.includes(choice.name) || choice.count < total || isChosen(choice),
  )
  if (choices.length === 0) return null
  // A single further value is shown rather than a button for it.
  const end = choices.length > SHOWN + 1 ? SHOWN : choices.length
  const rest = choices.slice(end)

  const renderChoice = (choice: FacetChoice) => (
    <label key={choice.value} className="checkbox facet__choice">
      <input
        type="checkbox"
        name={choice.name}
        value={choice.value}
        checked={isChosen(choice)}
        onChange={onChange}
      />
      <bdi>{choice.label}</bdi> <span className="facet__count">{`(${choice.count})`}</span>
    </label>
  )

  return (
    <fieldset className="facet">
      <legend>{title}</legend>
      {choices.slice(0, end).map(renderChoice)}
      {rest.length > 0 && (
        <details className="facet__rest" open={rest.some(isChosen) || undefined}>
          <summary>
            <span className="facet__more">{t('listing.showAll', { count: choices.length })}</span>
            <span className="facet__fewer">{t('listing.showFewer')}</span>
          </summary>
          {rest.map(renderChoice)}
        </details>
      )}
    </fieldset>
  )
}
