// Eight short sounds, made in the browser; silent unless somebody has switched them on.
import { settings } from '../state/settings.svelte';
import type { Sound } from './contract';

/** Each note: pitch in hertz, start and length in seconds, the shape of its wave, how loud. */
type Note = [pitch: number, start: number, length: number, wave: OscillatorType, volume: number];

const NOTES: Record<Sound, Note[]> = {
  card: [
    [520, 0, 0.05, 'triangle', 0.12],
    [390, 0.03, 0.06, 'triangle', 0.1],
  ],
  coin: [
    [1320, 0, 0.06, 'sine', 0.12],
    [1760, 0.06, 0.14, 'sine', 0.1],
  ],
  piece: [
    [180, 0, 0.07, 'sine', 0.3],
    [120, 0.02, 0.08, 'sine', 0.2],
  ],
  wheel: [
    [240, 0, 0.04, 'square', 0.05],
    [240, 0.1, 0.04, 'square', 0.05],
    [260, 0.2, 0.04, 'square', 0.05],
  ],
  turn: [
    [660, 0, 0.12, 'sine', 0.14],
    [880, 0.13, 0.2, 'sine', 0.14],
  ],
  clock: [
    [988, 0, 0.08, 'square', 0.05],
    [988, 0.2, 0.08, 'square', 0.05],
  ],
  refused: [
    [220, 0, 0.09, 'triangle', 0.16],
    [196, 0.1, 0.14, 'triangle', 0.16],
  ],
  end: [
    [523, 0, 0.16, 'sine', 0.13],
    [659, 0.15, 0.16, 'sine', 0.13],
    [784, 0.3, 0.4, 'sine', 0.13],
  ],
};

let context: AudioContext | undefined;

/** Plays a sound, if sounds are switched on. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const begin = context.currentTime + 0.01;
  for (const [pitch, start, length, wave, volume] of NOTES[sound]) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: wave });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin + start);
    gain.gain.linearRampToValueAtTime(volume, begin + start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(begin + start);
    tone.stop(begin + start + length + 0.02);
  }
}
