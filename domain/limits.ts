/** The shop's limits, used by both sides (docs/specification.md, sections 5 and 9). */

export const MAX_NAME_LENGTH = 200
export const MAX_URL_LENGTH = 2000
/** Pictures of a product, in addition to the first one. */
export const MAX_MORE_PICTURES = 7
export const MAX_FAMILY_LENGTH = 60
/** Sizes shown for one product. */
export const MAX_SIZES = 50
/** What a size adds to the name of its product, such as “1.5 kg”. */
export const MAX_SIZE_LABEL_LENGTH = 40
/** Each text of a product, in one language. */
export const MAX_PRODUCT_TEXT_LENGTH = 5_000
/** Search engines show less; pages of imported shops may have more. */
export const MAX_SEO_TITLE_LENGTH = 200
export const MAX_SEO_DESCRIPTION_LENGTH = 500
export const MAX_FACTS = 8
/** Of the size chart of a product: without its headings. */
export const MAX_SIZE_CHART_ROWS = 20
export const MAX_SIZE_CHART_COLUMNS = 6
export const MAX_SIZE_CHART_CELL_LENGTH = 40
/** Screen readers read the description of a picture out in one go. */
export const MAX_PICTURE_TEXT_LENGTH = 200
export const MAX_FACT_LENGTH = 120
export const MAX_ATTRIBUTE_LENGTH = 60
/** In grams, millilitres or pieces. */
export const MAX_NET_AMOUNT = 1_000_000

/** A page of the shop, such as the one about returns, in one language. */
export const MAX_HELP_TITLE_LENGTH = 80
export const MAX_HELP_BODY_LENGTH = 20_000

/** A holiday with its days. */
export const MAX_HOLIDAY_LENGTH = 100

/** The owner's content of the home page: the texts of heroes and offers, and how many there are. */
export const MAX_HERO_TITLE_LENGTH = 60
export const MAX_HERO_TEXT_LENGTH = 200
export const MAX_HERO_BUTTON_LENGTH = 30
export const MAX_HEROES = 4
export const MAX_HOME_BANNERS = 6

/** An uploaded picture: the file, and the decoded image. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** “50 megapixel” phone cameras take photos of 8,192 x 6,144 pixels. */
export const MAX_PICTURE_MEGAPIXELS = 51
/** HEIC takes more memory to decode. Current iPhones take photos of 5,712 x 4,284 pixels. */
export const MAX_HEIC_MEGAPIXELS = 26

/** A review, and the owner's answer. */
export const MAX_REVIEW_LENGTH = 2_000
export const MAX_ANSWER_LENGTH = 1_000

/** A question about a product, and how many answered ones its page shows. */
export const MAX_QUESTION_LENGTH = 500
export const MAX_SHOWN_QUESTIONS = 20

/** What shoppers searched for in vain: the most frequent are kept. */
export const MAX_MISSED_SEARCHES = 1000

/** Internal fields of a product, which shoppers never see. */
export const MAX_SHELF_LENGTH = 20
export const MAX_SKU_LENGTH = 64
export const MAX_SUPPLIER_LENGTH = 100
export const MAX_LOW_STOCK_THRESHOLD = 100_000

export const MAX_STOCK = 1_000_000
/** At this stock or below, shoppers see how many are left; and the owner, unless the settings or the product say otherwise. */
export const LOW_STOCK = 5

/** A product import. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_ROWS = 50_000
/** Problems of an import that are listed; all are counted. */
export const MAX_IMPORT_PROBLEMS = 1000
/** Products that a dry run lists with their old and new values, and the characters shown of each value. */
export const MAX_IMPORT_CHANGES = 200
export const MAX_CHANGED_VALUE_LENGTH = 200
/** Columns of a file of another shop, and kinds of such files whose columns are remembered. */
export const MAX_IMPORT_COLUMNS = 300
export const MAX_IMPORT_MAPPINGS = 100
/** Unpacked size of a spreadsheet: a small file can be a decompression bomb. */
export const MAX_UNPACKED_IMPORT_BYTES = 100 * 1024 * 1024
/** Cells of a file that exist, and the columns in which they are read. */
export const MAX_FILE_CELLS = 2_000_000
export const MAX_FILE_COLUMNS = 1_000

