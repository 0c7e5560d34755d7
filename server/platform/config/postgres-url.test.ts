import { describe, expect, test } from 'vitest'
import { encryptionNotice, splitHosts, toDriverUrl } from './postgres-url'

test('A URL of several hosts is one URL for each', () => {
  expect(splitHosts('postgres://u:a%40b@one:5432,[::1]:5433/shop?sslmode=require')).toEqual([
    'postgres://u:a%40b@one:5432/shop?sslmode=require',
    'postgres://u:a%40b@[::1]:5433/shop?sslmode=require',
  ])
  expect(splitHosts('postgres:///shop?host=/run/postgresql')).toHaveLength(1)
})

describe('The driver', () => {
  test('gets a URL without TLS unchanged', () => {
    const url = 'postgres://u:p%2Fw@db:5432/shop?options=a@b'
    expect(toDriverUrl(url)).toBe(url)
  })

  test.each([
    ['sslmode=require', 'sslmode=require&uselibpqcompat=true'],
    ['sslmode=no-verify', 'sslmode=require&uselibpqcompat=true'],
    ['sslrootcert=system', 'sslmode=verify-full&uselibpqcompat=true'],
  ])('follows libpq’s meaning of %s', (parameters, expected) => {
    expect(toDriverUrl(`postgres://db/shop?${parameters}`)).toBe(`postgres://db/shop?${expected}`)
  })
})

describe('The operator is warned about', () => {
  test.each(['postgres://db.example.com/shop', 'postgres://10.0.0.5/shop?sslmode=disable'])(
    'a connection to another machine without encryption: %s',
    (url) => {
      expect(encryptionNotice('DATABASE_URL', url)).toMatch(
        /^DATABASE_URL .*without encryption.*sslmode=verify-full/,
      )
    },
  )

  test('one host of several without encryption', () => {
    const url = 'postgres://localhost:1,db.example.com:2/shop'
    expect(encryptionNotice('DATABASE_URL', url)).toMatch(/without encryption/)
  })

  test('a connection whose other end is not verified', () => {
    const url = 'postgres://db.example.com/shop?sslmode=require'
    expect(encryptionNotice('DATABASE_URL', url)).toMatch(/anybody can pose as the database/)
  })

  test.each([
    'postgres://localhost/shop',
    'postgres://127.0.0.1:5432/shop',
    'postgres://[::1]/shop',
    'postgres:///shop?host=/run/postgresql',
    'postgres://database:5432/shop',
    'postgres://db.example.com/shop?sslmode=verify-full',
    'postgres://db.example.com/shop?sslmode=require&sslrootcert=/etc/ca.crt',
    'postgres://db.example.com/shop?sslrootcert=system',
    'postgres://db.example.com/shop?ssl=true',
  ])('nothing else: %s', (url) => {
    expect(encryptionNotice('DATABASE_URL', url)).toBeUndefined()
  })
})
