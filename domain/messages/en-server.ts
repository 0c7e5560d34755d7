/** The English texts that only the server says: a page shows them as they come. */
export const serverTexts = {
  'product.changedMeanwhile':
    'Somebody else has changed this product since you opened it. Look at what it says now, and change it again.',
  'fault.withId': 'Something went wrong. If it happens again, mention this id: {id}',
  'fault.signedOut': 'Please sign in.',
  'fault.forbidden': 'You are not allowed to do this.',
  'fault.unavailable': 'The shop is not available at this moment. Please try again soon.',
  'fault.notFound': 'Not found',
  'order.cannotRevive':
    'This order cannot be taken up again: there is not enough left. Left: {left}.',
  'fault.tooManyRequests': 'Too many requests. Please try again in {seconds} seconds.',
  'fault.tooLarge': 'The request is too large.',
  'fault.notJson': 'The request body must be JSON (Content-Type: application/json).',
  'fault.malformedJson': 'The request body is not valid JSON.',
  'fault.badRequest': 'The request could not be understood.',
  'fault.invalid': 'Some of the input is not valid.',
} as const
