import type { Say } from '../../../../../core/words/language.js';
import type { Progress } from '../../mirror/progress.js';
import { widthOf } from '../width.js';

/** Shortest and longest bar worth to be drawn, columns, and what is left for the rest, so that it does not flicker. */
const BAR = { min: 8, max: 30, rest: 60 };

/**
 * How far a run is, in one line that fits: words are left out first, then what says least.
 *
 * @param elapsedMs since the first file was asked for
 * @param columns infinite where it is not for a terminal
 */
export function progressLine(progress: Progress, elapsedMs: number, columns: number, say: Say): string {
  const { step, files, ofFiles, bytes, ofBytes } = progress;
  const percent = `${Math.floor(share(progress) * 100)}%`;
  if (step === 'comparing') return say(`${percent} checked`, `已检查 ${percent}`);
  const seconds = elapsedMs / 1000;
  const rate = seconds > 0 ? bytes / seconds : 0;
  const left = rate > 0 ? (ofBytes - bytes) / rate : null;
  const time = left === null ? [] : [clock(left)];
  const count = `${files}/${ofFiles}`;
  const size = `${megabytes(bytes)}/${megabytes(ofBytes)} MB`;
  const speed = `${megabytes(rate)} MB/s`;
  const ways = [
    [
      percent,
      `${count} ${say('files', '个文件')}`,
      size,
      speed,
      ...time.map((text) => say(`${text} left`, `剩余 ${text}`)),
    ],
    [percent, count, size, speed, ...time],
    [percent, count, size, ...time],
    [percent, size, ...time],
    [percent, size],
    [percent],
  ];
  const parts = ways.find((way) => widthOf(way.join(' ')) <= columns) ?? [];
  const room = Math.min(BAR.max, columns - BAR.rest);
  const bar = room >= BAR.min && Number.isFinite(columns) ? [drawn(share(progress), room)] : [];
  return [...bar, ...parts].join(' ');
}

/** Size in MB with as many digits as say something. */
export function megabytes(bytes: number): string {
  const size = bytes / 1e6;
  return size >= 10 ? size.toFixed(0) : size.toFixed(1);
}

function share({ step, files, ofFiles, bytes, ofBytes }: Progress): number {
  const [done, of] = step === 'comparing' || ofBytes === 0 ? [files, ofFiles] : [bytes, ofBytes];
  return of === 0 ? 1 : Math.min(1, done / of);
}

function drawn(share: number, columns: number): string {
  const full = Math.round(share * columns);
  return `[${'#'.repeat(full)}${'.'.repeat(columns - full)}]`;
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
