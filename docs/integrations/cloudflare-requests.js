// node cloudflare-requests.js: exits with 1 if the Workers of an account have had more than 80,000 requests since midnight
// UTC, so that a timer can alert. The token needs "Account Analytics: Read".
const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = process.env;
const API = 'https://api.cloudflare.com/client/v4/graphql';
const MOST = 80_000;

const query = `query ($account: string, $since: Time) {
  viewer { accounts(filter: {accountTag: $account}) {
    workersInvocationsAdaptive(limit: 1, filter: {datetime_geq: $since}) { sum { requests errors } }
  } }
}`;
const since = `${new Date().toISOString().slice(0, 10)}T00:00:00Z`;
const response = await fetch(API, {
  method: 'POST',
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  body: JSON.stringify({ query, variables: { account, since } }),
});
const { data, errors } = await response.json();
if (!data) throw new Error(errors?.map(({ message }) => message).join('; ') ?? `status ${response.status}`);

const [today] = data.viewer.accounts[0].workersInvocationsAdaptive;
const { requests = 0, errors: failed = 0 } = today?.sum ?? {};
console.log(`${requests} requests, ${failed} errors since ${since}`);
if (requests > MOST) process.exitCode = 1;
