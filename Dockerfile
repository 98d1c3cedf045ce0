# The Node server with a release inside. To serve another release, mount it over /srv/dist; it is taken up without a
# restart when it changes.
#
#     docker build -t open-print-data .
#     docker run --rm --read-only --memory 384m -p 8080:8080 open-print-data
#
# Behind a proxy add -e TRUST_PROXY=<its address or network>, or every client is counted as that proxy.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY .npmrc package.json package-lock.json ./
COPY clients/typescript/package.json clients/typescript/
COPY clients/typescript/bin clients/typescript/bin
RUN npm ci
COPY . .
RUN npm run build && npm run bundle:server

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DIST=/srv/dist
COPY LICENSE LICENSE-DATA.md /srv/
COPY LICENSES /srv/LICENSES
COPY --from=build /src/build/server.mjs /srv/server.mjs
COPY --from=build /src/dist /srv/dist
USER node
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "/srv/server.mjs"]
