const SECONDS = 0.25

let context: AudioContext | undefined

/** Sounds like a mistake, for who looks at the shelf and not at the screen. Silent where there is no sound. */
export function playErrorSound(): void {
  try {
    context ??= new AudioContext()
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    oscillator.type = 'square'
    oscillator.frequency.value = 220
    volume.gain.value = 0.15
    oscillator.connect(volume).connect(context.destination)
    oscillator.start()
    oscillator.stop(context.currentTime + SECONDS)
  } catch {
    // The colour and the text say it, too.
  }
}
