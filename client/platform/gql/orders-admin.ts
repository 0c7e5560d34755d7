/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Pounds } from '../../../domain/money/units';
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import { useIdempotencyKeys } from '../api/use-idempotency-keys'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who did something to an order. */
export type Actor =
  /** A tool with an API key. */
  | 'API_KEY'
  /** The courier. */
  | 'COURIER'
  /** The customer. */
  | 'CUSTOMER'
  /** A rule of the shop. */
  | 'RULE'
  /** Somebody of the shop. */
  | 'STAFF';

/** The kind of an adjustment. */
export type AdjustmentKind =
  /** The delivery fee. */
  | 'DELIVERY'
  /** A discount, named by its code. */
  | 'DISCOUNT'
  /** A later reduction by the shop, named by its reason. */
  | 'REDUCTION';

/** Units that came back. */
export type AwaitedItemInput = {
  /** In what condition. */
  condition: ParcelCondition;
  /** The ID of the awaited item. */
  id: string;
  /** How many units. */
  quantity: number;
};

/** A delivery company with an API that the shop works with. */
export type Carrier =
  /** Bosta, bosta.co. */
  | 'BOSTA';

/** A product to order, at the price the client last saw. */
export type CheckoutLineInput = {
  /** The unit price; it must be the current price. */
  price: Pounds;
  /** The product. */
  productId: string;
  /** The quantity, 1 to 999. */
  quantity: number;
};

/** Whether the customer has confirmed an order. */
export type ConfirmationState =
  /** Confirmed by the customer, by the shop, or by a rule that asks for no confirmation. */
  | 'CONFIRMED'
  /** The customer was called and did not answer. */
  | 'NO_ANSWER'
  /** The customer has yet to confirm it. */
  | 'TO_CONFIRM';

/** How an order was confirmed. */
export type ConfirmedBy =
  /** In a call or a chat, by the shop. */
  | 'CALL'
  /** By the link that was sent to the customer. */
  | 'LINK'
  /** No rule asks for a confirmation. */
  | 'RULE';

/** The content of a column in a file for a courier. */
export type CourierExportField =
  /** The street, the floor, the apartment and the landmark. */
  | 'ADDRESS'
  /** The amount to collect, in EGP. */
  | 'AMOUNT'
  /** The area, or the city. */
  | 'AREA'
  /** The governorate. */
  | 'GOVERNORATE'
  /** The items with their quantities. */
  | 'ITEMS'
  /** The customer's note for the courier. */
  | 'NOTE'
  /** The number of the order. */
  | 'ORDER_ID'
  /** How many parcels the order fills. */
  | 'PARCEL_COUNT'
  /** The phone number of the recipient. */
  | 'PHONE'
  /** The name of the recipient. */
  | 'RECIPIENT'
  /** The courier's number of the parcel. */
  | 'TRACKING_NUMBER';

/** The formats of the files that a courier gets and sends. */
export type CourierFilesInput = {
  /** The columns of the files that it gets. */
  exportColumns?: Array<ExportColumnInput> | null | undefined;
  /** The columns of its reports. */
  reportColumns?: ReportColumnsInput | null | undefined;
};

/** A courier. */
export type CourierInput = {
  /** The company with whose API the shop works; never for an own driver. */
  carrier?: Carrier | null | undefined;
  /** The fee for a delivered parcel. */
  deliveredFee?: Pounds;
  /** Whether parcels can be handed over to this courier. */
  isActive?: boolean;
  /** Whether it is a driver of the shop's own, and not a delivery company. */
  isOwnDriver?: boolean;
  /** The name; no other courier has it. */
  name: string;
  /** An Egyptian phone number. */
  phone?: string | null | undefined;
  /** Agreed terms besides the two usual fees; null removes them, and if omitted, they stay unchanged. */
  prices?: CourierPricesInput | null | undefined;
  /** The fee for a refused parcel. */
  refusedFee?: Pounds;
  /** An https address with `{number}` for the tracking number. */
  trackingUrl?: string | null | undefined;
};

/** Agreed terms besides the two usual fees. */
export type CourierPricesInput = {
  /** The part of the cash that is charged for handling it. */
  cashHandlingPercent?: number | null | undefined;
  /** Other fees in some governorates. */
  governorates?: Array<GovernorateFeesInput> | null | undefined;
  /** The fee for a parcel of which a part stayed at the door; null as for a delivered one. */
  partial?: Pounds | null | undefined;
  /** The fee for a parcel that comes back after it was delivered; null for none. */
  returned?: Pounds | null | undefined;
  /** The VAT that is added to the fees. */
  vatPercent?: number | null | undefined;
};

/** The restrictions of a phone number; omitted fields stay unchanged. */
export type CustomerInput = {
  /** Whether shoppers cannot order with this phone. */
  isBlocked?: boolean | null | undefined;
  /** Whether shoppers cannot order with this phone, because they have to pay in advance. */
  isPrepayOnly?: boolean | null | undefined;
  /** Why, at most 200 characters; null removes it. */
  reason?: string | null | undefined;
};

/** A message for a customer whose order is not confirmed. */
export type CustomerMessageKind =
  /** The question whether the order is right, with the link. */
  | 'CONFIRM'
  /** A reminder of it. */
  | 'REMIND';

/** A courier's report on the delivery of a parcel. */
export type DeliveryReport =
  /** It was not delivered, and is tried again. */
  | 'ATTEMPT_FAILED'
  /** It knows of the parcel. */
  | 'CREATED'
  /** It is damaged. */
  | 'DAMAGED'
  /** It was delivered. */
  | 'DELIVERED'
  /** On its way between warehouses. */
  | 'IN_TRANSIT'
  /** It is lost. */
  | 'LOST'
  /** It waits, perhaps for the shop. */
  | 'ON_HOLD'
  /** On its way to the customer. */
  | 'OUT_FOR_DELIVERY'
  /** A part of it was delivered. */
  | 'PARTLY_DELIVERED'
  /** It has picked it up. */
  | 'PICKED_UP'
  /** It was refused, and comes back. */
  | 'REFUSED'
  /** It is back in the shop. */
  | 'RETURNED'
  /** The company no longer delivers it. */
  | 'STOPPED';

/** A text of an order that an edit may change. */
export type EditedText =
  /** The address. */
  | 'ADDRESS'
  /** The note for the courier. */
  | 'COURIER_NOTE'
  /** The discount code. */
  | 'DISCOUNT_CODE'
  /** The phone number. */
  | 'PHONE'
  /** The recipient of the parcel. */
  | 'RECIPIENT_NAME';

/** The code of an error. */
export type ErrorCode =
  /** The request conflicts with the current state. */
  | 'CONFLICT'
  /** A discount code cannot be used. */
  | 'DISCOUNT_REFUSED'
  /** Signed in, but not allowed. */
  | 'FORBIDDEN'
  /** An input is invalid; see `field`. */
  | 'INVALID'
  /** Nothing exists with this ID. */
  | 'NOT_FOUND'
  /** The shop does not take this order online. */
  | 'ORDER_REFUSED'
  /** There is not enough stock. */
  | 'OUT_OF_STOCK'
  /** A price or product has changed since the client read it. */
  | 'PRICE_CHANGED'
  /** Too many failures; wait before the next attempt. */
  | 'TOO_MANY_ATTEMPTS'
  /** Not signed in, or the email or password is wrong. */
  | 'UNAUTHENTICATED';

/** Units of an item that go back. */
export type ExchangeBackInput = {
  /** The ID of the item of the order. */
  itemId: string;
  /** How many units, at most those not returned before. */
  quantity: number;
};

/** The items of a delivered order to return, and the items to send in exchange. */
export type ExchangeInput = {
  /** The items to return, each once. */
  back: Array<ExchangeBackInput>;
  /** The delivery fee of the items to send. */
  deliveryFee?: Pounds | null | undefined;
  /** The total that was shown for what goes out. If it would be another, nothing is changed. */
  expectedTotal?: Pounds | null | undefined;
  /** A note, at most 500 characters. */
  note?: string | null | undefined;
  /** The products to send, each once, at today's prices. */
  out: Array<ExchangeOutInput>;
  /** Why. */
  reason: ReturnReason;
};

/** Units of a product that go out. */
export type ExchangeOutInput = {
  /** The ID of the product. */
  productId: string;
  /** How many units. */
  quantity: number;
};

/** A column of the files that a courier gets. */
export type ExportColumnInput = {
  /** Its contents. */
  field: CourierExportField;
  /** Its heading. */
  heading: string;
};

/** A governorate of Egypt by its code in ISO 3166-2:EG. */
export type Governorate =
  /** Alexandria. */
  | 'ALX'
  /** Aswan. */
  | 'ASN'
  /** Asyut. */
  | 'AST'
  /** Red Sea. */
  | 'BA'
  /** Beheira. */
  | 'BH'
  /** Beni Suef. */
  | 'BNS'
  /** Cairo. */
  | 'C'
  /** Dakahlia. */
  | 'DK'
  /** Damietta. */
  | 'DT'
  /** Faiyum. */
  | 'FYM'
  /** Gharbia. */
  | 'GH'
  /** Giza. */
  | 'GZ'
  /** Ismailia. */
  | 'IS'
  /** South Sinai. */
  | 'JS'
  /** Qalyubia. */
  | 'KB'
  /** Kafr El Sheikh. */
  | 'KFS'
  /** Qena. */
  | 'KN'
  /** Luxor. */
  | 'LX'
  /** Minya. */
  | 'MN'
  /** Monufia. */
  | 'MNF'
  /** Matrouh. */
  | 'MT'
  /** Port Said. */
  | 'PTS'
  /** Sohag. */
  | 'SHG'
  /** Sharqia. */
  | 'SHR'
  /** North Sinai. */
  | 'SIN'
  /** Suez. */
  | 'SUZ'
  /** New Valley. */
  | 'WAD';

/** The fees of a governorate; null where those of the courier hold. */
export type GovernorateFeesInput = {
  /** Of a delivered parcel. */
  delivered?: Pounds | null | undefined;
  /** The governorate. */
  governorate: Governorate;
  /** Of one of which a part stayed at the door. */
  partial?: Pounds | null | undefined;
  /** Of a refused one. */
  refused?: Pounds | null | undefined;
  /** Of a returned one. */
  returned?: Pounds | null | undefined;
};

