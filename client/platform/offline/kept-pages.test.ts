import { expect, test } from 'vitest'
import { isKeptPage } from './kept-pages'

const isKept = (path: string) => isKeptPage(new URL(path, 'https://shop.example.com'))

test.each([
  '/',
  '/ar',
  '/home',
  '/catfood',
  '/ar/catfood',
  '/productdetails/7',
  '/ar/cartpage',
  '/checkout',
  '/ar/checkout?product=7&quantity=2',
])('%s is kept for reading offline', (path) => {
  expect(isKept(path)).toBe(true)
})

test.each([
  '/search?query=cat',
  '/catfood?page=2',
  '/profile',
  '/orders/1',
  '/login',
  '/resetpassword',
  '/confirmemail',
  '/adminorder',
  '/productdetails/x',
  '/graphql',
])('%s is not', (path) => {
  expect(isKept(path)).toBe(false)
})
