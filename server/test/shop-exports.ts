import { stringify } from 'csv-stringify/sync'

type Row = Readonly<Record<string, string>>

function toCsv(headings: readonly string[], rows: readonly Row[]): string {
  return stringify([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))])
}

const SHOPIFY_HEADINGS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Cost per item',
  'Status',
]

/** A product export of Shopify with these lines; a cell that a line lacks is empty. */
export function shopifyExport(rows: readonly Row[]): string {
  return toCsv(SHOPIFY_HEADINGS, rows)
}

export function shopifyRow(handle: string, title: string, more: Row = {}): Row {
  return {
    Handle: handle,
    Title: title,
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '5',
    'Variant Inventory Policy': 'deny',
    'Variant Price': '100.00',
    'Image Src': `https://cdn.shop.example/${handle}.jpg`,
    'Image Position': '1',
    Status: 'active',
    ...more,
  }
}

const KINDS = ['Dry Food', 'Wet Food', 'Treats', 'Toys', 'Litter'] as const

/** A catalogue as shops have it: of each five products one has three sizes, one two pictures, one is on sale. */
export function shopifyCatalogue(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const animal = number % 2 ? 'Cat' : 'Dog'
    const kind = KINDS[index % KINDS.length] ?? 'Toys'
    const handle = `${animal}-${kind}-${number}`.toLowerCase().replaceAll(' ', '-')
    const first = shopifyRow(handle, `Nile ${animal} ${kind} ${number}`, {
      'Body (HTML)': `<p>For every <strong>${animal.toLowerCase()}</strong> &amp; home.</p><ul><li>Fresh</li></ul>`,
      Vendor: 'Nile',
      Type: kind,
      Tags: `${animal}s, egypt`,
      'Variant SKU': `NL-${number}`,
      'Cost per item': '60.00',
    })
    if (number % 5 === 2) return [{ ...first, 'Variant Compare At Price': '130.00' }]
    if (number % 5 === 3) {
      const image = {
        'Image Src': `https://cdn.shop.example/${handle}-2.jpg`,
        'Image Position': '2',
      }
      return [first, { Handle: handle, ...image }]
    }
    if (number % 5 !== 1) return [first]
    return ['1 kg', '4 kg', '10 kg'].map((size, place) => ({
      ...(place === 0 ? first : { Handle: handle, 'Variant Inventory Tracker': 'shopify' }),
      'Option1 Name': place === 0 ? 'Size' : '',
      'Option1 Value': size,
      'Variant SKU': `NL-${number}-${place}`,
      'Variant Inventory Qty': String(place * 3),
      'Variant Price': `${100 * (place + 1)}.00`,
    }))
  }).flat()
}

const WOO_HEADINGS = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'In stock?',
  'Stock',
  'Backorders allowed?',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Brands',
  'Attribute 1 name',
  'Attribute 1 value(s)',
]

/** A product export of WooCommerce with these lines. */
export function wooExport(rows: readonly Row[]): string {
  return toCsv(WOO_HEADINGS, rows)
}

export function wooRow(id: number, name: string, more: Row = {}): Row {
  return {
    ID: String(id),
    Type: 'simple',
    Name: name,
    Published: '1',
    'Visibility in catalog': 'visible',
    'In stock?': '1',
    'Backorders allowed?': '0',
    'Regular price': '100',
    Images: `https://woo.example/${id}.jpg`,
    ...more,
  }
}
