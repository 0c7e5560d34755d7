export const responseTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Mutation": {
    "setLocale": "ProfilePayload!",
    "login": "LoginPayload!",
    "register": "RegisterPayload!",
    "updateProfile": "ProfilePayload!",
    "changePassword": "LoginPayload!",
    "signOutEverywhere": "SignOutEverywherePayload!",
    "deleteAccount": "DeleteAccountPayload!",
    "requestPasswordReset": "RequestPasswordResetPayload!",
    "resetPassword": "LoginPayload!",
    "requestEmailConfirmation": "RequestEmailConfirmationPayload!",
    "confirmEmail": "ConfirmEmailPayload!",
    "addAddress": "ProfilePayload!",
    "updateAddress": "ProfilePayload!",
    "deleteAddress": "ProfilePayload!",
    "setDefaultAddress": "ProfilePayload!",
    "addToCart": "CartPayload!",
    "setCartQuantity": "CartPayload!",
    "removeFromCart": "CartPayload!",
    "checkout": "CheckoutPayload!",
    "updateDeliveryRates": "UpdateDeliveryRatesPayload!",
    "addDiscountCode": "DiscountCodePayload!",
    "updateDiscountCode": "DiscountCodePayload!",
    "setDiscountCodeActive": "DiscountCodePayload!",
    "previewDiscount": "PreviewDiscountPayload!",
    "createApiKey": "CreateApiKeyPayload!",
    "revokeApiKey": "RevokeApiKeyPayload!",
    "createWebhook": "CreateWebhookPayload!",
    "deleteWebhook": "DeleteWebhookPayload!",
    "resendWebhookDelivery": "ResendWebhookDeliveryPayload!",
    "setOrderStatus": "SetOrderStatusPayload!",
    "cancelOrder": "CancelOrderPayload!",
    "addProduct": "ProductPayload!",
    "updateProduct": "ProductPayload!",
    "deleteProduct": "DeleteProductPayload!",
    "updateReviewSettings": "UpdateReviewSettingsPayload!",
    "moderateReview": "AdminReviewPayload!",
    "answerReview": "AdminReviewPayload!",
    "removeReview": "RemoveReviewPayload!",
    "writeReview": "WriteReviewPayload!",
    "deleteReview": "DeleteReviewPayload!",
    "addSearchTerms": "SearchTermsPayload!",
    "updateSearchTerms": "SearchTermsPayload!",
    "deleteSearchTerms": "DeleteSearchTermsPayload!"
  },
  "ProfilePayload": {
    "user": "User",
    "userErrors": "[UserError!]!"
  },
  "User": {
    "id": "string!",
    "locale": "string",
    "firstName": "string!",
    "secondName": "string!",
    "email": "string!",
    "emailConfirmed": "boolean!",
    "mobile": "string!",
    "addresses": "[SavedAddress!]!"
  },
  "UserError": {
    "message": "string!",
    "code": "string!",
    "field": "string",
    "__typename": "string!"
  },
  "LoginPayload": {
    "session": "Session",
    "userErrors": "[UserError!]!"
  },
  "Session": {
    "token": "string!",
    "firstName": "string!",
    "role": "string!",
    "locale": "string"
  },
  "RegisterPayload": {
    "user": "User",
    "userErrors": "[UserError!]!"
  },
  "Query": {
    "me": "User",
    "cart": "Cart!",
    "product": "Product",
    "orders": "OrderConnection!",
    "deliveryRates": "[DeliveryRate!]!",
    "discountCodes": "[DiscountCode!]!",
    "products": "ProductConnection!",
    "apiKeys": "[ApiKey!]!",
    "webhooks": "[Webhook!]!",
    "webhookDeliveries": "WebhookDeliveryConnection!",
    "search": "SearchConnection!",
    "adminOrders": "AdminOrderConnection!",
    "adminOrder": "AdminOrder",
    "order": "Order",
    "shop": "Shop!",
    "adminProducts": "AdminProductPage!",
    "adminProduct": "AdminProduct",
    "productsByIds": "[Product!]!",
    "adminReviews": "AdminReviewConnection!",
    "reviewSettings": "ReviewSettings!",
    "ownReview": "ReviewEligibility!",
    "sales": "Sales!",
    "searchTerms": "[SearchTerms!]!"
  },
  "SignOutEverywherePayload": {
    "success": "boolean!"
  },
  "DeleteAccountPayload": {
    "success": "boolean!",
    "userErrors": "[UserError!]!"
  },
  "RequestPasswordResetPayload": {
    "success": "boolean!",
    "userErrors": "[UserError!]!"
  },
  "RequestEmailConfirmationPayload": {
    "success": "boolean!",
    "userErrors": "[UserError!]!"
  },
  "ConfirmEmailPayload": {
    "success": "boolean!",
    "userErrors": "[UserError!]!"
  },
  "SavedAddress": {
    "id": "string!",
    "governorate": "string!",
    "area": "string!",
    "street": "string!",
    "floor": "string",
    "apartment": "string",
    "landmark": "string",
    "courierNote": "string",
    "isDefault": "boolean!"
  },
  "CartPayload": {
    "cart": "Cart",
    "userErrors": "[UserError!]!"
  },
  "Cart": {
    "id": "string!",
    "quantity": "number!",
    "total": "number!",
    "lines": "[CartLine!]!"
  },
  "CartLine": {
    "id": "string!",
    "quantity": "number!",
    "total": "number!",
    "product": "Product!"
  },
  "Product": {
    "id": "string!",
    "displayName": "string!",
    "price": "number!",
    "imageUrl": "string!",
    "quantityAvailable": "number",
    "wasPrice": "number",
    "percentSaved": "number",
    "name": "string!",
    "nameAr": "string",
    "imageUrls": "[string!]!",
    "gtin": "string",
    "sizes": "[Product!]!",
    "unitPrice": "UnitPrice",
    "attributes": "ProductAttributes!",
    "categories": "[Category!]!",
    "content": "ProductContent!",
    "rating": "Rating",
    "reviews": "ReviewConnection!",
    "related": "[Product!]!"
  },
  "CheckoutPayload": {
    "order": "Order",
    "userErrors": "[UserError!]!"
  },
  "Order": {
    "id": "string!",
    "adjustments": "[Adjustment!]!",
    "total": "number!",
    "deliveryDays": "DeliveryDays",
    "address": "string!",
    "city": "string!",
    "phone": "string!",
    "shippingAddress": "ShippingAddress",
    "status": "string!",
    "cancelReason": "string",
    "createdAt": "string!",
    "items": "[OrderItem!]!",
    "history": "[OrderStatusChange!]!"
  },
  "Adjustment": {
    "kind": "string!",
    "label": "string!",
    "amount": "number!"
  },
  "DeliveryDays": {
    "min": "number!",
    "max": "number!"
  },
  "ShippingAddress": {
    "governorate": "string!",
    "area": "string!",
    "street": "string!",
    "floor": "string",
    "apartment": "string",
    "landmark": "string",
    "courierNote": "string"
  },
  "PriceChanged": {
    "total": "number!",
    "lines": "[CartLine!]!"
  },
  "DiscountRefused": {
    "total": "number!",
    "lines": "[CartLine!]!"
  },
  "OutOfStock": {
    "total": "number!",
    "lines": "[CartLine!]!"
  },
  "OrderConnection": {
    "nodes": "[Order!]!",
    "pageInfo": "PageInfo!"
  },
  "DeliveryRate": {
    "area": "string!",
    "displayName": "string!",
    "fee": "number!",
    "freeFrom": "number",
    "minDays": "number",
    "maxDays": "number",
    "note": "string",
    "noteAr": "string",
    "displayNote": "string"
  },
  "UpdateDeliveryRatesPayload": {
    "deliveryRates": "[DeliveryRate!]",
    "userErrors": "[UserError!]!"
  },
  "DiscountCode": {
    "id": "string!",
    "code": "string!",
    "kind": "string!",
    "percent": "number",
    "amount": "number",
    "minItems": "number!",
    "startsOn": "string",
    "endsOn": "string",
    "maxUses": "number",
    "maxUsesPerCustomer": "number",
    "isActive": "boolean!",
    "uses": "number!"
  },
  "DiscountCodePayload": {
    "discountCode": "DiscountCode",
    "userErrors": "[UserError!]!"
  },
  "Discount": {
    "code": "string!",
    "kind": "string!",
    "percent": "number",
    "amount": "number",
    "minItems": "number!"
  },
  "PreviewDiscountPayload": {
    "discount": "Discount",
    "userErrors": "[UserError!]!"
  },
  "ProductConnection": {
    "nodes": "[Product!]!",
    "facets": "[ProductFacet!]!",
    "pageInfo": "PageInfo!",
    "totalCount": "number!",
    "priceRange": "PriceRange"
  },
  "ProductFacet": {
    "values": "[FacetValue!]!",
    "attribute": "string!"
  },
  "FacetValue": {
    "value": "string!",
    "label": "string!",
    "count": "number!"
  },
  "ApiKey": {
    "id": "string!",
    "name": "string!",
    "prefix": "string!",
    "scopes": "[string!]!",
    "createdAt": "string!",
    "lastUsedAt": "string"
  },
  "CreateApiKeyPayload": {
    "key": "string",
    "userErrors": "[UserError!]!"
  },
  "RevokeApiKeyPayload": {
    "apiKeyId": "string",
    "userErrors": "[UserError!]!"
  },
  "Webhook": {
    "id": "string!",
    "url": "string!",
    "events": "[string!]!"
  },
  "WebhookDelivery": {
    "id": "string!",
    "webhookId": "string!",
    "event": "string!",
    "body": "string!",
    "createdAt": "string!",
    "state": "string!",
    "attempts": "number!",
    "nextAttemptAt": "string",
    "problem": "string",
    "statusCode": "number"
  },
  "WebhookDeliveryConnection": {
    "nodes": "[WebhookDelivery!]!",
    "pageInfo": "PageInfo!"
  },
  "PageInfo": {
    "hasNextPage": "boolean!",
    "endCursor": "string"
  },
  "CreateWebhookPayload": {
    "secret": "string",
    "userErrors": "[UserError!]!"
  },
  "DeleteWebhookPayload": {
    "webhookId": "string",
    "userErrors": "[UserError!]!"
  },
  "ResendWebhookDeliveryPayload": {
    "delivery": "WebhookDelivery",
    "userErrors": "[UserError!]!"
  },
  "PriceRange": {
    "min": "number!",
    "max": "number!"
  },
  "SearchConnection": {
    "nodes": "[Product!]!",
    "pageInfo": "PageInfo!",
    "totalCount": "number!",
    "facets": "[ProductFacet!]!",
    "priceRange": "PriceRange",
    "similar": "boolean!",
    "categories": "[Category!]!"
  },
  "Category": {
    "path": "string!"
  },
  "AdminOrderConnection": {
    "totalCount": "number!",
    "nodes": "[AdminOrder!]!",
    "pageInfo": "PageInfo!"
  },
  "AdminOrder": {
    "id": "string!",
    "createdAt": "string!",
    "adjustments": "[Adjustment!]!",
    "total": "number!",
    "deliveryDays": "DeliveryDays",
    "address": "string!",
    "city": "string!",
    "phone": "string!",
    "shippingAddress": "ShippingAddress",
    "status": "string!",
    "cancelReason": "string",
    "feeNotShown": "boolean!",
    "customer": "Customer",
    "items": "[OrderItem!]!",
    "history": "[OrderStatusChange!]!"
  },
  "Customer": {
    "firstName": "string!",
    "secondName": "string!",
    "mobile": "string!"
  },
  "OrderItem": {
    "id": "string!",
    "displayName": "string!",
    "price": "number!",
    "quantity": "number!",
    "total": "number!",
    "product": "Product"
  },
  "OrderStatusChange": {
    "status": "string!",
    "changedAt": "string!"
  },
  "SetOrderStatusPayload": {
    "order": "AdminOrder",
    "userErrors": "[UserError!]!"
  },
  "Shop": {
    "name": "string",
    "address": "string",
    "taxNumber": "string",
    "commercialRegister": "string",
    "whatsAppNumber": "string"
  },
  "CancelOrderPayload": {
    "order": "Order",
    "userErrors": "[UserError!]!"
  },
  "AdminProduct": {
    "id": "string!",
    "stock": "number",
    "hidden": "boolean!",
    "version": "number!",
    "product": "Product!",
    "family": "string",
    "chosenCategories": "[string!]",
    "attributes": "ProductAttributes!",
    "content": "ProductContentTexts!"
  },
  "AdminProductPage": {
    "nodes": "[AdminProduct!]!",
    "totalCount": "number!"
  },
  "ProductTexts": {
    "description": "string",
    "composition": "string",
    "feedingGuide": "string",
    "facts": "[string!]!"
  },
  "ProductAttributes": {
    "brand": "string",
    "animal": "string",
    "lifeStage": "string",
    "flavour": "string",
    "flavourAr": "string",
    "netAmount": "number",
    "netUnit": "string"
  },
  "ProductContentTexts": {
    "en": "ProductTexts",
    "ar": "ProductTexts"
  },
  "ProductPayload": {
    "adminProduct": "AdminProduct",
    "userErrors": "[UserError!]!"
  },
  "DeleteProductPayload": {
    "productId": "string",
    "userErrors": "[UserError!]!"
  },
  "UnitPrice": {
    "price": "number!",
    "per": "string!"
  },
  "ProductContent": {
    "summary": "string",
    "descriptionHtml": "string",
    "compositionHtml": "string",
    "feedingGuideHtml": "string",
    "facts": "[string!]!"
  },
  "Rating": {
    "distribution": "[number!]!",
    "includesSamples": "boolean!",
    "average": "number!",
    "count": "number!"
  },
  "ReviewConnection": {
    "nodes": "[Review!]!",
    "pageInfo": "PageInfo!"
  },
  "AdminReview": {
    "id": "string!",
    "author": "string!",
    "isSample": "boolean!",
    "stars": "number!",
    "text": "string",
    "imageUrl": "string",
    "locale": "string!",
    "status": "string!",
    "answer": "string",
    "writtenAt": "string!",
    "product": "ReviewedProduct!"
  },
  "ReviewedProduct": {
    "id": "string!",
    "displayName": "string!"
  },
  "AdminReviewConnection": {
    "nodes": "[AdminReview!]!",
    "pageInfo": "PageInfo!"
  },
  "ReviewSettings": {
    "shownAtOnce": "boolean!"
  },
  "UpdateReviewSettingsPayload": {
    "reviewSettings": "ReviewSettings",
    "userErrors": "[UserError!]!"
  },
  "AdminReviewPayload": {
    "review": "AdminReview",
    "userErrors": "[UserError!]!"
  },
  "RemoveReviewPayload": {
    "reviewId": "string",
    "userErrors": "[UserError!]!"
  },
  "OwnReview": {
    "id": "string!",
    "stars": "number!",
    "text": "string",
    "imageUrl": "string",
    "status": "string!"
  },
  "ReviewEligibility": {
    "canReview": "boolean!",
    "review": "OwnReview"
  },
  "WriteReviewPayload": {
    "review": "OwnReview",
    "userErrors": "[UserError!]!"
  },
  "DeleteReviewPayload": {
    "productId": "string",
    "userErrors": "[UserError!]!"
  },
  "Review": {
    "id": "string!",
    "author": "string!",
    "isSample": "boolean!",
    "stars": "number!",
    "text": "string",
    "imageUrl": "string",
    "locale": "string!",
    "answer": "string",
    "writtenAt": "string!"
  },
  "Sales": {
    "orders": "number!",
    "booked": "SalesAmounts!",
    "delivered": "SalesAmounts!",
    "days": "[SalesDay!]!",
    "statuses": "[OrderStatusCount!]!",
    "bestSellers": "[BestSeller!]!"
  },
  "SalesAmounts": {
    "items": "number!",
    "deliveryFees": "number!",
    "orders": "number!"
  },
  "SalesDay": {
    "day": "string!",
    "orders": "number!",
    "revenue": "number!"
  },
  "OrderStatusCount": {
    "status": "string!",
    "orders": "number!"
  },
  "BestSeller": {
    "productId": "string",
    "displayName": "string!",
    "quantity": "number!",
    "revenue": "number!"
  },
  "SearchTerms": {
    "id": "string!",
    "kind": "string!",
    "terms": "[string!]!"
  },
  "SearchTermsPayload": {
    "searchTerms": "SearchTerms",
    "userErrors": "[UserError!]!"
  },
  "DeleteSearchTermsPayload": {
    "searchTermsId": "string",
    "userErrors": "[UserError!]!"
  }
}