const SECONDS = 0.25

let context: AudioContext | undefined

interface Tone {
  readonly shape: OscillatorType
  readonly hertz: number
}

/** Plays tones one after another. Silent where there is no sound, and until somebody has touched the page. */
function play(tones: readonly Tone[]): void {
  try {
    context ??= new AudioContext()
    // A page that nobody has touched yet may not play.
    void context.resume().catch(() => {})
    const volume = context.createGain()
    volume.gain.value = 0.15
    volume.connect(context.destination)
    for (const [index, { shape, hertz }] of tones.entries()) {
      const oscillator = context.createOscillator()
      oscillator.type = shape
      oscillator.frequency.value = hertz
      oscillator.connect(volume)
      oscillator.start(context.currentTime + index * SECONDS)
      oscillator.stop(context.currentTime + (index + 1) * SECONDS)
    }
  } catch {
    // The sound is optional: the page shows the same event.
  }
}

/** Sounds like a mistake, for who looks at the shelf and not at the screen. */
export function playErrorSound(): void {
  play([{ shape: 'square', hertz: 220 }])
}

/** Sounds like the bell of a shop's door. */
export function playDoorbell(): void {
  play([
    { shape: 'sine', hertz: 988 },
    { shape: 'sine', hertz: 784 },
  ])
}