/** Units of an item that stayed with the customer. */
export type KeptItemInput = {
  /** The ID of the item. */
  itemId: string;
  /** How many units; 0 if none. */
  quantity: number;
};

/** Units of an item that ship later. */
export type LaterItemInput = {
  /** The ID of the item. */
  itemId: string;
  /** How many units; 0 if none. */
  quantity: number;
};

/** A lower amount to collect, while a courier has the parcel. */
export type LoweredAmountInput = {
  /** The amount to collect instead, 0 or more. */
  amountDue: Pounds;
  /** Why, at most 100 characters; the customer reads it. */
  reason: string;
};

/** The changes to an order. Omitted fields stay unchanged. */
export type OrderEditInput = {
  /** A discount code; null for none. The one that it has only has to reach its minimum. */
  discountCode?: string | null | undefined;
  /** All lines that the order has then, each product once. */
  items?: Array<OrderEditLineInput> | null | undefined;
  /** A lower amount to collect, while a courier has the parcel; never a higher one. */
  loweredAmount?: LoweredAmountInput | null | undefined;
  /** An Egyptian phone number. */
  phone?: string | null | undefined;
  /** The recipient of the parcel. */
  recipientName?: string | null | undefined;
  /** The address, with the courier's note. */
  shippingAddress?: ShippingAddressInput | null | undefined;
};

/** A line of an edited order: one that it has, or a product. */
export type OrderEditLineInput = {
  /** An item of the order; needed for one whose product was deleted. */
  itemId?: string | null | undefined;
  /** A product, instead of `itemId`: one that the order has keeps its price, another has the current one. */
  productId?: string | null | undefined;
  /** The quantity, 1 to 999. */
  quantity: number;
};

/** The kind of event in an order's timeline. */
export type OrderEventKind =
  /** The customer was called and did not answer. */
  | 'CALL_UNANSWERED'
  /** It was confirmed. */
  | 'CONFIRMED'
  /** The customer corrected the phone, the address or the note. */
  | 'CORRECTED'
  /** A courier was chosen, who has yet to take it, or none again. */
  | 'COURIER_ASSIGNED'
  /** It was delivered. */
  | 'DELIVERED'
  /** The courier reported on the delivery. */
  | 'DELIVERY_REPORTED'
  /** Its items, address, phone or total were changed. */
  | 'EDITED'
  /** Items of it go back in exchange for another order, with `returnItems`, or it goes out in exchange. */
  | 'EXCHANGED'
  /** A courier took it. */
  | 'HANDED_OVER'
  /** Items came back after the delivery. */
  | 'ITEMS_RETURNED'
  /** The courier lost it. */
  | 'LOST'
  /** Another order was merged into it, or it into another one. */
  | 'MERGED'
  /** The customer was written a message. */
  | 'MESSAGE_SENT'
  /** Money was received or given back. */
  | 'MONEY_CHANGED'
  /** The customer, who had ordered without a password, moved it to another account. */
  | 'MOVED_TO_ACCOUNT'
  /** The team wrote a note. */
  | 'NOTE'
  /** It was packed. */
  | 'PACKED'
  /** It was placed. */
  | 'PLACED'
  /** The shop received it back. */
  | 'RECEIVED_BACK'
  /** It was refused at the door. */
  | 'REFUSED'
  /** The shop declined to take items back. */
  | 'RETURN_DECLINED'
  /** The customer asked to return items. */
  | 'RETURN_REQUESTED'
  /** A part of it ships later, or it is such a part. */
  | 'SPLIT'
  /** Its status was set. */
  | 'STATUS_CHANGED'
  /** It was handed over by mistake, and is in the shop. */
  | 'TAKEN_BACK'
  /** It was unpacked again. */
  | 'UNPACKED';

/** A saved view of the owner's list of orders. */
export type OrderListView =
  /** Orders on their way whose parcel the company with an API has yet to create, those of which it says that a part was delivered, and those that one of its reports may be about. */
  | 'COURIER_PROBLEMS'
  /** Orders of which a company has reported on an earlier parcel. */
  | 'EARLIER_PARCELS'
  /** Open orders that should have arrived, or been confirmed, by now. */
  | 'LATE'
  /** Orders that were refused at the door or lost. */
  | 'REFUSED'
  /** Delivered orders of which items are to come back, or a request waits for an answer. */
  | 'RETURNS'
  /** Orders on their way that were changed, of which the courier has yet to be notified. */
  | 'TELL_COURIER'
  /** Pending orders that the customer has yet to confirm. */
  | 'TO_CONFIRM'
  /** Packed orders that are still in the shop. */
  | 'TO_HAND_OVER'
  /** Confirmed orders that are not packed. */
  | 'TO_PACK'
  /** Cancelled orders whose parcel has yet to come back. */
  | 'TO_RECEIVE_BACK'
  /** Orders whose cash a courier still has, or whose money is to be given back. */
  | 'UNPAID'
  /** Orders on their way. */
  | 'WITH_COURIER';

/** The relation of one order to another. */
export type OrderRelation =
  /** It is sent in exchange for items of this order. */
  | 'EXCHANGE'
  /** The order whose items go back in exchange for it. */
  | 'EXCHANGE_OF'
  /** An order that was merged into it. */
  | 'MERGED'
  /** The order that it was merged into. */
  | 'MERGED_INTO'
  /** The rest of it, which ships later. */
  | 'REST'
  /** The order that it is the rest of. */
  | 'REST_OF';

/** The sort order of orders. */
export type OrderSort =
  /** Lowest total first. */
  | 'AMOUNT_ASC'
  /** Highest total first. */
  | 'AMOUNT_DESC'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** How an order came to the shop. */
export type OrderSource =
  /** It goes out in exchange for items of a delivered order. */
  | 'EXCHANGE'
  /** The team took it by phone. */
  | 'PHONE'
  /** The customer placed it, in the online shop or in a client of its APIs. */
  | 'SHOP';

/** The status of an order. */
export type OrderStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Delivered and paid. */
  | 'COMPLETED'
  /** Placed, not in progress yet. */
  | 'PENDING'
  /** Being packed or on its way. */
  | 'PROCESSING';

/** In what condition a parcel came back. */
export type ParcelCondition =
  /** Its items are written off. */
  | 'DAMAGED'
  /** As it went out: its items are in stock again. */
  | 'SELLABLE';

/** Where the money of an order is. */
export type PaymentState =
  /** Paid to the courier, who still has it. */
  | 'COLLECTED'
  /** To be paid at the door, all or a part. */
  | 'DUE'
  /** Nothing is to be paid. */
  | 'NONE'
  /** Paid before delivery. */
  | 'PREPAID'
  /** The money was given back. */
  | 'REFUNDED'
  /** Paid, and received by the shop. */
  | 'REMITTED'
  /** More was paid than it costs, or it was cancelled after it was paid: the money is to be given back. */
  | 'TO_REFUND';

/** An order that a customer gives by phone. */
export type PhoneOrderInput = {
  /** The account that the order belongs to, one of `CustomerRecord.accounts`; without it, the order belongs to none. */
  accountId?: string | null | undefined;
  /** The total that the customer was told, including the delivery fee and the discount. If it is no longer correct, no order is placed. */
  amountDue: Pounds;
  /** A discount code, in any case. If it cannot be used, no order is placed. */
  discountCode?: string | null | undefined;
  /** The lines to order; each product once. */
  lines: Array<CheckoutLineInput>;
  /** An Egyptian phone number. */
  phone: string;
  /** The recipient of the parcel; at most 201 characters. */
  recipientName: string;
  /** The delivery address. */
  shippingAddress: ShippingAddressInput;
  /** The sum of price times quantity. */
  total: Pounds;
};

/** How somebody paid in advance. */
export type PrepaymentMethod =
  /** By bank transfer. */
  | 'BANK_TRANSFER'
  /** By card, at a terminal of the shop. */
  | 'CARD_TERMINAL'
  /** By InstaPay. */
  | 'INSTA_PAY'
  /** Online, as a payment provider reported; nobody records it by hand. */
  | 'ONLINE'
  /** In cash, in the shop. */
  | 'SHOP_CASH'
  /** From a mobile wallet. */
  | 'WALLET';

/** The items that came back, and the refund. */
export type ReceiveReturnInput = {
  /** The items, each once; what is missing did not come back. */
  items: Array<ReceivedItemInput>;
  /** The amount: what was paid for the items after discounts, without the `credit` of an exchange, or less with a note. */
  refund: Pounds;
  /** Why less is given back, for the customer; required then. */
  refundNote?: string | null | undefined;
  /** Whether the amount includes the delivery fee, which is given back once. */
  refundsDelivery: boolean;
};

/** Units that came back. */
export type ReceivedItemInput = {
  /** In what condition. */
  condition: ParcelCondition;
  /** The ID of the item of the order. */
  itemId: string;
  /** How many came back; 0 for none. */
  quantity: number;
};

/** Why a parcel was refused at the door. */
export type RefusalReason =
  /** The customer no longer wanted it. */
  | 'CHANGED_MIND'
  /** It was damaged on the way. */
  | 'DAMAGED'
  /** It came too late. */
  | 'LATE'
  /** Nobody was there. */
  | 'NOT_AT_HOME'
  /** The customer did not answer the phone. */
  | 'NO_ANSWER'
  /** Another reason, or none given. */
  | 'OTHER'
  /** The amount was higher than expected. */
  | 'PRICE'
  /** It had other items than ordered. */
  | 'WRONG_ITEMS';

/** The headings of the columns of a courier's reports, and its words. */
export type ReportColumnsInput = {
  /** Of the amount collected. */
  amount?: string | null | undefined;
  /** Of the order number. */
  orderId?: string | null | undefined;
  /** Of the state of the parcel. */
  status?: string | null | undefined;
  /** Of the tracking number. */
  trackingNumber?: string | null | undefined;
  /** The words for the states. */
  words?: Array<StatusWordInput>;
};

/** The question that a report leaves to a person. */
export type ReportQuestion =
  /** It is about a parcel that was sent before the last one. */
  | 'EARLIER_PARCEL'
  /** Which of several orders it is about: it has changed none. */
  | 'WHICH_ORDER'
  /** Which items stayed with the customer. */
  | 'WHICH_PART';

