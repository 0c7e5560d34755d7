/** English texts that only the server sends; pages show them unchanged. */
export const serverTexts = {
  'product.changedMeanwhile':
    'Someone else has changed this product since you opened it. Load the latest version and make your changes again.',
  'fault.withId': 'Something went wrong. If it happens again, quote this id: {id}',
  'fault.signedOut': 'Please sign in.',
  'fault.forbidden': 'You are not allowed to do this.',
  'fault.unavailable': 'The shop is temporarily unavailable. Please try again soon.',
  'fault.notFound': 'Not found',
  'order.cannotRevive': 'This order cannot be reopened: not enough stock. Left: {left}.',
  'fault.tooManyRequests':
    'Too many requests. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'fault.tooLarge': 'The request is too large.',
  'fault.notJson': 'The request body must be JSON (Content-Type: application/json).',
  'fault.malformedJson': 'The request body is not valid JSON.',
  'fault.badRequest': 'The request could not be understood.',
  'fault.invalid': 'Some of the input is invalid.',
} as const
