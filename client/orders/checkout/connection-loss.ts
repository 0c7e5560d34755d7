/** The longest wait for a response: after that, the connection was probably lost unnoticed. */
const LONGEST_WAIT_MILLISECONDS = 20_000

class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** The response, if it arrives before the connection is lost or seems to be. Otherwise throws. */
export async function beforeConnectionIsLost<T>(response: Promise<T>): Promise<T> {
  let giveUp = () => {}
  const loss = new Promise<never>((_, reject) => {
    giveUp = () => reject(new ConnectionLost())
  })
  const timer = setTimeout(giveUp, LONGEST_WAIT_MILLISECONDS)
  window.addEventListener('offline', giveUp)
  try {
    return await Promise.race([response, loss])
  } finally {
    clearTimeout(timer)
    window.removeEventListener('offline', giveUp)
  }
}
