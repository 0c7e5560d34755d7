/** A saved address as the server sends it. */
export function buildAddress(id: number, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    __typename: 'SavedAddress',
    id: String(id),
    governorate: 'GZ',
    area: 'Dokki',
    street: `${id} Mossadak St`,
    floor: '3',
    apartment: null,
    landmark: null,
    courierNote: null,
    isDefault: id === 1,
    ...changes,
  }
}

export function buildUserAddresses(...addresses: readonly unknown[]) {
  return { __typename: 'User', id: '1', addresses }
}
