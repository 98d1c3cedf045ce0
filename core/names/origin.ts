/** The origin of a URL as in data/origins.yaml: the repository or account on GitHub, else the host. */
export function originOf(url: string): string {
  const [host = '', owner = '', name = ''] = url
    .replace(/^https?:\/\/|[?#].*$/g, '')
    .split('/')
    .filter((part) => part !== '');
  const hostname = host.toLowerCase().replace(/:\d+$/, '');
  if (hostname === 'gist.github.com') return `${hostname}/${owner}`;
  if (hostname !== 'github.com' && hostname !== 'raw.githubusercontent.com') return hostname;
  return name === '' ? `github.com/${owner}` : `github.com/${owner}/${name.replace(/\.git$/, '')}`;
}
