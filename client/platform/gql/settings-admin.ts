/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client'
import * as Hooks from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A setting. */
export type SettingName =
  /** The description of the shop. */
  | 'ABOUT'
  /** The description of the shop in Arabic. */
  | 'ABOUT_AR'
  /** The colour of buttons and links, such as `#0f5c5c`; null: that of the shop. */
  | 'ACCENT_COLOR'
  /** The address of the shop. */
  | 'ADDRESS'
  /** The address of the shop in Arabic. */
  | 'ADDRESS_AR'
  /** The commercial registration number. */
  | 'COMMERCIAL_REGISTER'
  /** The WhatsApp message that asks customers to confirm an order; null: the text of the shop. */
  | 'CONFIRM_MESSAGE'
  /** The same in Arabic. */
  | 'CONFIRM_MESSAGE_AR'
  /** The days of the week without deliveries, such as `FRI`; null: Friday, an empty list: none. */
  | 'DAYS_OFF'
  /** The WhatsApp message with which drivers get their link; null: the text of the shop. */
  | 'DRIVER_MESSAGE_AR'
  /** The email address of the shop. */
  | 'EMAIL'
  /** Holidays without deliveries: the first day, the last one and the name, such as `2026-03-20 2026-03-22 Eid al-Fitr`. */
  | 'HOLIDAYS'
  /** When the shop is open. */
  | 'HOURS'
  /** When the shop is open, in Arabic. */
  | 'HOURS_AR'
  /** Whether visitors may order without an email address; null: no. */
  | 'IS_EMAIL_OPTIONAL'
  /** The picture that is the logo; null: the drawing of the shop. */
  | 'LOGO_URL'
  /** The stock at which products without a threshold of their own are low; null: 5. */
  | 'LOW_STOCK'
  /** The recipients of mails about new and cancelled orders; null for the owner. */
  | 'ORDER_RECIPIENTS'
  /** The phone number of the shop. */
  | 'PHONE'
  /** The WhatsApp message that reminds them; null: the text of the shop. */
  | 'REMINDER_MESSAGE'
  /** The same in Arabic. */
  | 'REMINDER_MESSAGE_AR'
  /** The recipients of mails about requested returns; null for the owner. */
  | 'RETURN_RECIPIENTS'
  /** The legal address of the seller. */
  | 'SELLER_ADDRESS'
  /** The legal address of the seller in Arabic. */
  | 'SELLER_ADDRESS_AR'
  /** The legal name of the seller. */
  | 'SELLER_NAME'
  /** The legal name of the seller in Arabic. */
  | 'SELLER_NAME_AR'
  /** The name of the shop. */
  | 'SHOP_NAME'
  /** The name of the shop in Arabic. */
  | 'SHOP_NAME_AR'
  /** The highest amount of such a line in EGP, unless it is due; null: 20,000. */
  | 'STATEMENT_MAX_AMOUNT'
  /** The highest fee of such a line in EGP; null: 500. */
  | 'STATEMENT_MAX_FEE'
  /** How many times what is due a line of a courier's statement may have without a confirmation; null: 2. */
  | 'STATEMENT_MAX_TIMES'
  /** The recipients of mails about products that are sold out; null for the owner. */
  | 'STOCK_RECIPIENTS'
  /** The tax registration number. */
  | 'TAX_NUMBER'
  /** The number for WhatsApp: digits with the country code, as in `wa.me` links. */
  | 'WHATS_APP_NUMBER';

