// The sounds of the table, made on the spot: letterpress and wood, none longer than 400 ms, and none unless wanted.
import { settings } from '../settings.svelte'

export type Sound = 'block' | 'stamp' | 'wood' | 'coin' | 'bell' | 'roll'

interface Strike {
  /** Of a tone; without one it is a knock. */
  pitch?: number
  /** What of a knock is heard. */
  band?: number
  at?: number
  loud: number
  lasts: number
}

const ROLL = Array.from({ length: 9 }, (_, n): Strike => ({
  band: 240,
  at: n * 0.04,
  loud: 0.1 + n * 0.025,
  lasts: 0.05,
}))

const SOUNDS: Readonly<Record<Sound, readonly Strike[]>> = {
  block: [
    { band: 900, loud: 0.5, lasts: 0.06 },
    { pitch: 190, loud: 0.25, lasts: 0.08 },
  ],
  stamp: [
    { band: 180, loud: 0.8, lasts: 0.16 },
    { pitch: 85, loud: 0.4, lasts: 0.14 },
  ],
  wood: [
    { band: 1300, loud: 0.4, lasts: 0.05 },
    { pitch: 420, loud: 0.18, lasts: 0.07 },
    { band: 1100, at: 0.07, loud: 0.2, lasts: 0.04 },
  ],
  coin: [
    { pitch: 2350, loud: 0.1, lasts: 0.22 },
    { pitch: 3720, at: 0.015, loud: 0.07, lasts: 0.18 },
  ],
  bell: [
    { pitch: 880, loud: 0.22, lasts: 0.39 },
    { pitch: 2420, loud: 0.07, lasts: 0.3 },
  ],
  roll: ROLL,
}

let audio: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Let a sound be heard, if sounds are wanted. */
export function sound(name: Sound): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const strike of SOUNDS[name]) hear(audio, strike)
}

function hear(context: AudioContext, { pitch, band, at = 0, loud, lasts }: Strike): void {
  const begins = context.currentTime + at
  const volume = context.createGain()
  volume.gain.setValueAtTime(loud, begins)
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
  volume.connect(context.destination)
  const source = pitch === undefined ? knock(context, band ?? 800, volume) : tone(context, pitch, volume)
  source.start(begins)
  source.stop(begins + lasts)
}

function tone(context: AudioContext, pitch: number, volume: GainNode): OscillatorNode {
  const source = context.createOscillator()
  source.frequency.value = pitch
  source.connect(volume)
  return source
}

function knock(context: AudioContext, band: number, volume: GainNode): AudioBufferSourceNode {
  noise ??= hiss(context)
  const source = context.createBufferSource()
  source.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = band
  source.connect(filter).connect(volume)
  return source
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  return buffer
}