/** Which items are to be returned, and why. */
export type ReturnInput = {
  /** The items, each once. */
  items: Array<ReturnItemInput>;
  /** A note, at most 500 characters. */
  note?: string | null | undefined;
  /** Why. */
  reason: ReturnReason;
};

/** Units of an item of an order. */
export type ReturnItemInput = {
  /** The ID of the item of the order. */
  itemId: string;
  /** How many units, at most those not returned before. */
  quantity: number;
};

/** Why delivered items are returned. */
export type ReturnReason =
  /** The customer no longer wants them. */
  | 'CHANGED_MIND'
  /** They arrived damaged, or do not work. */
  | 'DAMAGED'
  /** They differ from their description. */
  | 'NOT_AS_DESCRIBED'
  /** Another reason. */
  | 'OTHER'
  /** They are not what was ordered. */
  | 'WRONG_ITEM';

/** Where a return of delivered items is. */
export type ReturnState =
  /** The shop agreed, and waits for the items. */
  | 'ACCEPTED'
  /** The shop does not take the items back. */
  | 'DECLINED'
  /** The items came back, and the money was given back. */
  | 'RECEIVED'
  /** The customer asked for it; the shop has yet to answer. */
  | 'REQUESTED';

/** An account's permissions. */
export type Role =
  /** Has the money, and reads orders. */
  | 'ACCOUNTANT'
  /** The owner, who may do everything. */
  | 'ADMIN'
  /** Confirms and edits orders, and takes them by phone. */
  | 'CALLER'
  /** May do everything except for staff, settings and integrations. */
  | 'MANAGER'
  /** Packs orders, hands them over and receives them back. */
  | 'PACKER'
  /** Has a cart and orders. */
  | 'SHOPPER';

/** Where the parcel of an order is. */
export type ShipmentState =
  /** Delivered to the customer. */
  | 'DELIVERED'
  /** Lost by the courier. */
  | 'LOST'
  /** Not packed yet. */
  | 'NONE'
  /** Packed, and still in the shop. */
  | 'PACKED'
  /** Back in the shop. */
  | 'RECEIVED_BACK'
  /** Refused at the door, and still with the courier. */
  | 'REFUSED'
  /** Handed over to a courier. */
  | 'WITH_COURIER';

/** An address in Egypt. */
export type ShippingAddressInput = {
  /** The apartment; at most 20 characters. */
  apartment?: string | null | undefined;
  /** The city or area; at most 80 characters. */
  area: string;
  /** A note for the courier; at most 300 characters. */
  courierNote?: string | null | undefined;
  /** The floor; at most 20 characters. */
  floor?: string | null | undefined;
  /** The governorate. */
  governorate: Governorate;
  /** A landmark nearby; at most 80 characters. */
  landmark?: string | null | undefined;
  /** The street and building; at most 150 characters. */
  street: string;
};

/** The meaning of a courier's word for the state of a parcel. */
export type StatusWordInput = {
  /** Its meaning. */
  meaning: StatusWordMeaning;
  /** Of a refusal. */
  reason?: RefusalReason | null | undefined;
  /** The word in its files. */
  word: string;
};

/** The meaning of a courier's word for the state of a parcel. */
export type StatusWordMeaning =
  /** Delivered. */
  | 'DELIVERED'
  /** Lost by the courier. */
  | 'LOST'
  /** Nothing that changes the order. */
  | 'NOTHING'
  /** A part of it: nothing is done until somebody says which. */
  | 'PARTLY_DELIVERED'
  /** Back in the shop. */
  | 'RECEIVED_BACK'
  /** Refused at the door. */
  | 'REFUSED';

/** The tracking number that a courier has given to a parcel. */
export type TrackingNumberInput = {
  /** The ID of the order. */
  orderId: string;
  /** The courier's number of the parcel. */
  trackingNumber: string;
};

export type PendingOrdersQueryVariables = Exact<{
  status: OrderStatus;
}>;


export type PendingOrdersQuery = { adminOrders: { totalCount: number } };

export type AdminOrderStateFragment = { id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState };

export type AdminOrderRowFragment = { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null };

export type AdminOrderAddressFragment = { address: string, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null };

export type AdminOrderDetailsFragment = { cancelReason: string | null, hasUnseenFee: boolean, paid: Pounds, prepayUntil: string | null, confirmedAt: string | null, confirmedBy: ConfirmedBy | null, unansweredCalls: number, lastCalledAt: string | null, amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, address: string, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }>, deliveryDays: { min: number, max: number } | null, shipment: { id: string, courierName: string | null, trackingNumber: string | null, trackingUrl: string | null, parcelCount: number, packedAt: string | null, handedOverAt: string | null, deliveredAt: string | null, refusedAt: string | null, refusalReason: RefusalReason | null, lostAt: string | null, receivedBackAt: string | null, condition: ParcelCondition | null } | null, customer: { firstName: string, secondName: string, mobile: string } | null, items: Array<{ id: string, price: Pounds, quantity: number, total: Pounds, name: string, product: { id: string } | null }>, takesBack: Array<{ quantity: number, name: string }>, history: Array<{ status: OrderStatus, happenedAt: string }>, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null, assignedCourier: { id: string, name: string } | null };

export type TakenBackFragment = { quantity: number, name: string };

export type AdminOrdersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  view?: OrderListView | null | undefined;
  status?: OrderStatus | null | undefined;
  search?: string | null | undefined;
  governorate?: Governorate | null | undefined;
  courierId?: string | null | undefined;
  customerId?: string | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
  minTotal?: Pounds | null | undefined;
  maxTotal?: Pounds | null | undefined;
  sort: OrderSort;
  withParcel?: boolean;
  withRisk?: boolean;
}>;


