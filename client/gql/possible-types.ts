export const possibleTypes: Readonly<Record<string, string[]>> = {
  "UserError": [
    "DiscountRefused",
    "InputError",
    "OutOfStock",
    "PriceChanged",
    "StatusChanged",
    "TooManyAttempts"
  ]
}