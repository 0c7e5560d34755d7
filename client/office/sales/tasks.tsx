import { Link } from 'react-router-dom'
import { TASK_TABLE } from '#domain/orders/tasks'
import { useRefetchOnOrderEvents } from '../../orders/orders/admin/use-order-event-batches'
import { type TasksQuery, useTasksQuery } from '../../platform/gql/sales'
import { useText } from '../../platform/texts/text'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { TASK_PATHS } from './task-paths'
import { useFormatCount } from './use-format-count'
import './tasks.css'

type Task = TasksQuery['tasks'][number]

interface TasksProps {
  /** There is nothing to be done with yet: what is not waiting is not mentioned. */
  readonly isEmptyShop: boolean
}

/** The tasks of the caller, each kind with a link to its list. */
export function Tasks({ isEmptyShop }: TasksProps) {
  const t = useText()
  const { data, error, refetch } = useTasksQuery({ fetchPolicy: 'cache-and-network' })
  useRefetchOnOrderEvents(refetch)
  const waiting = data?.tasks.filter(({ count }) => count > 0)
  if (isEmptyShop && waiting?.length === 0) return null
  return (
    <section className="tasks" aria-labelledby="tasks">
      <h2 id="tasks">{t('today.tasks')}</h2>
      {!data && error && <LoadFailed title={t('today.failed')} onRetry={refetch} />}
      {!data && !error && <Skeleton className="card" blockSize="6rem" />}
      {data && <TaskLists tasks={isEmptyShop ? (waiting ?? []) : data.tasks} />}
    </section>
  )
}

function TaskLists({ tasks }: { readonly tasks: readonly Task[] }) {
  const t = useText()
  const formatCount = useFormatCount()
  const waiting = tasks.filter(({ count }) => count > 0)
  const done = tasks.filter(({ count }) => count === 0)
  return (
    <>
      {waiting.length === 0 ? (
        <p className="card tasks__nothing">{t('today.nothing')}</p>
      ) : (
        <ul className="card tasks__waiting">
          {waiting.map(({ kind, count }) => (
            <li key={kind}>
              <Link className="task" to={TASK_PATHS[kind]}>
                <span className="task__count">{formatCount(count)}</span>{' '}
                <span>{t(TASK_TABLE[kind].label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <ul className="tasks__done" aria-label={t('today.done')}>
          {done.map(({ kind }) => (
            <li key={kind}>
              <Link to={TASK_PATHS[kind]}>{t(TASK_TABLE[kind].label)}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
