/** Sets the assets of the last build aside; returns a function to be called after the build. */
export function setAssetsAside(dist: string): () => void
