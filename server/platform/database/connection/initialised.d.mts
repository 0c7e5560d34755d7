/** Where the build puts the data folder that the first start of the embedded database copies. */
export const INITIALISED_FOLDER: string
/** Whether the folder exists, and is that of today's embedded database. */
export function isInitialised(): boolean
export function markInitialised(): void