export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 999
/** Different products in one cart or order. */
export const MAX_LINES = 200

export const MAX_ADDRESS_LENGTH = 300
export const MAX_CITY_LENGTH = 100
/** Fields of an address. The texts composed from them stay within the two limits above. */
export const MAX_AREA_LENGTH = 80
export const MAX_STREET_LENGTH = 150
export const MAX_UNIT_LENGTH = 20
export const MAX_LANDMARK_LENGTH = 80
export const MAX_COURIER_NOTE_LENGTH = 300
export const MAX_CANCEL_REASON_LENGTH = 300
/** Those who are no longer active included: their parcels and settlements name them. */
export const MAX_COURIERS = 200
export const MAX_COURIER_NAME_LENGTH = 60
export const MAX_TRACKING_NUMBER_LENGTH = 60
export const MAX_ORDER_NOTE_LENGTH = 500
export const MAX_CUSTOMER_NOTE_LENGTH = 500
/** Why a customer is blocked, or has to pay in advance. */
export const MAX_CUSTOMER_REASON_LENGTH = 200
/** Of a lowered amount; it stands where totals are listed. */
export const MAX_AMOUNT_REASON_LENGTH = 100
/** Parcels that one order fills. */
export const MAX_PARCELS = 9
/** After which an order that is not confirmed is late: 30 days. */
export const MAX_LATE_AFTER_HOURS = 720
/** Orders that one request changes. */
export const MAX_ORDERS_AT_ONCE = 200
/** Orders that are read at once with all that is printed of them: what the limit for the cost of a query allows. */
export const ORDERS_PER_QUERY = 20
/** Lines of a courier's statement. */
export const MAX_SETTLEMENT_LINES = 2_000
export const MAX_STATEMENT_LABEL_LENGTH = 300
export const MAX_SETTLEMENT_REASON_LENGTH = 300
export const MAX_EXPENSE_NOTE_LENGTH = 300
export const MAX_FILE_NAME_LENGTH = 200
/** The words of a courier's files for the states of parcels. */
export const MAX_STATUS_WORDS = 100
export const MAX_COLUMN_NAME_LENGTH = 200
/** Saved addresses of one account. */
export const MAX_SAVED_ADDRESSES = 10
/** Favourites of one account. */
export const MAX_FAVOURITES = 200
/** Pets of one account. */
export const MAX_PETS = 20
export const MAX_PET_NAME_LENGTH = 40
export const MIN_PET_KG = 0.1
export const MAX_PET_KG = 120
export const MAX_PHONE_LENGTH = 20
export const MAX_IDEMPOTENCY_KEY_LENGTH = 200

/** A delivery rate. */
export const MAX_DELIVERY_DAYS = 60
export const MAX_DELIVERY_NOTE_LENGTH = 200

/** Discount codes, and the uses of each. */
export const MAX_DISCOUNT_CODES = 1000
/** As entered; a longer text cannot be a code. */
export const MAX_DISCOUNT_CODE_LENGTH = 100
export const MAX_DISCOUNT_USES = 1_000_000

export const MOBILE_DIGITS = 10
export const MAX_PERSON_NAME_LENGTH = 100
/** A first and a second name. */
export const MAX_RECIPIENT_NAME_LENGTH = 2 * MAX_PERSON_NAME_LENGTH + 1
export const MAX_EMAIL_LENGTH = 254
export const MIN_LOGIN_PASSWORD_LENGTH = 3
export const MIN_SIGNUP_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 30

