/** Whether this browser can show notifications of pages that are not open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The address of this browser at its push service, by which the server knows it; undefined without one. */
export async function findEndpoint(): Promise<string | undefined> {
  return (await findSubscription().catch(() => null))?.endpoint
}

/** Unsubscribes this browser. The push service notifies the server. */
export async function forgetThisDevice(): Promise<void> {
  const subscription = await findSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
}

/** The push subscription of a device. */
interface Device {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Asks for the permission if necessary. Returns `blocked` without it; rejects if the browser has no push service. */
export async function subscribeThisDevice(publicKey: string): Promise<Device | 'blocked'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  // The page may be too young to have registered it (see client/platform/offline/offline.ts).
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One with earlier keys of the shop is in the way.
    await forgetThisDevice()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}
