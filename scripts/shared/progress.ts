/** Shows what a script is at, on a terminal only; an empty text takes it away. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text === '' ? '' : `${text} …`}`);
}