export const PAGE_SIZE = 24
export const MAX_PAGE_SIZE = 100
/** Lists without a size of their own. */
export const LIST_PAGE_SIZE = 25
export const ORDERS_PAGE_SIZE = 25
/** The admin's table of orders. */
export const ORDER_TABLE_PAGE_SIZE = 60
/** Reviews on a product page, and those that are loaded after them. */
export const REVIEWS_PAGE_SIZE = 5
export const REVIEWS_FURTHER_PAGE_SIZE = 20
/** The admin's list of reviews. */
export const ADMIN_REVIEWS_PAGE_SIZE = 25
/** The admin's product table. */
export const PRODUCT_TABLE_PAGE_SIZE = 50
/** Products that one request changes, and those that can be selected for it together. */
export const MAX_PRODUCTS_AT_ONCE = 200
export const MAX_PRODUCTS_PER_PREVIEW = 1_000
/** How much prices can rise at once, in per cent. */
export const MAX_PRICE_PERCENT = 1_000
/** How long a change of several products can be undone. */
export const PRODUCT_CHANGE_UNDO_HOURS = 24
export const PRODUCT_CHANGES_SHOWN = 20
/** Brands that the product table can be filtered by. */
export const MAX_BRANDS_SHOWN = 1_000
export const SLIDER_SIZE = 10
/** "New Arrivals" are products 21 to 30. */
export const NEW_ARRIVALS_OFFSET = 20
export const RELATED_PRODUCTS = 5
/** In place of a product that is sold out: beside it, and in the row below. */
export const ALTERNATIVES_BESIDE = 3
export const MAX_ALTERNATIVES = ALTERNATIVES_BESIDE + RELATED_PRODUCTS
/** Products that can be requested by their ids at once, and that the browser of a visitor keeps in a cart. */
export const MAX_PRODUCT_IDS = 50
/** Products in place of a brand that the shop does not have. */
export const FOUND_ALTERNATIVES = 8
/** Viewed products that a browser remembers. */
export const RECENTLY_VIEWED = 10
export const BEST_SELLERS = 10
export const SUGGESTIONS = 6
/** Categories and brands that an empty search field suggests, and searches that a browser remembers. */
export const POPULAR_SEARCHES = 6
export const RECENT_SEARCHES = 6
/** Best-selling products that a search shows that has found nothing. */
export const POPULAR_PRODUCTS = 8
/** Products that are suggested for an order that staff write. */
export const ORDERABLE_PRODUCTS = 8
/** Values of one filter attribute: chosen, and offered. */
export const MAX_FILTER_CHOICES = 50
export const MAX_FACET_VALUES = 100
export const MAX_QUERY_LENGTH = 100
export const MAX_QUERY_WORDS = 8
/** A group of search terms, and the number of groups that the owner can add. */
export const MAX_TERMS = 20
export const MAX_TERM_LENGTH = 60
export const MAX_SEARCH_TERMS = 500

/** Collections that the owner puts together, and their fields. */
export const MAX_COLLECTIONS = 100
export const MAX_COLLECTION_TITLE_LENGTH = 60
export const MAX_COLLECTION_SLUG_LENGTH = 60
export const MAX_COLLECTION_TEXT_LENGTH = 500
export const MAX_COLLECTION_POSITION = 1000

export const TOAST_MILLISECONDS = 3000
/** A toast that offers something, such as to undo, stays long enough to reach it. */
export const OFFER_MILLISECONDS = 10_000
export const AUTOPLAY_MILLISECONDS = 3000
export const SLIDE_ANIMATION_MILLISECONDS = 500

export const TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60

/** Active keys: revoked ones do not count. */
export const MAX_API_KEYS = 50
/** The owner, the staff and those who were invited. */
export const MAX_STAFF = 50
export const MAX_API_KEY_NAME_LENGTH = 100

export const MAX_WEBHOOKS = 20
/** Devices of an account that are notified. */
export const MAX_PUSH_DEVICES = 10
export const MAX_WEBHOOK_URL_LENGTH = 2000
export const DELIVERIES_PAGE_SIZE = 25
export const MAX_FAILED_MAILS = 100

/** The longest period of a report, in days. */
export const MAX_REPORT_DAYS = 366

/** The rows of a report that are shown; further ones are added up in one. */
export const MAX_REPORT_ROWS = 200
