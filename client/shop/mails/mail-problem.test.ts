import { expect, test } from 'vitest'
import { mailProblemText } from './mail-problem'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:587', 'unreachable'],
  ['getaddrinfo ENOTFOUND smtp.example.com', 'unreachable'],
  ['Greeting never received: timeout', 'unreachable'],
  ['Invalid login: 535 5.7.8 Username and Password not accepted', 'credentials'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 no such user", 'recipient'],
  ['452 4.5.3 Too many messages, slow down', 'limit'],
  ['554 5.7.1 Message blocked as spam', 'refused'],
  ['Something nobody has seen', 'other'],
  [null, 'other'],
])('“%s” is said in the words of an owner', (problem, meaning) => {
  expect(mailProblemText(problem)).toBe(`mails.why.${meaning}`)
})
