import { useState } from 'react'
import {
  type ColumnQuestion,
  type ColumnRules,
  type Columns,
  guessColumns,
  questionsOf,
} from '#domain/files/columns'
import { FileError, type FileProblem } from '#domain/files/file-error'
import { MAX_IMPORT_BYTES } from '#domain/limits'
import { useText } from '../texts/text'
import { readTable, type TableFile } from './table-file'

/** A file with what its columns are, and what somebody has to say about them. */
export interface ReadFile<Field extends string> {
  readonly file: TableFile
  readonly columns: Columns<Field>
  /** Of the guess and of what was chosen since: nothing is done with the file while there are any. */
  readonly questions: readonly ColumnQuestion<Field>[]
}

/** Doubts that somebody can dispel, by saying that the column is right. */
const CONFIRMABLE: readonly string[] = ['feesAboveAmounts', 'sumDiffers', 'netDiffers']

export const isConfirmable = ({ doubt }: ColumnQuestion<string>) => CONFIRMABLE.includes(doubt)

interface State<Field extends string> extends ReadFile<Field> {
  /** The columns that somebody has said are right. */
  readonly confirmed: Partial<Columns<Field>>
}

const MAX_MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024

/** A file with a table on its way into a form: chosen, read, its columns guessed and chosen. */
export function useTableFile<Field extends string>(
  rules: ColumnRules<Field>,
  last: Partial<Columns<Field>> | null,
) {
  const t = useText()
  const [state, setState] = useState<State<Field>>()
  const [problem, setProblem] = useState<FileProblem>()

  function show(file: TableFile): void {
    setState({ file, ...guessColumns(file, rules, last), confirmed: {} })
  }

  async function selectFile(file: File | undefined): Promise<void> {
    setProblem(undefined)
    setState(undefined)
    if (!file) return
    try {
      show(await readTable(file, rules))
    } catch (error) {
      setProblem(error instanceof FileError ? error.problem : 'notReadable')
    }
  }

  function update(field: Field, heading: string | null, confirmed: Partial<Columns<Field>>): void {
    if (!state) return
    const { file } = state
    const columns = { ...state.columns, [field]: heading }
    const isOpen = ({ field: other, doubt, heading: asked }: ColumnQuestion<Field>) =>
      !(CONFIRMABLE.includes(doubt) && confirmed[other] === asked)
    // Keep the open questions about other fields that have no column yet.
    const unanswered = state.questions.filter(
      (one) => one.field !== field && columns[one.field] === null,
    )
    const questions = [...unanswered, ...questionsOf(file, rules, columns).filter(isOpen)]
    setState({ file, columns, questions, confirmed })
  }

  return {
    read: state as ReadFile<Field> | undefined,
    alert: problem && t(`file.problem.${problem}`, { max: MAX_MEGABYTES }),
    selectFile,
    showSheet: (sheet: string) => state && show(state.file.withSheet(sheet)),
    choose: (field: Field, heading: string | null) =>
      state && update(field, heading, state.confirmed),
    confirm: ({ field, heading }: ColumnQuestion<Field>) =>
      state && update(field, heading, { ...state.confirmed, [field]: heading }),
  }
}