export type AdminOrdersQuery = { adminOrders: { totalCount: number, nodes: Array<{ source?: OrderSource | null, confirmationMessage: string | null, amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, doorHistory?: { broughtCount: number, refusedCount: number } | null, items?: Array<{ id: string, quantity: number, name: string }>, shipment?: { id: string, courierName: string | null } | null, shippingAddress: { courierNote?: string | null, governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OrderPreviewQueryVariables = Exact<{
  id: string;
}>;


export type OrderPreviewQuery = { adminOrder: { id: string, address: string, shippingAddress: { courierNote: string | null } | null, doorHistory: { broughtCount: number, refusedCount: number } | null, items: Array<{ id: string, quantity: number, name: string, product: { id: string, imageUrl: string } | null }> } | null };

export type OrderViewCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderViewCountsQuery = { orderViewCounts: Array<{ view: OrderListView, count: number }> };

export type OrderTimelineQueryVariables = Exact<{
  id: string;
}>;


export type OrderTimelineQuery = { orderTimeline: Array<{ id: string, kind: OrderEventKind, actor: Actor, actorName: string | null, actorRole: Role | null, happenedAt: string, status: OrderStatus | null, note: string | null, courierName: string | null, reason: RefusalReason | null, condition: ParcelCondition | null, report: DeliveryReport | null, collected: Pounds | null, due: Pounds | null, method: PrepaymentMethod | null, returnState: ReturnState | null, returnReason: ReturnReason | null, refund: Pounds | null, isUnpaid: boolean, isAfterAll: boolean, returnItems: Array<{ quantity: number, condition: ParcelCondition | null, name: string }>, otherOrder: { id: string } | null, edit: { amountReason: string | null, totalBefore: Pounds | null, totalAfter: Pounds | null, wasWithCourier: boolean, wasCourierNotified: boolean, items: Array<{ before: number, after: number, name: string }>, texts: Array<{ name: EditedText, before: string | null, after: string | null }> } | null }> };

export type OrderEditPreviewQueryVariables = Exact<{
  id: string;
  changes: OrderEditInput;
}>;


export type OrderEditPreviewQuery = { orderEditPreview: { preview: { total: Pounds, amountDue: Pounds, toRefund: Pounds, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }> } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type EditOrderMutationVariables = Exact<{
  id: string;
  changes: OrderEditInput;
  expectedVersion: number;
  expectedTotal: Pounds;
  idempotencyKey?: string | null | undefined;
}>;


export type EditOrderMutation = { editOrder: { order: { version: number, amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type MarkCourierToldMutationVariables = Exact<{
  id: string;
}>;


export type MarkCourierToldMutation = { markCourierTold: { order: { id: string, isCourierNotificationDue: boolean } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type CarrierShipmentQueryVariables = Exact<{
  id: string;
}>;


export type CarrierShipmentQuery = { carrierShipment: { id: string, carrier: Carrier, trackingNumber: string | null, createdAt: string | null, nextAttemptAt: string | null, message: string | null, isTakenBack: boolean } | null, parcelReports: Array<{ id: string, question: ReportQuestion, report: DeliveryReport, trackingNumber: string | null, collected: Pounds | null, createdAt: string, otherOrders: Array<{ id: string }> }> };

export type ResolveParcelReportMutationVariables = Exact<{
  id: string;
}>;


export type ResolveParcelReportMutation = { resolveParcelReport: { orderId: string | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type RetryCarrierShipmentMutationVariables = Exact<{
  id: string;
}>;


export type RetryCarrierShipmentMutation = { retryCarrierShipment: { carrierShipment: { id: string } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type AskCarrierMutationVariables = Exact<{
  id: string;
}>;


export type AskCarrierMutation = { askCarrier: { carrierShipment: { id: string } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type FetchCarrierLabelMutationVariables = Exact<{
  id: string;
}>;


export type FetchCarrierLabelMutation = { fetchCarrierLabel: { pdf: string | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type CourierFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type CourierFilesQuery = { couriers: Array<{ id: string, name: string, isActive: boolean, exportColumns: Array<{ field: CourierExportField, heading: string }> | null }> };

export type UpdateCourierFilesMutationVariables = Exact<{
  id: string;
  input: CourierFilesInput;
}>;


export type UpdateCourierFilesMutation = { updateCourierFiles: { courier: { id: string, exportColumns: Array<{ field: CourierExportField, heading: string }> | null, reportColumns: { trackingNumber: string | null, orderId: string | null, status: string | null, words: Array<{ word: string, meaning: StatusWordMeaning, reason: RefusalReason | null }> } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type SetTrackingNumbersMutationVariables = Exact<{
  parcels: Array<TrackingNumberInput> | TrackingNumberInput;
}>;


export type SetTrackingNumbersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type OrderableProductsQueryVariables = Exact<{
  query: string;
}>;


export type OrderableProductsQuery = { orderableProducts: Array<{ id: string, stock: number | null, product: { id: string, price: Pounds, imageUrl: string, gtin: string | null, name: string }, inventory: { sku: string | null } | null }> };

export type CouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type CouriersQuery = { couriers: Array<{ id: string, name: string, isActive: boolean }> };

export type AdminOrderQueryVariables = Exact<{
  id: string;
}>;


export type AdminOrderQuery = { adminOrder: { confirmationMessage: string | null, unknownCity: string | null, version: number, isCourierNotificationDue: boolean, courierPhone: string | null, itemsTotal: Pounds, returned: Pounds, cancelReason: string | null, hasUnseenFee: boolean, paid: Pounds, prepayUntil: string | null, confirmedAt: string | null, confirmedBy: ConfirmedBy | null, unansweredCalls: number, lastCalledAt: string | null, amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, address: string, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, items: Array<{ id: string, returnedQuantity: number, price: Pounds, quantity: number, total: Pounds, name: string, product: { id: string } | null }>, awaitedItems: Array<{ id: string, quantity: number, trackingNumber: string | null, isLost: boolean, name: string }>, relatedOrders: Array<{ id: string, relation: OrderRelation, status: OrderStatus, total: Pounds, amountDue: Pounds }>, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }>, deliveryDays: { min: number, max: number } | null, shipment: { id: string, courierName: string | null, trackingNumber: string | null, trackingUrl: string | null, parcelCount: number, packedAt: string | null, handedOverAt: string | null, deliveredAt: string | null, refusedAt: string | null, refusalReason: RefusalReason | null, lostAt: string | null, receivedBackAt: string | null, condition: ParcelCondition | null } | null, customer: { firstName: string, secondName: string, mobile: string } | null, takesBack: Array<{ quantity: number, name: string }>, history: Array<{ status: OrderStatus, happenedAt: string }>, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null, assignedCourier: { id: string, name: string } | null } | null };

export type DeliveryAmountsFieldsFragment = { total: Pounds, amountDue: Pounds, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }> };

export type OrderSplitPreviewQueryVariables = Exact<{
  id: string;
  later: Array<LaterItemInput> | LaterItemInput;
  isFeeWithRest: boolean;
}>;


export type OrderSplitPreviewQuery = { orderSplitPreview: { preview: { first: { total: Pounds, amountDue: Pounds, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }> }, rest: { total: Pounds, amountDue: Pounds, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }> } } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type SplitOrderMutationVariables = Exact<{
  id: string;
  later: Array<LaterItemInput> | LaterItemInput;
  isFeeWithRest: boolean;
  expectedTotal?: Pounds | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type SplitOrderMutation = { result: { order: { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, rest: { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type MergeableOrdersQueryVariables = Exact<{
  id: string;
}>;


export type MergeableOrdersQuery = { mergeableOrders: Array<{ address: string, amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, items: Array<{ id: string, quantity: number, name: string }>, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null }> };

export type OrderMergePreviewQueryVariables = Exact<{
  into: string;
  from: string;
  addressOf?: string | null | undefined;
}>;


export type OrderMergePreviewQuery = { orderMergePreview: { preview: { total: Pounds, amountDue: Pounds, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }> } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type MergeOrdersMutationVariables = Exact<{
  into: string;
  from: string;
  addressOf?: string | null | undefined;
  expectedTotal?: Pounds | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type MergeOrdersMutation = { result: { order: { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type OrderExchangePreviewQueryVariables = Exact<{
  id: string;
  input: ExchangeInput;
}>;


export type OrderExchangePreviewQuery = { orderExchangePreview: { preview: { credit: Pounds, amountToRefund: Pounds, new: { total: Pounds, amountDue: Pounds, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }> } } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type ExchangeItemsMutationVariables = Exact<{
  id: string;
  input: ExchangeInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ExchangeItemsMutation = { result: { order: { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, exchange: { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type UnitsToTakeQueryVariables = Exact<{
  id: string;
}>;


export type UnitsToTakeQuery = { adminOrder: { id: string, items: Array<{ id: string, unitsToTake: Array<{ expiresOn: string | null, units: number, isExpired: boolean }> }> } | null };

export type OrdersByIdsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrdersByIdsQuery = { ordersByIds: Array<{ cancelReason: string | null, hasUnseenFee: boolean, paid: Pounds, prepayUntil: string | null, confirmedAt: string | null, confirmedBy: ConfirmedBy | null, unansweredCalls: number, lastCalledAt: string | null, amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, address: string, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, items: Array<{ id: string, price: Pounds, quantity: number, total: Pounds, name: string, inventory: { shelf: string | null } | null, unitsToTake: Array<{ expiresOn: string | null, units: number, isExpired: boolean }>, product: { id: string } | null }>, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }>, deliveryDays: { min: number, max: number } | null, shipment: { id: string, courierName: string | null, trackingNumber: string | null, trackingUrl: string | null, parcelCount: number, packedAt: string | null, handedOverAt: string | null, deliveredAt: string | null, refusedAt: string | null, refusalReason: RefusalReason | null, lostAt: string | null, receivedBackAt: string | null, condition: ParcelCondition | null } | null, customer: { firstName: string, secondName: string, mobile: string } | null, takesBack: Array<{ quantity: number, name: string }>, history: Array<{ status: OrderStatus, happenedAt: string }>, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null, assignedCourier: { id: string, name: string } | null }> };

export type PackableOrderFragment = { recipientName: string, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, takesBack: Array<{ quantity: number, name: string }>, items: Array<{ id: string, quantity: number, returnedQuantity: number, productId: string | null, name: string, productToPack: { imageUrl: string | null, shelf: string | null, sku: string | null, gtin: string | null } | null, unitsToTake: Array<{ expiresOn: string | null, code: string | null, units: number, isExpired: boolean }> }> };

export type PackableOrderQueryVariables = Exact<{
  id: string;
}>;


export type PackableOrderQuery = { adminOrder: { recipientName: string, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, takesBack: Array<{ quantity: number, name: string }>, items: Array<{ id: string, quantity: number, returnedQuantity: number, productId: string | null, name: string, productToPack: { imageUrl: string | null, shelf: string | null, sku: string | null, gtin: string | null } | null, unitsToTake: Array<{ expiresOn: string | null, code: string | null, units: number, isExpired: boolean }> }> } | null };

export type ScannedOrdersQueryVariables = Exact<{
  code: string;
}>;


export type ScannedOrdersQuery = { scannedOrders: Array<{ id: string }> };

export type OrdersToPackQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersToPackQuery = { adminOrders: { totalCount: number, nodes: Array<{ id: string, recipientName: string }> } };

export type SetOrderStatusMutationVariables = Exact<{
  id: string;
  status: OrderStatus;
  expected: OrderStatus;
  idempotencyKey?: string | null | undefined;
}>;


export type SetOrderStatusMutation = { setOrderStatus: { order: { cancelReason: string | null, hasUnseenFee: boolean, paid: Pounds, prepayUntil: string | null, confirmedAt: string | null, confirmedBy: ConfirmedBy | null, unansweredCalls: number, lastCalledAt: string | null, amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, address: string, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, adjustments: Array<{ kind: AdjustmentKind, label: string, amount: Pounds }>, deliveryDays: { min: number, max: number } | null, shipment: { id: string, courierName: string | null, trackingNumber: string | null, trackingUrl: string | null, parcelCount: number, packedAt: string | null, handedOverAt: string | null, deliveredAt: string | null, refusedAt: string | null, refusalReason: RefusalReason | null, lostAt: string | null, receivedBackAt: string | null, condition: ParcelCondition | null } | null, customer: { firstName: string, secondName: string, mobile: string } | null, items: Array<{ id: string, price: Pounds, quantity: number, total: Pounds, name: string, product: { id: string } | null }>, takesBack: Array<{ quantity: number, name: string }>, history: Array<{ status: OrderStatus, happenedAt: string }>, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null, assignedCourier: { id: string, name: string } | null } | null, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string, field: string | null }
      | { __typename: 'InputError', message: string, field: string | null }
      | { __typename: 'OrderProblem', message: string, field: string | null }
      | { __typename: 'OutOfStock', message: string, field: string | null }
      | { __typename: 'PriceChanged', message: string, field: string | null }
      | { __typename: 'ProductProblem', message: string, field: string | null }
      | { __typename: 'StatusChanged', message: string, field: string | null }
      | { __typename: 'TooManyAttempts', message: string, field: string | null }
    > } };

export type AddCourierMutationVariables = Exact<{
  input: CourierInput;
}>;


export type AddCourierMutation = { addCourier: { courier: { id: string, name: string, isActive: boolean } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type AddOrderNoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type AddOrderNoteMutation = { addOrderNote: { order: { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type PrepaymentsQueryVariables = Exact<{
  orderId: string;
}>;


export type PrepaymentsQuery = { prepayments: Array<{ id: string, amount: Pounds, note: string | null, method: PrepaymentMethod | null, createdAt: string, receiptUrl: string | null }> };

export type RecordPrepaymentMutationVariables = Exact<{
  id: string;
  amount: Pounds;
  note?: string | null | undefined;
  method?: PrepaymentMethod | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordPrepaymentMutation = { recordPrepayment: { prepaymentId: string | null, order: { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type RecordRefundMutationVariables = Exact<{
  id: string;
  amount: Pounds;
  note?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordRefundMutation = { recordRefund: { order: { amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, shippingAddress: { governorate: Governorate, area: string } | null, assignedCourier: { id: string, name: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type OrdersResultFragment = { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
    | { __typename: 'DiscountRefused', message: string }
    | { __typename: 'InputError', message: string }
    | { __typename: 'OrderProblem', orderId: string, message: string }
    | { __typename: 'OutOfStock', message: string }
    | { __typename: 'PriceChanged', message: string }
    | { __typename: 'ProductProblem', message: string }
    | { __typename: 'StatusChanged', message: string }
    | { __typename: 'TooManyAttempts', message: string }
  > };

export type ConfirmOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type ConfirmOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type RecordUnansweredCallsMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordUnansweredCallsMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type SentMessageDetailsFragment = { kind: CustomerMessageKind, sentAt: string, sentBy: string | null };

export type CustomerMessagesQueryVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type CustomerMessagesQuery = { customerMessages: Array<{ reminderMessage: string | null, order: { id: string } | null, lastSent: { kind: CustomerMessageKind, sentAt: string, sentBy: string | null } | null }> };

export type QueuedOrdersQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type QueuedOrdersQuery = { ordersByIds: Array<{ prepayUntil: string | null, unansweredCalls: number, lastCalledAt: string | null, amountDue: Pounds, createdAt: string, recipientName: string, phone: string, city: string, total: Pounds, address: string, id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState, items: Array<{ id: string, quantity: number, total: Pounds, name: string }>, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null, assignedCourier: { id: string, name: string } | null }> };

export type QueueMessagesQueryVariables = Exact<{
  orderIds: Array<string> | string;
}>;


export type QueueMessagesQuery = { question: string | null, reminder: string | null, customerMessages: Array<{ order: { id: string } | null, lastSent: { kind: CustomerMessageKind, sentAt: string, sentBy: string | null } | null }> };

export type RecordSentMessageMutationVariables = Exact<{
  orderId: string;
  kind: CustomerMessageKind;
}>;


export type RecordSentMessageMutation = { recordSentMessage: { orderId: string | null, userErrors: Array<
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
      | { message: string }
    > } };

export type CancelOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  reason?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CancelOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type PackOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  parcelCount?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type PackOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type UnpackOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type UnpackOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type AssignCourierMutationVariables = Exact<{
  ids: Array<string> | string;
  courierId?: string | null | undefined;
}>;


export type AssignCourierMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type HandOverOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  courierId: string;
  trackingNumber?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type HandOverOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type TakeBackOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type TakeBackOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type DeliverOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type DeliverOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type DeliverOrdersAfterAllMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type DeliverOrdersAfterAllMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type PartResultFragment = { orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
  > };

export type DeliverOrderPartlyMutationVariables = Exact<{
  id: string;
  kept: Array<KeptItemInput> | KeptItemInput;
  collected?: Pounds | null | undefined;
  reported?: Pounds | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type DeliverOrderPartlyMutation = { result: { orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type ReceiveItemsBackMutationVariables = Exact<{
  id: string;
  items: Array<AwaitedItemInput> | AwaitedItemInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ReceiveItemsBackMutation = { result: { orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type RefuseOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  reason: RefusalReason;
  idempotencyKey?: string | null | undefined;
}>;


export type RefuseOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type LoseOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type LoseOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type ReceiveParcelBackMutationVariables = Exact<{
  code: string;
  condition: ParcelCondition;
  idempotencyKey?: string | null | undefined;
}>;


export type ReceiveParcelBackMutation = { receiveParcelBack: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type ReceiveBackOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  condition: ParcelCondition;
  idempotencyKey?: string | null | undefined;
}>;


export type ReceiveBackOrdersMutation = { result: { handoverId: string | null, orders: Array<{ id: string, status: OrderStatus, confirmationState: ConfirmationState, shipmentState: ShipmentState, paymentState: PaymentState }>, userErrors: Array<
      | { __typename: 'DiscountRefused', message: string }
      | { __typename: 'InputError', message: string }
      | { __typename: 'OrderProblem', orderId: string, message: string }
      | { __typename: 'OutOfStock', message: string }
      | { __typename: 'PriceChanged', message: string }
      | { __typename: 'ProductProblem', message: string }
      | { __typename: 'StatusChanged', message: string }
      | { __typename: 'TooManyAttempts', message: string }
    > } };

export type OrderReturnsQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderReturnsQuery = { adminOrder: { id: string, itemsTotal: Pounds, total: Pounds, paid: Pounds, items: Array<{ id: string, price: Pounds, quantity: number, returnedQuantity: number, name: string }>, returns: Array<{ id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null }> | null } | null };

export type ReturnResultFragment = { orderReturn: { id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null } | null, userErrors: Array<
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
    | { message: string, field: string | null }
  > };

export type RecordReturnMutationVariables = Exact<{
  orderId: string;
  input: ReturnInput;
}>;


export type RecordReturnMutation = { result: { orderReturn: { id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type AcceptReturnMutationVariables = Exact<{
  id: string;
  answer?: string | null | undefined;
}>;


export type AcceptReturnMutation = { result: { orderReturn: { id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type DeclineReturnMutationVariables = Exact<{
  id: string;
  answer: string;
}>;


export type DeclineReturnMutation = { result: { orderReturn: { id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type ReceiveReturnMutationVariables = Exact<{
  id: string;
  input: ReceiveReturnInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ReceiveReturnMutation = { result: { orderReturn: { id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type CustomerNoteFieldsFragment = { id: string, text: string, authorName: string | null, createdAt: string };

export type CustomerRecordFieldsFragment = { id: string, orderCount: number, broughtCount: number, refusedCount: number, isPrepayOnly: boolean, isBlocked: boolean, reason: string | null, notes: Array<{ id: string, text: string, authorName: string | null, createdAt: string }> };

export type CustomerRecordQueryVariables = Exact<{
  phone: string;
}>;


export type CustomerRecordQuery = { customerRecord: { id: string, orderCount: number, broughtCount: number, refusedCount: number, isPrepayOnly: boolean, isBlocked: boolean, reason: string | null, customer: { id: string } | null, notes: Array<{ id: string, text: string, authorName: string | null, createdAt: string }> } };

export type AddCustomerNoteMutationVariables = Exact<{
  phone: string;
  text: string;
}>;


export type AddCustomerNoteMutation = { addCustomerNote: { note: { id: string, text: string, authorName: string | null, createdAt: string } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type RemoveCustomerNoteMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCustomerNoteMutation = { removeCustomerNote: { noteId: string | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type UpdateCustomerMutationVariables = Exact<{
  phone: string;
  input: CustomerInput;
}>;


export type UpdateCustomerMutation = { updateCustomer: { customer: { id: string, orderCount: number, broughtCount: number, refusedCount: number, isPrepayOnly: boolean, isBlocked: boolean, reason: string | null, notes: Array<{ id: string, text: string, authorName: string | null, createdAt: string }> } | null, userErrors: Array<
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
      | { message: string, field: string | null }
    > } };

export type PhoneCustomerQueryVariables = Exact<{
  phone: string;
}>;


export type PhoneCustomerQuery = { customerRecord: { id: string, orderCount: number, broughtCount: number, refusedCount: number, isPrepayOnly: boolean, isBlocked: boolean, reason: string | null, accounts: Array<{ id: string, firstName: string, secondName: string, email: string, address: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null }>, lastOrder: { id: string, createdAt: string, recipientName: string, shippingAddress: { governorate: Governorate, area: string, street: string, floor: string | null, apartment: string | null, landmark: string | null, courierNote: string | null } | null, items: Array<{ id: string, quantity: number, name: string, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } | null }> } | null, notes: Array<{ id: string, text: string, authorName: string | null, createdAt: string }> } };

export type PlacePhoneOrderMutationVariables = Exact<{
  input: PhoneOrderInput;
  idempotencyKey: string;
}>;


export type PlacePhoneOrderMutation = { placePhoneOrder: { order: { id: string } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null, lines: Array<{ id: string, quantity: number, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } }> }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null, lines: Array<{ id: string, quantity: number, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } }> }
      | { code: ErrorCode, message: string, field: string | null, lines: Array<{ id: string, quantity: number, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } }> }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type OrderedLineFragment = { id: string, quantity: number, product: { id: string, price: Pounds, imageUrl: string, quantityAvailable: number | null, name: string } };

export type SellerQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerQuery = { shop: { name: string | null, address: string | null, taxNumber: string | null, commercialRegister: string | null } };

export type ReturnDetailsFragment = { id: string, state: ReturnState, reason: ReturnReason, note: string | null, answer: string | null, credit: Pounds, refund: Pounds | null, refundsDelivery: boolean, refundNote: string | null, createdAt: string, items: Array<{ id: string, quantity: number, receivedQuantity: number | null, condition: ParcelCondition | null, name: string, orderItem: { id: string } }>, exchangeOrder: { id: string } | null };

export const AdminOrderStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}}]} as unknown as DocumentNode<AdminOrderStateFragment, unknown>;
export const AdminOrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}}]} as unknown as DocumentNode<AdminOrderRowFragment, unknown>;
export const AdminOrderAddressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}}]}}]} as unknown as DocumentNode<AdminOrderAddressFragment, unknown>;
export const TakenBackFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakenBackItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<TakenBackFragment, unknown>;
export const AdminOrderDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnseenFee"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"prepayUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCalls"}},{"kind":"Field","name":{"kind":"Name","value":"lastCalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"packedAt"}},{"kind":"Field","name":{"kind":"Name","value":"handedOverAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusalReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"secondName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakenBackItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<AdminOrderDetailsFragment, unknown>;
export const DeliveryAmountsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryAmountsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryAmounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}}]}}]} as unknown as DocumentNode<DeliveryAmountsFieldsFragment, unknown>;
export const PackableOrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackableOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"returnedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productToPack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shelf"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitsToTake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakenBackItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]} as unknown as DocumentNode<PackableOrderFragment, unknown>;
export const OrdersResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}}]} as unknown as DocumentNode<OrdersResultFragment, unknown>;
export const SentMessageDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentMessageDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}}]}}]} as unknown as DocumentNode<SentMessageDetailsFragment, unknown>;
export const PartResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}}]} as unknown as DocumentNode<PartResultFragment, unknown>;
export const ReturnDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReturnDetailsFragment, unknown>;
export const ReturnResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReturnResultFragment, unknown>;
export const CustomerNoteFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CustomerNoteFieldsFragment, unknown>;
export const CustomerRecordFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"broughtCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepayOnly"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerNoteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CustomerRecordFieldsFragment, unknown>;
export const OrderedLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]}}]} as unknown as DocumentNode<OrderedLineFragment, unknown>;
export const PendingOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PendingOrdersQuery, PendingOrdersQueryVariables>;
export const AdminOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderListView"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"governorate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Governorate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maxTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withParcel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRisk"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"governorate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"governorate"}}},{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"Argument","name":{"kind":"Name","value":"minTotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minTotal"}}},{"kind":"Argument","name":{"kind":"Name","value":"maxTotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maxTotal"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withParcel"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"doorHistory"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRisk"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broughtCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmationMessage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withParcel"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withParcel"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierNote"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withParcel"}}}]}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AdminOrdersQuery, AdminOrdersQueryVariables>;
export const OrderPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doorHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broughtCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderPreviewQuery, OrderPreviewQueryVariables>;
export const OrderViewCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderViewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderViewCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<OrderViewCountsQuery, OrderViewCountsQueryVariables>;
export const OrderTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderTimeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"returnState"}},{"kind":"Field","name":{"kind":"Name","value":"returnReason"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"isUnpaid"}},{"kind":"Field","name":{"kind":"Name","value":"isAfterAll"}},{"kind":"Field","name":{"kind":"Name","value":"returnItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountReason"}},{"kind":"Field","name":{"kind":"Name","value":"totalBefore"}},{"kind":"Field","name":{"kind":"Name","value":"totalAfter"}},{"kind":"Field","name":{"kind":"Name","value":"wasWithCourier"}},{"kind":"Field","name":{"kind":"Name","value":"wasCourierNotified"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderTimelineQuery, OrderTimelineQueryVariables>;
export const OrderEditPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderEditPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEditInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderEditPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"toRefund"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<OrderEditPreviewQuery, OrderEditPreviewQueryVariables>;
export const EditOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEditInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedTotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EditOrderMutation, EditOrderMutationVariables>;
export const MarkCourierToldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkCourierTold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markCourierTold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCourierNotificationDue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<MarkCourierToldMutation, MarkCourierToldMutationVariables>;
export const CarrierShipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CarrierShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrierShipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isTakenBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parcelReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"collected"}},{"kind":"Field","name":{"kind":"Name","value":"otherOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<CarrierShipmentQuery, CarrierShipmentQueryVariables>;
export const ResolveParcelReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveParcelReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveParcelReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ResolveParcelReportMutation, ResolveParcelReportMutationVariables>;
export const RetryCarrierShipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryCarrierShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryCarrierShipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrierShipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RetryCarrierShipmentMutation, RetryCarrierShipmentMutationVariables>;
export const AskCarrierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskCarrier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askCarrier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carrierShipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AskCarrierMutation, AskCarrierMutationVariables>;
export const FetchCarrierLabelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FetchCarrierLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fetchCarrierLabel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pdf"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<FetchCarrierLabelMutation, FetchCarrierLabelMutationVariables>;
export const CourierFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourierFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"exportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}}]}}]}}]} as unknown as DocumentNode<CourierFilesQuery, CourierFilesQueryVariables>;
export const UpdateCourierFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourierFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourierFilesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourierFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCourierFilesMutation, UpdateCourierFilesMutationVariables>;
export const SetTrackingNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTrackingNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parcels"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrackingNumberInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"setTrackingNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parcels"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parcels"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<SetTrackingNumbersMutation, SetTrackingNumbersMutationVariables>;
export const OrderableProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderableProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderableProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sku"}}]}}]}}]}}]} as unknown as DocumentNode<OrderableProductsQuery, OrderableProductsQueryVariables>;
export const CouriersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<CouriersQuery, CouriersQueryVariables>;
export const AdminOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderDetails"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unknownCity"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isCourierNotificationDue"}},{"kind":"Field","name":{"kind":"Name","value":"courierPhone"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"returnedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaitedItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isLost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relatedOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relation"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakenBackItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnseenFee"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"prepayUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCalls"}},{"kind":"Field","name":{"kind":"Name","value":"lastCalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"packedAt"}},{"kind":"Field","name":{"kind":"Name","value":"handedOverAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusalReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"secondName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<AdminOrderQuery, AdminOrderQueryVariables>;
export const OrderSplitPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderSplitPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"later"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaterItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFeeWithRest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderSplitPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"later"},"value":{"kind":"Variable","name":{"kind":"Name","value":"later"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFeeWithRest"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFeeWithRest"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryAmountsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryAmountsFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryAmountsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryAmounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}}]}}]} as unknown as DocumentNode<OrderSplitPreviewQuery, OrderSplitPreviewQueryVariables>;
export const SplitOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SplitOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"later"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaterItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFeeWithRest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"splitOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"later"},"value":{"kind":"Variable","name":{"kind":"Name","value":"later"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFeeWithRest"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFeeWithRest"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedTotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SplitOrderMutation, SplitOrderMutationVariables>;
export const MergeableOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergeableOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeableOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MergeableOrdersQuery, MergeableOrdersQueryVariables>;
export const OrderMergePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderMergePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"into"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderMergePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"into"},"value":{"kind":"Variable","name":{"kind":"Name","value":"into"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"addressOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryAmountsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryAmountsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryAmounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}}]}}]} as unknown as DocumentNode<OrderMergePreviewQuery, OrderMergePreviewQueryVariables>;
export const MergeOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"into"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addressOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"mergeOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"into"},"value":{"kind":"Variable","name":{"kind":"Name","value":"into"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"addressOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addressOf"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedTotal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotal"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MergeOrdersMutation, MergeOrdersMutationVariables>;
export const OrderExchangePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderExchangePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderExchangePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"new"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryAmountsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amountToRefund"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryAmountsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeliveryAmounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}}]}}]} as unknown as DocumentNode<OrderExchangePreviewQuery, OrderExchangePreviewQueryVariables>;
export const ExchangeItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExchangeItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"exchangeItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ExchangeItemsMutation, ExchangeItemsMutationVariables>;
export const UnitsToTakeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnitsToTake"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unitsToTake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UnitsToTakeQuery, UnitsToTakeQueryVariables>;
export const OrdersByIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersByIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderDetails"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shelf"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitsToTake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakenBackItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnseenFee"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"prepayUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCalls"}},{"kind":"Field","name":{"kind":"Name","value":"lastCalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"packedAt"}},{"kind":"Field","name":{"kind":"Name","value":"handedOverAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusalReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"secondName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<OrdersByIdsQuery, OrdersByIdsQueryVariables>;
export const PackableOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackableOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackableOrder"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakenBackItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackableOrder"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"returnedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productToPack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shelf"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"gtin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unitsToTake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]}}]}}]} as unknown as DocumentNode<PackableOrderQuery, PackableOrderQueryVariables>;
export const ScannedOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScannedOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scannedOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ScannedOrdersQuery, ScannedOrdersQueryVariables>;
export const OrdersToPackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdersToPack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"EnumValue","value":"TO_PACK"}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OLDEST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OrdersToPackQuery, OrdersToPackQueryVariables>;
export const SetOrderStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetOrderStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrderStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenBack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakenBackItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"adjustments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnseenFee"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"prepayUntil"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCalls"}},{"kind":"Field","name":{"kind":"Name","value":"lastCalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"shipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"parcelCount"}},{"kind":"Field","name":{"kind":"Name","value":"packedAt"}},{"kind":"Field","name":{"kind":"Name","value":"handedOverAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refusalReason"}},{"kind":"Field","name":{"kind":"Name","value":"lostAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBackAt"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"secondName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}}]}}]}}]} as unknown as DocumentNode<SetOrderStatusMutation, SetOrderStatusMutationVariables>;
export const AddCourierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCourier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CourierInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCourier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddCourierMutation, AddCourierMutationVariables>;
export const AddOrderNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOrderNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrderNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddOrderNoteMutation, AddOrderNoteMutationVariables>;
export const PrepaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Prepayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptUrl"}}]}}]}}]} as unknown as DocumentNode<PrepaymentsQuery, PrepaymentsQueryVariables>;
export const RecordPrepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPrepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"method"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrepaymentMethod"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPrepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"method"},"value":{"kind":"Variable","name":{"kind":"Name","value":"method"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prepaymentId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RecordPrepaymentMutation, RecordPrepaymentMutationVariables>;
export const RecordRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RecordRefundMutation, RecordRefundMutationVariables>;
export const ConfirmOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"confirmOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmOrdersMutation, ConfirmOrdersMutationVariables>;
export const RecordUnansweredCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordUnansweredCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"recordUnansweredCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<RecordUnansweredCallsMutation, RecordUnansweredCallsMutationVariables>;
export const CustomerMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessage"}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentMessageDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentMessageDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}}]}}]} as unknown as DocumentNode<CustomerMessagesQuery, CustomerMessagesQueryVariables>;
export const QueuedOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueuedOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordersByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderAddress"}},{"kind":"Field","name":{"kind":"Name","value":"prepayUntil"}},{"kind":"Field","name":{"kind":"Name","value":"unansweredCalls"}},{"kind":"Field","name":{"kind":"Name","value":"lastCalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}},{"kind":"Field","name":{"kind":"Name","value":"amountDue"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"assignedCourier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}}]}}]} as unknown as DocumentNode<QueuedOrdersQuery, QueuedOrdersQueryVariables>;
export const QueueMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QueueMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentMessageDetails"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"question"},"name":{"kind":"Name","value":"jointMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"CONFIRM"}}]},{"kind":"Field","alias":{"kind":"Name","value":"reminder"},"name":{"kind":"Name","value":"jointMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"REMIND"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentMessageDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}}]}}]} as unknown as DocumentNode<QueueMessagesQuery, QueueMessagesQueryVariables>;
export const RecordSentMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordSentMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerMessageKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSentMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RecordSentMessageMutation, RecordSentMessageMutationVariables>;
export const CancelOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"cancelOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<CancelOrdersMutation, CancelOrdersMutationVariables>;
export const PackOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PackOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parcelCount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"packOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"parcelCount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parcelCount"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<PackOrdersMutation, PackOrdersMutationVariables>;
export const UnpackOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnpackOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"unpackOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<UnpackOrdersMutation, UnpackOrdersMutationVariables>;
export const AssignCourierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignCourier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"assignCourier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<AssignCourierMutation, AssignCourierMutationVariables>;
export const HandOverOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"handOverOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"courierId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierId"}}},{"kind":"Argument","name":{"kind":"Name","value":"trackingNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<HandOverOrdersMutation, HandOverOrdersMutationVariables>;
export const TakeBackOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"takeBackOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<TakeBackOrdersMutation, TakeBackOrdersMutationVariables>;
export const DeliverOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deliverOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<DeliverOrdersMutation, DeliverOrdersMutationVariables>;
export const DeliverOrdersAfterAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverOrdersAfterAll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deliverOrdersAfterAll"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<DeliverOrdersAfterAllMutation, DeliverOrdersAfterAllMutationVariables>;
export const DeliverOrderPartlyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverOrderPartly"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kept"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeptItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"collected"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reported"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EGP"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"deliverOrderPartly"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kept"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kept"}}},{"kind":"Argument","name":{"kind":"Name","value":"collected"},"value":{"kind":"Variable","name":{"kind":"Name","value":"collected"}}},{"kind":"Argument","name":{"kind":"Name","value":"reported"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reported"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<DeliverOrderPartlyMutation, DeliverOrderPartlyMutationVariables>;
export const ReceiveItemsBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceiveItemsBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AwaitedItemInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"receiveItemsBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ReceiveItemsBackMutation, ReceiveItemsBackMutationVariables>;
export const RefuseOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefusalReason"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"refuseOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<RefuseOrdersMutation, RefuseOrdersMutationVariables>;
export const LoseOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoseOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"loseOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<LoseOrdersMutation, LoseOrdersMutationVariables>;
export const ReceiveParcelBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceiveParcelBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"condition"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelCondition"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiveParcelBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"condition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"condition"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<ReceiveParcelBackMutation, ReceiveParcelBackMutationVariables>;
export const ReceiveBackOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceiveBackOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"condition"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelCondition"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"receiveBackOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"condition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"condition"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrdersResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationState"}},{"kind":"Field","name":{"kind":"Name","value":"shipmentState"}},{"kind":"Field","name":{"kind":"Name","value":"paymentState"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrdersResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrdersPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handoverId"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]}}]} as unknown as DocumentNode<ReceiveBackOrdersMutation, ReceiveBackOrdersMutationVariables>;
export const OrderReturnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderReturns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"itemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"returnedQuantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrderReturnsQuery, OrderReturnsQueryVariables>;
export const RecordReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"recordReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RecordReturnMutation, RecordReturnMutationVariables>;
export const AcceptReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"acceptReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<AcceptReturnMutation, AcceptReturnMutationVariables>;
export const DeclineReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"declineReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<DeclineReturnMutation, DeclineReturnMutationVariables>;
export const ReceiveReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceiveReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiveReturnInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"result"},"name":{"kind":"Name","value":"receiveReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Return"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"receivedQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"refund"}},{"kind":"Field","name":{"kind":"Name","value":"refundsDelivery"}},{"kind":"Field","name":{"kind":"Name","value":"refundNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderReturn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<ReceiveReturnMutation, ReceiveReturnMutationVariables>;
export const CustomerRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerRecordFields"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"broughtCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepayOnly"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerNoteFields"}}]}}]}}]} as unknown as DocumentNode<CustomerRecordQuery, CustomerRecordQueryVariables>;
export const AddCustomerNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCustomerNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCustomerNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"note"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AddCustomerNoteMutation, AddCustomerNoteMutationVariables>;
export const RemoveCustomerNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCustomerNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCustomerNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveCustomerNoteMutation, RemoveCustomerNoteMutationVariables>;
export const UpdateCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerRecordFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"broughtCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepayOnly"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerNoteFields"}}]}}]}}]} as unknown as DocumentNode<UpdateCustomerMutation, UpdateCustomerMutationVariables>;
export const PhoneCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhoneCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerRecordFields"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"secondName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"governorate"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"apartment"}},{"kind":"Field","name":{"kind":"Name","value":"landmark"}},{"kind":"Field","name":{"kind":"Name","value":"courierNote"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"broughtCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepayOnly"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerNoteFields"}}]}}]}}]} as unknown as DocumentNode<PhoneCustomerQuery, PhoneCustomerQueryVariables>;
export const PlacePhoneOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlacePhoneOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneOrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placePhoneOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedLine"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedLine"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutOfStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderedLine"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAvailable"}}]}}]}}]} as unknown as DocumentNode<PlacePhoneOrderMutation, PlacePhoneOrderMutationVariables>;
export const SellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commercialRegister"}}]}}]}}]} as unknown as DocumentNode<SellerQuery, SellerQueryVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function usePendingOrdersQuery(options: QueryOptions<PendingOrdersQuery, PendingOrdersQueryVariables> & { variables: PendingOrdersQueryVariables }): Hooks.useQuery.Result<PendingOrdersQuery, PendingOrdersQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(PendingOrdersDocument, options)
}

