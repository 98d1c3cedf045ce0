/** Brings the page of the calibration to life once it is read; without it the page is a guide to read. */
export function startCalibration(): void {
  const place = document.querySelector<HTMLElement>('[data-calibration]');
  if (place) void import('./live.js').then(({ bringToLife }) => bringToLife(place));
}
