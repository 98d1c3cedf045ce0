/** Shows the current activity of a script, on a terminal only; an empty text clears it. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text === '' ? '' : `${text} …`}`);
}
