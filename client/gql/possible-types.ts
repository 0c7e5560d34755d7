export const possibleTypes: Readonly<Record<string, string[]>> = {
  "UserError": [
    "InputError",
    "OutOfStock",
    "PriceChanged",
    "TooManyAttempts"
  ]
}