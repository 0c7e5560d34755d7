/** The paths of the admin's pages. */
export const ADMIN_PATHS = [
  '/adminDashboard',
  '/adminHome',
  '/addproduct',
  '/updateproduct/:id',
  '/adminorder',
  '/adminneworder',
  '/adminreceive',
  '/adminorder/print',
  '/adminorder/:id',
  '/adminproducts',
  '/adminimport',
  '/adminsearchterms',
  '/admindiscounts',
  '/adminhandovers',
  '/adminhandovers/:id',
  '/admincash',
  '/admincouriers',
  '/adminconfirmation',
  '/admindelivery',
  '/adminreviews',
  '/adminsettings',
  '/adminkeys',
  '/adminwebhooks',
  '/adminlog',
] as const

export type AdminPath = (typeof ADMIN_PATHS)[number]
