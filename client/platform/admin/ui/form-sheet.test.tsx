import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { setUpDialogs } from '../../../test/dialogs'
import { loadAllTexts } from '../../texts/load-texts'
import { FormActions } from './form-actions'
import { FormSheet } from './form-sheet'

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add
      </button>
      <FormSheet title="New thing" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Form />
      </FormSheet>
    </>
  )
}

function Form() {
  const [text, setText] = useState('')
  return (
    <form aria-label="New thing">
      <input
        aria-label="Name"
        // biome-ignore lint/a11y/noAutofocus: as forms in sheets do
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FormActions busy={false} isDirty={text !== ''}>
        Save
      </FormActions>
    </form>
  )
}

async function open() {
  await loadAllTexts('en')
  setUpDialogs()
  const user = userEvent.setup()
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Add' })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'New thing' })
  return { user, opener }
}

const sheet = () => screen.queryByRole('dialog', { name: 'New thing' })

/** Whether the browser asks before it leaves the page. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('Its first field has the focus, and what opened it gets the focus back', async () => {
  const { user, opener } = await open()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(asksBeforeUnload()).toBe(false)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(sheet()).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test.each(['Close', 'Cancel'])('%s asks before it drops what was entered', async (button) => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Name'), 'Toy')
  expect(asksBeforeUnload()).toBe(true)
  await user.click(screen.getByRole('button', { name: button }))
  screen.getByRole('dialog', { name: 'Leave without saving?' })
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Toy')
  await user.click(screen.getByRole('button', { name: button }))
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(sheet()).toBeNull())
  expect(asksBeforeUnload()).toBe(false)
})

test('Escape in the question leaves the form open', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Name'), 'Toy')
  await user.keyboard('{Escape}')
  screen.getByRole('dialog', { name: 'Leave without saving?' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull()
  expect(sheet()).not.toBeNull()
})
