import { readSampleProducts } from '../catalogue/sample-catalogue/sample-products'

export const SAMPLE_FILE = new URL('../../data/sample/products.json', import.meta.url)

export const sampleProducts = readSampleProducts(SAMPLE_FILE)
