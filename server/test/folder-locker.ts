import { lockFolder } from '../platform/database/connection/folder-lock'

/** The response of a locker to the path of a folder. */
export type LockResult = 'locked' | 'in use' | `error: ${string}`

// Locks the folders that its parent names, until it is killed.
process.on('message', (folder: string) => {
  lockFolder(folder).then(
    () => respond('locked'),
    (error: Error) =>
      respond(error.message.includes('is in use') ? 'in use' : `error: ${error.message}`),
  )
})

function respond(result: LockResult): void {
  process.send?.(result)
}
