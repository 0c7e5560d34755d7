/**
 * Groups of modules that pages load together, as one chunk instead of dozens. A group also takes what its
 * modules import, unless an earlier one has it: what the home page needs must be in the first.
 */
export const CHUNKS = [
  {
    // What nearly every shop page uses. The two queries share most of their text and compress well together.
    name: 'shop-parts',
    test: /@messageformat\/runtime|make-plural|domain\/validation\/url|client\/(?:gql\/(?:home|search)|ui\/(?:skeleton|stock-note|breadcrumb|load-failed)|lib\/(?:notify|suspense-resource|use-hydrated)|texts\/load-texts|page\/(?:page-head|structured-data)|session\/session-end|api\/(?:use-next-page|use-page-query)|products\/(?:product-grid|product-card))\.tsx?$/,
  },
  {
    // Also on pages without validation, such as lists with filters and products.
    name: 'field-parts',
    test: /domain\/validation\/read-number\.ts$|client\/forms\/(?:field|labelled|submit-button)\.tsx$/,
  },
  {
    // Where an order goes and what that costs: on products, in the cart, checkout and profile.
    name: 'delivery-parts',
    test: /domain\/(?:delivery\/(?:delivery|governorates)|discounts\/discounts)\.ts$|client\/delivery\/(?:area-select|delivery-details|use-delivery-texts)\.tsx?$/,
  },
  {
    // Apollo Client, and what every page that loads it needs besides.
    name: 'apollo-parts',
    test: /node_modules\/(?:@apollo\/client|@wry|graphql|optimism|rxjs)\/|client\/(?:accounts\/locale\/account-locale|app\/apollo-layout|cart\/use-add-waiting-items|gql\/(?:accounts-locale|cart)|session\/cart-channel|api\/(?:apollo|check-response|connection-policy|lazy-apollo-provider|refetch-silently|request-failure))\.tsx?$/,
  },
  {
    // What nearly every form needs.
    name: 'form-parts',
    test: /node_modules\/(?:@hookform|react-hook-form|zod)\/|domain\/validation\/(?:email|number\.schema|text\.schema|zod)\.ts$|client\/(?:forms\/(?:form-errors|form-alert)|routing\/use-navigate-away)\.tsx?$/,
  },
  {
    // What the pages to sign in, to sign up and to choose a new password share.
    name: 'account-parts',
    test: /domain\/accounts\/accounts\.schema\.ts$|client\/(?:gql\/accounts|accounts\/(?:account-card|password-field|use-account-schemas|use-login|use-start-session))\.tsx?$/,
  },
]
