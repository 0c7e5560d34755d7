export const possibleTypes = {
  "UserError": [
    "InputError",
    "PriceChanged",
    "TooManyAttempts"
  ]
}