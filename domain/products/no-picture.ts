/** The picture of a product that has none yet, such as one of an imported list: it is hidden until it has its own. */
export const NO_PICTURE_URL = '/art/no-picture.svg'