/** The settings to change: those that are left out stay as they are, null is not set. */
export type SettingsInput = {
  /** The description of the shop. */
  about?: string | null | undefined;
  /** The description of the shop in Arabic. */
  aboutAr?: string | null | undefined;
  /** The colour of buttons and links, such as `#0f5c5c`; null: that of the shop. */
  accentColor?: string | null | undefined;
  /** The address of the shop. */
  address?: string | null | undefined;
  /** The address of the shop in Arabic. */
  addressAr?: string | null | undefined;
  /** The commercial registration number. */
  commercialRegister?: string | null | undefined;
  /** The WhatsApp message that asks customers to confirm an order; null: the text of the shop. */
  confirmMessage?: string | null | undefined;
  /** The same in Arabic. */
  confirmMessageAr?: string | null | undefined;
  /** The days of the week without deliveries, such as `FRI`; null: Friday, an empty list: none. */
  daysOff?: Array<string> | null | undefined;
  /** The WhatsApp message with which drivers get their link; null: the text of the shop. */
  driverMessageAr?: string | null | undefined;
  /** The email address of the shop. */
  email?: string | null | undefined;
  /** Holidays without deliveries: the first day, the last one and the name, such as `2026-03-20 2026-03-22 Eid al-Fitr`. */
  holidays?: Array<string> | null | undefined;
  /** When the shop is open. */
  hours?: string | null | undefined;
  /** When the shop is open, in Arabic. */
  hoursAr?: string | null | undefined;
  /** Whether visitors may order without an email address; null: no. */
  isEmailOptional?: boolean | null | undefined;
  /** The picture that is the logo; null: the drawing of the shop. */
  logoUrl?: string | null | undefined;
  /** The stock at which products without a threshold of their own are low; null: 5. */
  lowStock?: number | null | undefined;
  /** The recipients of mails about new and cancelled orders; null for the owner. */
  orderRecipients?: Array<string> | null | undefined;
  /** The phone number of the shop. */
  phone?: string | null | undefined;
  /** The WhatsApp message that reminds them; null: the text of the shop. */
  reminderMessage?: string | null | undefined;
  /** The same in Arabic. */
  reminderMessageAr?: string | null | undefined;
  /** The recipients of mails about requested returns; null for the owner. */
  returnRecipients?: Array<string> | null | undefined;
  /** The legal address of the seller. */
  sellerAddress?: string | null | undefined;
  /** The legal address of the seller in Arabic. */
  sellerAddressAr?: string | null | undefined;
  /** The legal name of the seller. */
  sellerName?: string | null | undefined;
  /** The legal name of the seller in Arabic. */
  sellerNameAr?: string | null | undefined;
  /** The name of the shop. */
  shopName?: string | null | undefined;
  /** The name of the shop in Arabic. */
  shopNameAr?: string | null | undefined;
  /** The highest amount of such a line in EGP, unless it is due; null: 20,000. */
  statementMaxAmount?: number | null | undefined;
  /** The highest fee of such a line in EGP; null: 500. */
  statementMaxFee?: number | null | undefined;
  /** How many times what is due a line of a courier's statement may have without a confirmation; null: 2. */
  statementMaxTimes?: number | null | undefined;
  /** The recipients of mails about products that are sold out; null for the owner. */
  stockRecipients?: Array<string> | null | undefined;
  /** The tax registration number. */
  taxNumber?: string | null | undefined;
  /** The number for WhatsApp: digits with the country code, as in `wa.me` links. */
  whatsAppNumber?: string | null | undefined;
};

export type SettingsDetailsFragment = { version: number, values: { shopName: string | null, shopNameAr: string | null, about: string | null, aboutAr: string | null, phone: string | null, whatsAppNumber: string | null, email: string | null, address: string | null, addressAr: string | null, hours: string | null, hoursAr: string | null, daysOff: Array<string> | null, holidays: Array<string> | null, isEmailOptional: boolean | null, lowStock: number | null, statementMaxTimes: number | null, statementMaxAmount: number | null, statementMaxFee: number | null, confirmMessage: string | null, confirmMessageAr: string | null, reminderMessage: string | null, reminderMessageAr: string | null, driverMessageAr: string | null, sellerName: string | null, sellerNameAr: string | null, sellerAddress: string | null, sellerAddressAr: string | null, taxNumber: string | null, commercialRegister: string | null, orderRecipients: Array<string> | null, stockRecipients: Array<string> | null, returnRecipients: Array<string> | null, logoUrl: string | null, accentColor: string | null } };

