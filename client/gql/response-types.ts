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
    "addAddress": "ProfilePayload!",
    "updateAddress": "ProfilePayload!",
    "deleteAddress": "ProfilePayload!",
    "setDefaultAddress": "ProfilePayload!",
    "addToCart": "CartPayload!",
    "setCartQuantity": "CartPayload!",
    "removeFromCart": "CartPayload!",
    "addProduct": "ProductPayload!",
    "updateProduct": "ProductPayload!",
    "deleteProduct": "DeleteProductPayload!",
    "addSearchTerms": "SearchTermsPayload!",
    "updateSearchTerms": "SearchTermsPayload!",
    "deleteSearchTerms": "DeleteSearchTermsPayload!",
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
    "cancelOrder": "CancelOrderPayload!"
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
    "mobile": "string!",
    "addresses": "[SavedAddress!]!"
  },
  "UserError": {
    "message": "string!",
    "code": "string!",
    "field": "string"
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
    "products": "ProductConnection!",
    "adminProducts": "AdminProductPage!",
    "adminProduct": "AdminProduct",
    "searchTerms": "[SearchTerms!]!",
    "search": "SearchConnection!",
    "product": "Product",
    "deliveryRates": "[DeliveryRate!]!",
    "orders": "OrderConnection!",
    "discountCodes": "[DiscountCode!]!",
    "apiKeys": "[ApiKey!]!",
    "webhooks": "[Webhook!]!",
    "webhookDeliveries": "WebhookDeliveryConnection!",
    "adminOrders": "AdminOrderConnection!",
    "adminOrder": "AdminOrder",
    "order": "Order",
    "shop": "Shop!",
    "sales": "Sales!"
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
    "name": "string!",
    "nameAr": "string",
    "unitPrice": "UnitPrice",
    "attributes": "ProductAttributes!",
    "content": "ProductContent!",
    "related": "[Product!]!"
  },
  "AdminProduct": {
    "id": "string!",
    "stock": "number",
    "version": "number!",
    "product": "Product!",
    "attributes": "ProductAttributes!",
    "content": "ProductContentTexts!"
  },
  "ProductConnection": {
    "nodes": "[Product!]!",
    "pageInfo": "PageInfo!",
    "totalCount": "number!"
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
  },
  "PageInfo": {
    "hasNextPage": "boolean!",
    "endCursor": "string"
  },
  "SearchConnection": {
    "nodes": "[Product!]!",
    "pageInfo": "PageInfo!",
    "totalCount": "number!",
    "similar": "boolean!",
    "categories": "[Category!]!"
  },
  "Category": {
    "path": "string!"
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
  "DeliveryRate": {
    "area": "string!",
    "fee": "number!",
    "freeFrom": "number",
    "minDays": "number",
    "maxDays": "number",
    "displayNote": "string",
    "displayName": "string!",
    "note": "string",
    "noteAr": "string"
  },
  "CheckoutPayload": {
    "order": "Order",
    "userErrors": "[UserError!]!"
  },
  "Order": {
    "id": "string!",
    "address": "string!",
    "city": "string!",
    "phone": "string!",
    "shippingAddress": "ShippingAddress",
    "createdAt": "string!",
    "adjustments": "[Adjustment!]!",
    "total": "number!",
    "deliveryDays": "DeliveryDays",
    "status": "string!",
    "cancelReason": "string",
    "items": "[OrderItem!]!",
    "history": "[OrderStatusChange!]!"
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
  "ShippingAddress": {
    "governorate": "string!",
    "area": "string!",
    "street": "string!",
    "floor": "string",
    "apartment": "string",
    "landmark": "string",
    "courierNote": "string"
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
    "customer": "Customer",
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
  "Sales": {
    "orders": "number!",
    "revenue": "number!",
    "days": "[SalesDay!]!",
    "statuses": "[OrderStatusCount!]!",
    "bestSellers": "[BestSeller!]!"
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
  }
}