export function useAdminOrdersQuery(options: QueryOptions<AdminOrdersQuery, AdminOrdersQueryVariables> & { variables: AdminOrdersQueryVariables }): Hooks.useQuery.Result<AdminOrdersQuery, AdminOrdersQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(AdminOrdersDocument, options)
}

export function useAdminOrdersLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<AdminOrdersQuery, AdminOrdersQueryVariables>(AdminOrdersDocument, options)
}

export function useOrderPreviewQuery(options: QueryOptions<OrderPreviewQuery, OrderPreviewQueryVariables> & { variables: OrderPreviewQueryVariables }): Hooks.useQuery.Result<OrderPreviewQuery, OrderPreviewQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderPreviewDocument, options)
}

export function useOrderViewCountsQuery(options: QueryOptions<OrderViewCountsQuery, OrderViewCountsQueryVariables> = {}): Hooks.useQuery.Result<OrderViewCountsQuery, OrderViewCountsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderViewCountsDocument, options)
}

export function useOrderTimelineQuery(options: QueryOptions<OrderTimelineQuery, OrderTimelineQueryVariables> & { variables: OrderTimelineQueryVariables }): Hooks.useQuery.Result<OrderTimelineQuery, OrderTimelineQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderTimelineDocument, options)
}

export function useOrderEditPreviewQuery(options: QueryOptions<OrderEditPreviewQuery, OrderEditPreviewQueryVariables> & { variables: OrderEditPreviewQueryVariables }): Hooks.useQuery.Result<OrderEditPreviewQuery, OrderEditPreviewQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderEditPreviewDocument, options)
}