export type AdminSettingsQueryVariables = Exact<{
  changes: number;
}>;


export type AdminSettingsQuery = { settings: { version: number, changes: Array<{ version: number, happenedAt: string, changedBy: string | null, differences: Array<{ name: SettingName, before: string | null, after: string | null }> }>, values: { shopName: string | null, shopNameAr: string | null, about: string | null, aboutAr: string | null, phone: string | null, whatsAppNumber: string | null, email: string | null, address: string | null, addressAr: string | null, hours: string | null, hoursAr: string | null, daysOff: Array<string> | null, holidays: Array<string> | null, isEmailOptional: boolean | null, lowStock: number | null, statementMaxTimes: number | null, statementMaxAmount: number | null, statementMaxFee: number | null, confirmMessage: string | null, confirmMessageAr: string | null, reminderMessage: string | null, reminderMessageAr: string | null, driverMessageAr: string | null, sellerName: string | null, sellerNameAr: string | null, sellerAddress: string | null, sellerAddressAr: string | null, taxNumber: string | null, commercialRegister: string | null, orderRecipients: Array<string> | null, stockRecipients: Array<string> | null, returnRecipients: Array<string> | null, logoUrl: string | null, accentColor: string | null } }, messageTemplates: Array<{ setting: SettingName, defaultText: string, placeholders: Array<{ name: string, sample: string }> }>, shop: { shopName: string, about: string, logoUrl: string | null, accentColor: string | null, phone: string | null, email: string | null, contactAddress: string | null, hours: string | null, whatsAppNumber: string | null } };

export type UpdateSettingsMutationVariables = Exact<{
  input: SettingsInput;
  version: number;
}>;


