// Whoever reads no further, such as `head`, has what they wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

/** Runs a script; an error ends it with its message alone and exit code 1, the stack only with DEBUG set. */
export async function run(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(process.env.DEBUG ? error : error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
