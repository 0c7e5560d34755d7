import type { AdminPage } from '../../platform/admin/admin-page'

export const pages: readonly AdminPage[] = [
  {
    path: '/adminHome',
    load: () => import('./admin/admin-home-page'),
    permission: 'products.read',
    menu: { section: 'today', title: 'admin.home', icon: 'home', isShortcut: true },
  },
  {
    path: '/adminproducts',
    load: () => import('./admin/products-page'),
    permission: 'products.read',
    texts: ['catalogue'],
    menu: { section: 'products', title: 'admin.products', icon: 'products', tab: 'admin.products' },
  },
  {
    path: '/addproduct',
    load: () => import('./admin/add-product-page'),
    permission: 'products.edit',
    texts: ['product', 'editing'],
    menu: { section: 'products', title: 'admin.addProduct', icon: 'addProduct', isShortcut: true },
  },
  {
    path: '/updateproduct/:id',
    load: () => import('./admin/update-product-page'),
    permission: 'products.edit',
    texts: ['product', 'editing'],
  },
]
