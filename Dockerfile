# With a digest, a build is the same tomorrow: node:22-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:22-bookworm-slim
# The image of the release before: its scripts stay available to tabs that are still open.
ARG PREVIOUS_IMAGE=node:22-bookworm-slim

FROM ${PREVIOUS_IMAGE} AS previous
USER root
RUN mkdir -p /shop/dist

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-fund --no-audit
COPY . .
COPY --from=previous /shop/dist ./dist
RUN npm run build && node server/bundle/runtime-packages.mjs && npm prune --omit=dev --no-fund --no-audit

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://localhost:4000/readyz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=8", "--v8-pool-size=1", "dist/server/main.js"]
