/** The host that examples name: the one of `npm start`. A script on the page puts the page's own host in its place. */
export const HOST = 'http://localhost:8787';
