import { ApolloClient } from '@apollo/client'
import { MockLink } from '@apollo/client/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProductDetailsDocument } from '../gql/catalogue'
import { buildProduct } from '../test/products'
import { createCache } from './apollo'
import { ClientSourceContext, clientOnDemand } from './client-source'
import { PageContext } from './page-context'
import { keyOf, usePageQuery } from './page-query'

const question = { query: ProductDetailsDocument, variables: { id: '1', related: 0 } }

function dataOf(name: string) {
  return { product: { ...buildProduct(1, { name }), related: [] } }
}

function Probe() {
  const { data, failed, retry, extend } = usePageQuery(question)
  const more = () => extend({ id: '2' }, (_before, next) => next)
  return (
    <>
      <p>{failed ? 'failed' : (data?.product?.name ?? 'waiting')}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
      <button type="button" onClick={() => void more()}>
        More
      </button>
    </>
  )
}

const lost = { request: question, error: new Error('connect ECONNREFUSED') }

function named(name: string, id = '1') {
  const request = { ...question, variables: { ...question.variables, id } }
  return { request, result: { data: dataOf(name) } }
}

interface Setting {
  /** What came with the HTML. */
  readonly sent?: unknown
  readonly answers?: readonly MockLink.MockedResponse[]
  readonly failures?: number
}

function setUp({ sent, answers = [], failures = 0 }: Setting) {
  let failuresLeft = failures
  const create = vi.fn(async () => {
    failuresLeft -= 1
    if (failuresLeft >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return new ApolloClient({ cache: createCache(), link: new MockLink([...answers]) })
  })
  const source = clientOnDemand(create)
  const answer = sent === undefined ? undefined : { key: keyOf(question), data: sent }
  render(
    <ClientSourceContext value={source}>
      <PageContext value={{ publicUrl: '', status: 200, answer }}>
        <Probe />
      </PageContext>
    </ClientSourceContext>,
  )
  return { create, source, user: userEvent.setup() }
}

test('What came with the HTML is shown without Apollo’s client', () => {
  const { create } = setUp({ sent: dataOf('Sent') })
  screen.getByText('Sent')
  expect(create).not.toHaveBeenCalled()
})

test('A client that is loaded later has in its cache what came with the HTML', async () => {
  const { source } = setUp({ sent: dataOf('Sent') })
  const client = await source.load()
  await vi.waitFor(() => expect(client.readQuery(question)?.product?.name).toBe('Sent'))
  client.writeQuery({ ...question, data: dataOf('Changed') })
  await screen.findByText('Changed')
})

test('Where nothing came the server is asked', async () => {
  setUp({ answers: [named('Asked')] })
  screen.getByText('waiting')
  await screen.findByText('Asked')
})

test('A question that failed can be asked again', async () => {
  const { user } = setUp({ answers: [lost, named('Asked')] })
  await screen.findByText('failed')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Asked')
})

test('A client that could not be loaded is a failure, and can be tried again', async () => {
  const { user } = setUp({ answers: [named('Asked')], failures: 1 })
  await screen.findByText('failed')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Asked')
})

test('More is merged into what came with the HTML', async () => {
  const { user } = setUp({ sent: dataOf('Sent'), answers: [named('More', '2')] })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByText('More', { selector: 'p' })
})
