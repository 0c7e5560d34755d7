import { Link } from 'react-router-dom'
import { HELP_PAGES } from '#domain/pages/help-pages'
import { RowAct } from '../../platform/admin/list/row-act'
import { type ChangeDetailsFragment, useRestoreChangeMutation } from '../../platform/gql/change-log'
import { useCouriersQuery } from '../../platform/gql/orders-admin'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { useFormatDate, useFormatDay } from '../../platform/texts/use-format-date'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import { fieldText, isCourier, valueText } from './field-texts'
import './change-list.css'

interface ChangeListProps {
  readonly changes: readonly ChangeDetailsFragment[]
  /** Whether all of them are about the same thing, which they need not name then. */
  readonly isOfOne?: boolean
}

/** Changes with who made them, and the values before and after. */
export function ChangeList({ changes, isOfOne = false }: ChangeListProps) {
  const t = useText()
  return (
    <ol className="changes" aria-label={t('changes.title')}>
      {changes.map((change) => (
        <li key={change.id} className="changes__entry">
          <ChangeHead change={change} isOfOne={isOfOne} />
          <ChangedFields fields={change.fields} />
          {change.isRestorable && <Restore change={change} />}
        </li>
      ))}
    </ol>
  )
}

/** Puts a price or stock back to what it was before the change. */
function Restore({ change: { id, title } }: { readonly change: ChangeDetailsFragment }) {
  const t = useText()
  const [restoreChange] = useRestoreChangeMutation()
  return (
    <RowAct
      label={t('changes.restore')}
      name={t('changes.restoreNamed', { name: title ?? '' })}
      send={() => restoreChange({ variables: { id } })}
      done={t('changes.restored')}
      failed={t('changes.restoreFailed')}
    />
  )
}

interface ChangeHeadProps {
  readonly change: ChangeDetailsFragment
  readonly isOfOne: boolean
}

function ChangeHead({ change, isOfOne }: ChangeHeadProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const { action, kind, actorName, address, happenedAt } = change
  return (
    <p className="changes__head">
      {!isOfOne && (
        <strong>
          {t(`changes.kind.${kind}`)} <Subject change={change} />
        </strong>
      )}
      <span className="changes__action" data-action={action}>
        {t(`changes.action.${action}`)}
      </span>
      <span className="changes__who">
        <bdi>{actorName ?? t('changes.somebody')}</bdi>
        {address && <bdi className="changes__address">{address}</bdi>}
        <time dateTime={happenedAt}>{formatDate(happenedAt)}</time>
      </span>
    </p>
  )
}

function Subject({ change }: { readonly change: ChangeDetailsFragment }) {
  const t = useText()
  const { kind, action, subject, title } = change
  if (kind === 'ORDER' && subject) return <Link to={`/adminorder/${subject}`}>#{subject}</Link>
  if (kind === 'PAGE' && subject === 'home') {
    return <Link to="/adminbanners">{t('homePage.title')}</Link>
  }
  const page = kind === 'PAGE' && HELP_PAGES.find((known) => known === subject)
  if (page) return <Link to={`/adminpages/${page}`}>{t(`help.${page}`)}</Link>
  const name = <bdi>{title}</bdi>
  if (kind !== 'PRODUCT' || action === 'REMOVED' || !subject) return name
  return <Link to={`/updateproduct/${subject}`}>{name}</Link>
}

function ChangedFields({ fields }: Pick<ChangeDetailsFragment, 'fields'>) {
  const t = useText()
  const { data } = useCouriersQuery({ skip: !fields.some(({ field }) => isCourier(field)) })
  const courierName = (id: string) => data?.couriers.find((courier) => courier.id === id)?.name
  const format = {
    t,
    formatTime: useFormatDate(),
    formatDay: useFormatDay(),
    formatPounds: useFormatPounds(),
    courierName,
  }
  const hidden = fields.filter(({ isPrivate }) => isPrivate)
  return (
    <dl className="changes__fields">
      {fields
        .filter(({ isPrivate }) => !isPrivate)
        .map(({ before, after, ...field }) => (
          <div key={field.field}>
            <dt>{fieldText(t, field.field)}</dt>
            <dd>
              <del>
                <span className="visually-hidden">{t('changes.before')} </span>
                <bdi>{valueText(format, field, before)}</bdi>
              </del>{' '}
              <ins>
                <span className="visually-hidden">{t('changes.after')} </span>
                <bdi>{valueText(format, field, after)}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      {hidden.length > 0 && (
        <div>
          <dt>
            <CommaSeparated texts={hidden.map(({ field }) => fieldText(t, field))} />
          </dt>
          <dd>{t('changes.private')}</dd>
        </div>
      )}
    </dl>
  )
}
