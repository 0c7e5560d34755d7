import { useListSettings } from '../../../platform/admin/list/list-settings'
import { SaveView } from '../../../platform/admin/list/saved-views'
import { ViewsNav } from '../../../platform/admin/list/views-nav'
import { useText } from '../../../platform/texts/text'
import { QUESTION_FORMAT, type ReportQuestion } from './report-question'

/** The reports that were saved in this browser, as the views of lists are, and the button that saves the one that is shown. */
export function SavedReports({ question }: { readonly question: ReportQuestion }) {
  const t = useText()
  const [{ views }, change] = useListSettings('report.title')
  const current = new URLSearchParams(QUESTION_FORMAT.write(question)).toString()
  return (
    <div className="saved-reports">
      {views.length > 0 && (
        <ViewsNav
          label={t('report.saved')}
          views={views.map(({ name, search }) => ({
            id: name,
            label: <bdi>{name}</bdi>,
            search,
            isCurrent: search === current,
          }))}
        />
      )}
      <SaveView views={views} current={current} onChange={(saved) => change({ views: saved })} />
    </div>
  )
}
