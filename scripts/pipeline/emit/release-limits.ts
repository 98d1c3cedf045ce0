/**
 * Most files that the CDN takes on its free and on its paid plan, and most bytes a file (Cloudflare Workers static
 * assets). The page /scale/ tells what to do beyond either.
 */
export const RELEASE_LIMITS = { files: 20_000, paidFiles: 100_000, bytesPerFile: 25 * 1024 * 1024 } as const;