export type UpdateSettingsMutation = { updateSettings: { settings: { version: number, values: { shopName: string | null, shopNameAr: string | null, about: string | null, aboutAr: string | null, phone: string | null, whatsAppNumber: string | null, email: string | null, address: string | null, addressAr: string | null, hours: string | null, hoursAr: string | null, daysOff: Array<string> | null, holidays: Array<string> | null, isEmailOptional: boolean | null, lowStock: number | null, statementMaxTimes: number | null, statementMaxAmount: number | null, statementMaxFee: number | null, confirmMessage: string | null, confirmMessageAr: string | null, reminderMessage: string | null, reminderMessageAr: string | null, driverMessageAr: string | null, sellerName: string | null, sellerNameAr: string | null, sellerAddress: string | null, sellerAddressAr: string | null, taxNumber: string | null, commercialRegister: string | null, orderRecipients: Array<string> | null, stockRecipients: Array<string> | null, returnRecipients: Array<string> | null, logoUrl: string | null, accentColor: string | null } } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export type RevertSettingsMutationVariables = Exact<{
  version: number;
}>;


export type RevertSettingsMutation = { revertSettings: { settings: { version: number, values: { shopName: string | null, shopNameAr: string | null, about: string | null, aboutAr: string | null, phone: string | null, whatsAppNumber: string | null, email: string | null, address: string | null, addressAr: string | null, hours: string | null, hoursAr: string | null, daysOff: Array<string> | null, holidays: Array<string> | null, isEmailOptional: boolean | null, lowStock: number | null, statementMaxTimes: number | null, statementMaxAmount: number | null, statementMaxFee: number | null, confirmMessage: string | null, confirmMessageAr: string | null, reminderMessage: string | null, reminderMessageAr: string | null, driverMessageAr: string | null, sellerName: string | null, sellerNameAr: string | null, sellerAddress: string | null, sellerAddressAr: string | null, taxNumber: string | null, commercialRegister: string | null, orderRecipients: Array<string> | null, stockRecipients: Array<string> | null, returnRecipients: Array<string> | null, logoUrl: string | null, accentColor: string | null } } | null, userErrors: Array<
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
      | { code: ErrorCode, message: string, field: string | null }
    > } };

export const SettingsDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"aboutAr"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressAr"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"hoursAr"}},{"kind":"Field","name":{"kind":"Name","value":"daysOff"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailOptional"}},{"kind":"Field","name":{"kind":"Name","value":"lowStock"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxTimes"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxFee"}},{"kind":"Field","name":{"kind":"Name","value":"confirmMessage"}},{"kind":"Field","name":{"kind":"Name","value":"confirmMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessage"}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"driverMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddressAr"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commercialRegister"}},{"kind":"Field","name":{"kind":"Name","value":"orderRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"stockRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"returnRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}}]}}]}}]} as unknown as DocumentNode<SettingsDetailsFragment, unknown>;
export const AdminSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsDetails"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setting"}},{"kind":"Field","name":{"kind":"Name","value":"defaultText"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contactAddress"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"aboutAr"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressAr"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"hoursAr"}},{"kind":"Field","name":{"kind":"Name","value":"daysOff"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailOptional"}},{"kind":"Field","name":{"kind":"Name","value":"lowStock"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxTimes"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxFee"}},{"kind":"Field","name":{"kind":"Name","value":"confirmMessage"}},{"kind":"Field","name":{"kind":"Name","value":"confirmMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessage"}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"driverMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddressAr"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commercialRegister"}},{"kind":"Field","name":{"kind":"Name","value":"orderRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"stockRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"returnRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}}]}}]}}]} as unknown as DocumentNode<AdminSettingsQuery, AdminSettingsQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"aboutAr"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressAr"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"hoursAr"}},{"kind":"Field","name":{"kind":"Name","value":"daysOff"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailOptional"}},{"kind":"Field","name":{"kind":"Name","value":"lowStock"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxTimes"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxFee"}},{"kind":"Field","name":{"kind":"Name","value":"confirmMessage"}},{"kind":"Field","name":{"kind":"Name","value":"confirmMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessage"}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"driverMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddressAr"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commercialRegister"}},{"kind":"Field","name":{"kind":"Name","value":"orderRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"stockRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"returnRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}}]}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;
export const RevertSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevertSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingsDetails"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"aboutAr"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressAr"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"hoursAr"}},{"kind":"Field","name":{"kind":"Name","value":"daysOff"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailOptional"}},{"kind":"Field","name":{"kind":"Name","value":"lowStock"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxTimes"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"statementMaxFee"}},{"kind":"Field","name":{"kind":"Name","value":"confirmMessage"}},{"kind":"Field","name":{"kind":"Name","value":"confirmMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessage"}},{"kind":"Field","name":{"kind":"Name","value":"reminderMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"driverMessageAr"}},{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"sellerNameAr"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sellerAddressAr"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"commercialRegister"}},{"kind":"Field","name":{"kind":"Name","value":"orderRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"stockRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"returnRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}}]}}]}}]} as unknown as DocumentNode<RevertSettingsMutation, RevertSettingsMutationVariables>;
type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>

export function useAdminSettingsQuery(options: QueryOptions<AdminSettingsQuery, AdminSettingsQueryVariables> & { variables: AdminSettingsQueryVariables }): Hooks.useQuery.Result<AdminSettingsQuery, AdminSettingsQueryVariables, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(AdminSettingsDocument, options)
}

export function useUpdateSettingsMutation(options?: Hooks.useMutation.Options<UpdateSettingsMutation, UpdateSettingsMutationVariables>) {
  return Hooks.useMutation(UpdateSettingsDocument, options ?? {})
}

export function useRevertSettingsMutation(options?: Hooks.useMutation.Options<RevertSettingsMutation, RevertSettingsMutationVariables>) {
  return Hooks.useMutation(RevertSettingsDocument, options ?? {})
}