import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { type Handlers, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const text = (title: string, body: string) => ({ __typename: 'HelpText', title, body })

const page = (version: number, fields = {}) => ({
  __typename: 'EditableHelpPage',
  page: 'RETURNS',
  version,
  en: null,
  ar: null,
  ...fields,
})

const OWN = { ownEn: text('Returns', 'Our text'), ownAr: text('الإرجاع', 'نصنا') }

async function open(fields: object = {}, handlers: Handlers = {}) {
  logIn(buildToken('manager'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    editableHelpPage: () => ({ editableHelpPage: page(3, { ...OWN, ...fields }) }),
    previewHelpPage: ({ text: draft }) => ({
      previewHelpPage: {
        __typename: 'HelpPage',
        title: 'Shown title',
        html: `<p>Shown: ${(draft as { body: string }).body}</p>`,
      },
    }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminpages/returns' })
  const english = within(await screen.findByRole('region', { name: 'English' }))
  return { user, english, ...server }
}

const save = () => screen.getByRole('button', { name: 'Save page' })

const saved = (helpPage: unknown, ...userErrors: unknown[]) => ({
  updateHelpPage: { __typename: 'UpdateHelpPagePayload', helpPage, userErrors },
})

test('A page starts from the shop’s own text, and only the changed language is sent', async () => {
  const { user, english, requests } = await open(
    {},
    { updateHelpPage: () => saved(page(4, { en: text('Returns', 'Our text, changed') })) },
  )
  await user.click(english.getByRole('button', { name: 'Start from our text in English' }))
  const body = english.getByLabelText<HTMLTextAreaElement>('Text')
  expect(body.value).toBe('Our text')
  await user.type(body, ', changed')
  await screen.findByText('Shown: Our text, changed')
  await user.click(save())
  await screen.findByText('The page has been saved.')
  expect(requests('updateHelpPage')).toEqual([
    {
      page: 'RETURNS',
      input: { en: { title: 'Returns', body: 'Our text, changed' } },
      version: 3,
    },
  ])
})

test('Back to the shop’s own text sends no text', async () => {
  const { user, english, requests } = await open(
    { en: text('Mine', 'Written') },
    { updateHelpPage: () => saved(page(4)) },
  )
  await screen.findByText('Shown: Written')
  await user.click(english.getByRole('button', { name: 'Back to our text in English' }))
  await user.click(save())
  await screen.findByText('The page has been saved.')
  expect(requests('updateHelpPage')).toEqual([{ page: 'RETURNS', input: { en: null }, version: 3 }])
})

test('A title without a text is refused at the text', async () => {
  const { user, english, requests } = await open()
  await user.type(english.getByLabelText('Title'), 'Mine')
  await user.click(save())
  expect(document.activeElement).toBe(english.getByLabelText('Text'))
  expect(requests('updateHelpPage')).toEqual([])
})

test('Somebody else’s change is loaded on demand, and what was typed stays until then', async () => {
  let version = 3
  const { user, english } = await open(
    {},
    {
      editableHelpPage: () => ({
        editableHelpPage: page(version, {
          ...OWN,
          en: version === 3 ? null : text('Theirs', 'Their text'),
        }),
      }),
      updateHelpPage: () => {
        version = 4
        return saved(null, {
          __typename: 'UserError',
          code: 'CONFLICT',
          message: 'Someone else has changed this page.',
          field: null,
        })
      },
    },
  )
  await user.click(english.getByRole('button', { name: 'Start from our text in English' }))
  await user.click(save())
  await screen.findByText('Someone else has changed this page.')
  expect(english.getByLabelText<HTMLInputElement>('Title').value).toBe('Returns')
  await user.click(screen.getByRole('button', { name: 'Load the latest version' }))
  await screen.findByDisplayValue('Theirs')
})

test('A preview that fails says so, and the form stays', async () => {
  const { english } = await open({}, { previewHelpPage: networkError })
  await english.findByText('The preview cannot be shown. Check the text.')
  expect(english.getByLabelText('Title')).toBeTruthy()
})
