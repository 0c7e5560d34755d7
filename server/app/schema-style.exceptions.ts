/**
 * Exceptions to the rules of docs/api-style.md, by rule, as schema coordinates. They are older than the rule. The list
 * only gets shorter: an entry that follows its rule by now fails the test, and nothing new is added without a reason
 * beside it.
 */
export const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  verbs: ['Mutation.previewDiscount'],
  ids: [
    // the word that the loaders use
    'Query.ordersByIds',
    // released
    'Query.productsByIds',
    // the heading of a column
    'ReportColumns.orderId',
    // the heading of a column
    'ReportColumnsInput.orderId',
    // the heading of a column
    'StatementColumns.orderId',
    // the heading of a column
    'StatementColumnsInput.orderId',
    // of the standard for webhooks
    'WebhookDelivery.messageId',
  ],
  booleans: [
    // released, like the filters of the pages
    'ProductFilter.inStock',
    'ProductFilter.onOffer',
    'Query.adminProducts(outOfStock:)',
    'Query.deliveryRates(onlySet:)',
    // stored under this name
    'PlacedRail.hidden',
    'PlacedRailInput.hidden',
    'ProductChangeInput.hidden',
    // released, and the word of REST and of the files
    'ProductInput.hidden',
    // released, and the name of the setting
    'Mutation.updateReviewSettings(shownAtOnce:)',
    'ReviewSettings.shownAtOnce',
    // null as every setting that is not set
    'SettingsValues.isEmailOptional',
  ],
  dates: [
    // released as texts
    'DiscountCode.endsOn',
    'DiscountCode.startsOn',
    'DiscountCodeInput.endsOn',
    'DiscountCodeInput.startsOn',
    'SalesDay.day',
    // date and time on the clock of Cairo, as the owner types them
    'HomeItem.from',
    'HomeItem.to',
    'HomeItemInput.from',
    'HomeItemInput.to',
    'Query.previewHomePage(at:)',
    // lines of a text: two days and a name
    'SettingsInput.holidays',
    'SettingsValues.holidays',
  ],
  // All of these have a reason, which docs/api-style.md names.
  objects: [
    // to be sent back, for "select all"
    'AdminProductPage.ids',
    // The log outlives the account, the key and the thing of any kind that it is about.
    'Change.accountId',
    'Change.apiKeyId',
    'Change.subject',
    // of a hidden product, too, of which `product` is null
    'OrderItem.productId',
    // which of the IDs that were sent: there need be no such order
    'OrderProblem.orderId',
    // likewise
    'ProductProblem.productId',
  ],
  lookups: ['Query.customerData'],
  connections: [
    // no default: most lists of products are read without reviews
    'Product.reviews(first:)',
    // likewise
    'Product.sizesReviews(first:)',
    // 24 is released, and fills rows of two, three and four
    'Query.products(first:)',
    // likewise
    'Query.search(first:)',
  ],
  // Those that share the payload of what they change, and released ones: decision 0056.
  payloads: [
    'DeleteAccountPayload.success',
    'Mutation.acceptReturn',
    'Mutation.acceptStaffInvitation',
    'Mutation.addAddress',
    'Mutation.addCourier',
    'Mutation.addDiscountCode',
    'Mutation.addFavourite',
    'Mutation.addFoodReminder',
    'Mutation.addOrderNote',
    'Mutation.addPet',
    'Mutation.addProduct',
    'Mutation.addSearchTerms',
    'Mutation.addToCart',
    'Mutation.answerReview',
    'Mutation.askCarrier',
    'Mutation.assignCourier',
    'Mutation.cancelBackInStockMail',
    'Mutation.cancelByLink',
    'Mutation.cancelOrders',
    'Mutation.changePassword',
    'Mutation.changeProducts',
    'Mutation.closeSettlement',
    'Mutation.confirmOrders',
    'Mutation.confirmOwnOrder',
    'Mutation.correctOrder',
    'Mutation.decideSettlementLine',
    'Mutation.declineReturn',
    'Mutation.deleteAddress',
    'Mutation.deliverByLink',
    'Mutation.deliverOrderPartly',
    'Mutation.deliverOrders',
    'Mutation.deliverOrdersAfterAll',
    'Mutation.deliverPartlyByLink',
    'Mutation.editOrder',
    'Mutation.handOverOrders',
    'Mutation.inviteStaff',
    'Mutation.loseOrders',
    'Mutation.markCourierTold',
    'Mutation.mergeOrders',
    'Mutation.moderateReview',
    'Mutation.packOrders',
    'Mutation.receiveBackOrders',
    'Mutation.receiveItemsBack',
    'Mutation.receiveParcelBack',
    'Mutation.receiveReturn',
    'Mutation.recordRefund',
    'Mutation.recordReturn',
    'Mutation.recordUnansweredCalls',
    'Mutation.refuseByLink',
    'Mutation.refuseOrders',
    'Mutation.removeFavourite',
    'Mutation.removeFoodReminder',
    'Mutation.removeFromCart',
    'Mutation.removePet',
    'Mutation.reportAbsenceByLink',
    'Mutation.requestBackInStockMail',
    'Mutation.requestBackInStockMailTo',
    'Mutation.requestReturn',
    'Mutation.resendStaffInvitation',
    'Mutation.resetPassword',
    'Mutation.retryCarrierShipment',
    'Mutation.revertSettings',
    'Mutation.setCartQuantity',
    'Mutation.setDefaultAddress',
    'Mutation.setDiscountCodeActive',
    'Mutation.setLocale',
    'Mutation.setTrackingNumbers',
    'Mutation.startSettlement',
    'Mutation.stopBackInStockMails',
    'Mutation.takeBackOrders',
    'Mutation.undoProductChange',
    'Mutation.unpackOrders',
    'Mutation.updateAddress',
    'Mutation.updateCourier',
    'Mutation.updateCourierFiles',
    'Mutation.updateDiscountCode',
    'Mutation.updatePet',
    'Mutation.updateProduct',
    'Mutation.updateProfile',
    'Mutation.updateSearchTerms',
    'Mutation.updateSettings',
    'RequestPasswordResetPayload.success',
    'SignOutEverywherePayload.success',
  ],
  expected: [
    // goes with `updateProduct(expected:)`
    'ExpectedProductInput.version',
    // which change is reverted, not what is expected
    'Mutation.revertSettings(version:)',
  ],
  previews: ['Mutation.previewDiscount'],
  errors: [
    // one of several problems: its code says what is wrong, its type what with
    'OrderProblem',
    // likewise
    'ProductProblem',
    // a CONFLICT whose current value is known; released requests ask for that code
    'StatusChanged',
  ],
}