export function useEditOrderMutation(options?: Hooks.useMutation.Options<EditOrderMutation, EditOrderMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(EditOrderDocument, options ?? {}))
}

export function useMarkCourierToldMutation(options?: Hooks.useMutation.Options<MarkCourierToldMutation, MarkCourierToldMutationVariables>) {
  return Hooks.useMutation(MarkCourierToldDocument, options ?? {})
}

export function useCarrierShipmentQuery(options: QueryOptions<CarrierShipmentQuery, CarrierShipmentQueryVariables> & { variables: CarrierShipmentQueryVariables }): Hooks.useQuery.Result<CarrierShipmentQuery, CarrierShipmentQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CarrierShipmentDocument, options)
}

export function useResolveParcelReportMutation(options?: Hooks.useMutation.Options<ResolveParcelReportMutation, ResolveParcelReportMutationVariables>) {
  return Hooks.useMutation(ResolveParcelReportDocument, options ?? {})
}

export function useRetryCarrierShipmentMutation(options?: Hooks.useMutation.Options<RetryCarrierShipmentMutation, RetryCarrierShipmentMutationVariables>) {
  return Hooks.useMutation(RetryCarrierShipmentDocument, options ?? {})
}

export function useAskCarrierMutation(options?: Hooks.useMutation.Options<AskCarrierMutation, AskCarrierMutationVariables>) {
  return Hooks.useMutation(AskCarrierDocument, options ?? {})
}

