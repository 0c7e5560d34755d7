import { z } from 'zod'

// The pages' content security policy forbids eval. Zod probes for it when the first schema is
// created, which browsers report as a violation, unless its JIT compiler is turned off.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
