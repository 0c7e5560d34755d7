import { inject } from 'vitest'

// The global teardown removes this folder and whatever tests leave in it.
process.env.TMPDIR = inject('temporaryFolder')
process.env.TEMP = inject('temporaryFolder')
