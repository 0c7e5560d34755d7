/** The products that shoppers see among the sizes of a product, itself included: a subquery. */
export const sizesOf = (productId: string) => `
  (SELECT ${productId} UNION
   SELECT sizes.id FROM products AS source
   JOIN products AS sizes ON text_key(sizes.family) = text_key(source.family) AND NOT sizes.hidden
   WHERE source.id = ${productId})`
