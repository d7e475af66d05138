// Short tones made on the spot; silent unless switched on.
import { settings } from "./store.js";

/** @type {AudioContext | null} */
let audio = null;

/** Notes of each sound: pitch in hertz, start and length in seconds. @type {Record<string, [number, number, number][]>} */
const TUNES = {
  place: [[330, 0, 0.07]],
  dice: [
    [190, 0, 0.04],
    [240, 0.07, 0.04],
    [170, 0.15, 0.05],
  ],
  turn: [
    [392, 0, 0.12],
    [523, 0.12, 0.16],
  ],
  refuse: [[140, 0, 0.12]],
  over: [
    [392, 0, 0.14],
    [494, 0.14, 0.14],
    [587, 0.28, 0.3],
  ],
};

/** @param {"place" | "dice" | "turn" | "refuse" | "over"} name */
export function play(name) {
  if (!settings.value.sound) return;
  audio ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[name]) tone(audio, pitch, audio.currentTime + start, length);
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} start
 * @param {number} length
 */
function tone(context, pitch, start, length) {
  const source = context.createOscillator();
  const loudness = context.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.12, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(loudness).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}
