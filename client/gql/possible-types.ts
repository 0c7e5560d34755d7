export const possibleTypes = {
  "UserError": [
    "InputError",
    "OutOfStock",
    "PriceChanged",
    "TooManyAttempts"
  ]
}