import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render-page'
import { RatingSummary } from './rating-summary'
import { ReviewItem } from './review-item'

const REVIEW = {
  id: '1',
  author: 'Salma',
  isSample: false,
  stars: 5,
  text: 'Lovely',
  imageUrl: null,
  locale: 'EN',
  answer: null,
  createdAt: '2026-11-22T09:30:00.000Z',
} as const

const RATING = { average: 5, count: 1, distribution: [0, 0, 0, 0, 1] }

test.each([
  [true, 1],
  [false, 0],
])('A review says whether it is a sample, and so does the summary: %s', (isSample, times) => {
  renderPage(
    <>
      <RatingSummary rating={{ ...RATING, includesSamples: isSample }} />
      <ReviewItem review={{ ...REVIEW, isSample }} />
    </>,
  )
  expect(screen.queryAllByText('Sample review')).toHaveLength(times)
  expect(screen.queryAllByText(/which no customer wrote/)).toHaveLength(times)
})