export function useFetchCarrierLabelMutation(options?: Hooks.useMutation.Options<FetchCarrierLabelMutation, FetchCarrierLabelMutationVariables>) {
  return Hooks.useMutation(FetchCarrierLabelDocument, options ?? {})
}

export function useCourierFilesQuery(options: QueryOptions<CourierFilesQuery, CourierFilesQueryVariables> = {}): Hooks.useQuery.Result<CourierFilesQuery, CourierFilesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CourierFilesDocument, options)
}

export function useUpdateCourierFilesMutation(options?: Hooks.useMutation.Options<UpdateCourierFilesMutation, UpdateCourierFilesMutationVariables>) {
  return Hooks.useMutation(UpdateCourierFilesDocument, options ?? {})
}

export function useSetTrackingNumbersMutation(options?: Hooks.useMutation.Options<SetTrackingNumbersMutation, SetTrackingNumbersMutationVariables>) {
  return Hooks.useMutation(SetTrackingNumbersDocument, options ?? {})
}

export function useOrderableProductsQuery(options: QueryOptions<OrderableProductsQuery, OrderableProductsQueryVariables> & { variables: OrderableProductsQueryVariables }): Hooks.useQuery.Result<OrderableProductsQuery, OrderableProductsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderableProductsDocument, options)
}

export function useOrderableProductsLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<OrderableProductsQuery, OrderableProductsQueryVariables>(OrderableProductsDocument, options)
}

export function useCouriersQuery(options: QueryOptions<CouriersQuery, CouriersQueryVariables> = {}): Hooks.useQuery.Result<CouriersQuery, CouriersQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CouriersDocument, options)
}

export function useAdminOrderQuery(options: QueryOptions<AdminOrderQuery, AdminOrderQueryVariables> & { variables: AdminOrderQueryVariables }): Hooks.useQuery.Result<AdminOrderQuery, AdminOrderQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(AdminOrderDocument, options)
}

export function useAdminOrderLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<AdminOrderQuery, AdminOrderQueryVariables>(AdminOrderDocument, options)
}

export function useOrderSplitPreviewQuery(options: QueryOptions<OrderSplitPreviewQuery, OrderSplitPreviewQueryVariables> & { variables: OrderSplitPreviewQueryVariables }): Hooks.useQuery.Result<OrderSplitPreviewQuery, OrderSplitPreviewQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderSplitPreviewDocument, options)
}

export function useSplitOrderMutation(options?: Hooks.useMutation.Options<SplitOrderMutation, SplitOrderMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(SplitOrderDocument, options ?? {}))
}

export function useMergeableOrdersQuery(options: QueryOptions<MergeableOrdersQuery, MergeableOrdersQueryVariables> & { variables: MergeableOrdersQueryVariables }): Hooks.useQuery.Result<MergeableOrdersQuery, MergeableOrdersQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(MergeableOrdersDocument, options)
}

