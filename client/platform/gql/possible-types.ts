export const possibleTypes: Readonly<Record<string, string[]>> = {
  "UserError": [
    "DiscountRefused",
    "InputError",
    "OrderProblem",
    "OutOfStock",
    "PriceChanged",
    "ProductProblem",
    "StatusChanged",
    "TooManyAttempts"
  ]
}