export function useOrderMergePreviewQuery(options: QueryOptions<OrderMergePreviewQuery, OrderMergePreviewQueryVariables> & { variables: OrderMergePreviewQueryVariables }): Hooks.useQuery.Result<OrderMergePreviewQuery, OrderMergePreviewQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderMergePreviewDocument, options)
}

export function useMergeOrdersMutation(options?: Hooks.useMutation.Options<MergeOrdersMutation, MergeOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(MergeOrdersDocument, options ?? {}))
}

export function useOrderExchangePreviewQuery(options: QueryOptions<OrderExchangePreviewQuery, OrderExchangePreviewQueryVariables> & { variables: OrderExchangePreviewQueryVariables }): Hooks.useQuery.Result<OrderExchangePreviewQuery, OrderExchangePreviewQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderExchangePreviewDocument, options)
}

export function useExchangeItemsMutation(options?: Hooks.useMutation.Options<ExchangeItemsMutation, ExchangeItemsMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(ExchangeItemsDocument, options ?? {}))
}

export function useUnitsToTakeQuery(options: QueryOptions<UnitsToTakeQuery, UnitsToTakeQueryVariables> & { variables: UnitsToTakeQueryVariables }): Hooks.useQuery.Result<UnitsToTakeQuery, UnitsToTakeQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(UnitsToTakeDocument, options)
}

export function useOrdersByIdsLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<OrdersByIdsQuery, OrdersByIdsQueryVariables>(OrdersByIdsDocument, options)
}

export function usePackableOrderLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<PackableOrderQuery, PackableOrderQueryVariables>(PackableOrderDocument, options)
}

export function useScannedOrdersLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<ScannedOrdersQuery, ScannedOrdersQueryVariables>(ScannedOrdersDocument, options)
}

export function useOrdersToPackQuery(options: QueryOptions<OrdersToPackQuery, OrdersToPackQueryVariables> = {}): Hooks.useQuery.Result<OrdersToPackQuery, OrdersToPackQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrdersToPackDocument, options)
}

export function useSetOrderStatusMutation(options?: Hooks.useMutation.Options<SetOrderStatusMutation, SetOrderStatusMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(SetOrderStatusDocument, options ?? {}))
}

export function useAddCourierMutation(options?: Hooks.useMutation.Options<AddCourierMutation, AddCourierMutationVariables>) {
  return Hooks.useMutation(AddCourierDocument, options ?? {})
}

export function useAddOrderNoteMutation(options?: Hooks.useMutation.Options<AddOrderNoteMutation, AddOrderNoteMutationVariables>) {
  return Hooks.useMutation(AddOrderNoteDocument, options ?? {})
}

export function usePrepaymentsQuery(options: QueryOptions<PrepaymentsQuery, PrepaymentsQueryVariables> & { variables: PrepaymentsQueryVariables }): Hooks.useQuery.Result<PrepaymentsQuery, PrepaymentsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(PrepaymentsDocument, options)
}

export function useRecordPrepaymentMutation(options?: Hooks.useMutation.Options<RecordPrepaymentMutation, RecordPrepaymentMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(RecordPrepaymentDocument, options ?? {}))
}

export function useRecordRefundMutation(options?: Hooks.useMutation.Options<RecordRefundMutation, RecordRefundMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(RecordRefundDocument, options ?? {}))
}

export function useConfirmOrdersMutation(options?: Hooks.useMutation.Options<ConfirmOrdersMutation, ConfirmOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(ConfirmOrdersDocument, options ?? {}))
}

export function useRecordUnansweredCallsMutation(options?: Hooks.useMutation.Options<RecordUnansweredCallsMutation, RecordUnansweredCallsMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(RecordUnansweredCallsDocument, options ?? {}))
}

export function useCustomerMessagesQuery(options: QueryOptions<CustomerMessagesQuery, CustomerMessagesQueryVariables> & { variables: CustomerMessagesQueryVariables }): Hooks.useQuery.Result<CustomerMessagesQuery, CustomerMessagesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CustomerMessagesDocument, options)
}

export function useQueuedOrdersQuery(options: QueryOptions<QueuedOrdersQuery, QueuedOrdersQueryVariables> & { variables: QueuedOrdersQueryVariables }): Hooks.useQuery.Result<QueuedOrdersQuery, QueuedOrdersQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(QueuedOrdersDocument, options)
}

export function useQueueMessagesQuery(options: QueryOptions<QueueMessagesQuery, QueueMessagesQueryVariables> & { variables: QueueMessagesQueryVariables }): Hooks.useQuery.Result<QueueMessagesQuery, QueueMessagesQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(QueueMessagesDocument, options)
}

export function useRecordSentMessageMutation(options?: Hooks.useMutation.Options<RecordSentMessageMutation, RecordSentMessageMutationVariables>) {
  return Hooks.useMutation(RecordSentMessageDocument, options ?? {})
}

export function useCancelOrdersMutation(options?: Hooks.useMutation.Options<CancelOrdersMutation, CancelOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(CancelOrdersDocument, options ?? {}))
}

export function usePackOrdersMutation(options?: Hooks.useMutation.Options<PackOrdersMutation, PackOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(PackOrdersDocument, options ?? {}))
}

export function useUnpackOrdersMutation(options?: Hooks.useMutation.Options<UnpackOrdersMutation, UnpackOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(UnpackOrdersDocument, options ?? {}))
}

export function useAssignCourierMutation(options?: Hooks.useMutation.Options<AssignCourierMutation, AssignCourierMutationVariables>) {
  return Hooks.useMutation(AssignCourierDocument, options ?? {})
}

export function useHandOverOrdersMutation(options?: Hooks.useMutation.Options<HandOverOrdersMutation, HandOverOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(HandOverOrdersDocument, options ?? {}))
}

export function useTakeBackOrdersMutation(options?: Hooks.useMutation.Options<TakeBackOrdersMutation, TakeBackOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(TakeBackOrdersDocument, options ?? {}))
}

export function useDeliverOrdersMutation(options?: Hooks.useMutation.Options<DeliverOrdersMutation, DeliverOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(DeliverOrdersDocument, options ?? {}))
}

export function useDeliverOrdersAfterAllMutation(options?: Hooks.useMutation.Options<DeliverOrdersAfterAllMutation, DeliverOrdersAfterAllMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(DeliverOrdersAfterAllDocument, options ?? {}))
}

export function useDeliverOrderPartlyMutation(options?: Hooks.useMutation.Options<DeliverOrderPartlyMutation, DeliverOrderPartlyMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(DeliverOrderPartlyDocument, options ?? {}))
}

export function useReceiveItemsBackMutation(options?: Hooks.useMutation.Options<ReceiveItemsBackMutation, ReceiveItemsBackMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(ReceiveItemsBackDocument, options ?? {}))
}

export function useRefuseOrdersMutation(options?: Hooks.useMutation.Options<RefuseOrdersMutation, RefuseOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(RefuseOrdersDocument, options ?? {}))
}

export function useLoseOrdersMutation(options?: Hooks.useMutation.Options<LoseOrdersMutation, LoseOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(LoseOrdersDocument, options ?? {}))
}

export function useReceiveParcelBackMutation(options?: Hooks.useMutation.Options<ReceiveParcelBackMutation, ReceiveParcelBackMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(ReceiveParcelBackDocument, options ?? {}))
}

export function useReceiveBackOrdersMutation(options?: Hooks.useMutation.Options<ReceiveBackOrdersMutation, ReceiveBackOrdersMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(ReceiveBackOrdersDocument, options ?? {}))
}

export function useOrderReturnsQuery(options: QueryOptions<OrderReturnsQuery, OrderReturnsQueryVariables> & { variables: OrderReturnsQueryVariables }): Hooks.useQuery.Result<OrderReturnsQuery, OrderReturnsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(OrderReturnsDocument, options)
}

export function useRecordReturnMutation(options?: Hooks.useMutation.Options<RecordReturnMutation, RecordReturnMutationVariables>) {
  return Hooks.useMutation(RecordReturnDocument, options ?? {})
}

export function useAcceptReturnMutation(options?: Hooks.useMutation.Options<AcceptReturnMutation, AcceptReturnMutationVariables>) {
  return Hooks.useMutation(AcceptReturnDocument, options ?? {})
}

export function useDeclineReturnMutation(options?: Hooks.useMutation.Options<DeclineReturnMutation, DeclineReturnMutationVariables>) {
  return Hooks.useMutation(DeclineReturnDocument, options ?? {})
}

export function useReceiveReturnMutation(options?: Hooks.useMutation.Options<ReceiveReturnMutation, ReceiveReturnMutationVariables>) {
  return useIdempotencyKeys(Hooks.useMutation(ReceiveReturnDocument, options ?? {}))
}

export function useCustomerRecordQuery(options: QueryOptions<CustomerRecordQuery, CustomerRecordQueryVariables> & { variables: CustomerRecordQueryVariables }): Hooks.useQuery.Result<CustomerRecordQuery, CustomerRecordQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(CustomerRecordDocument, options)
}

export function useAddCustomerNoteMutation(options?: Hooks.useMutation.Options<AddCustomerNoteMutation, AddCustomerNoteMutationVariables>) {
  return Hooks.useMutation(AddCustomerNoteDocument, options ?? {})
}

export function useRemoveCustomerNoteMutation(options?: Hooks.useMutation.Options<RemoveCustomerNoteMutation, RemoveCustomerNoteMutationVariables>) {
  return Hooks.useMutation(RemoveCustomerNoteDocument, options ?? {})
}

export function useUpdateCustomerMutation(options?: Hooks.useMutation.Options<UpdateCustomerMutation, UpdateCustomerMutationVariables>) {
  return Hooks.useMutation(UpdateCustomerDocument, options ?? {})
}

export function usePhoneCustomerLazyQuery(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<PhoneCustomerQuery, PhoneCustomerQueryVariables>(PhoneCustomerDocument, options)
}

export function usePlacePhoneOrderMutation(options?: Hooks.useMutation.Options<PlacePhoneOrderMutation, PlacePhoneOrderMutationVariables>) {
  return Hooks.useMutation(PlacePhoneOrderDocument, options ?? {})
}

export function useSellerQuery(options: QueryOptions<SellerQuery, SellerQueryVariables> = {}): Hooks.useQuery.Result<SellerQuery, SellerQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(SellerDocument, options)
}