# `npm run rehearsal -- image` builds it with buildah and runs it; it was not tried with a Docker engine (docs/scaling.md).
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# sharp's binaries are optional packages and stay; Node comes with the image, not from npm.
RUN node scripts/build.ts && npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-* node_modules/node-bin-*

FROM node:24-bookworm-slim
# MALLOC_* and the flags of CMD: server/process.ts. Compiled code is kept between starts of a container.
ENV NODE_ENV=production SHOP_MODE=production MALLOC_TRIM_THRESHOLD_=131072 MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /shop
COPY --from=build --chown=node:node /shop/package.json ./
COPY --from=build --chown=node:node /shop/node_modules ./node_modules
COPY --from=build --chown=node:node /shop/dist ./dist
COPY --from=build --chown=node:node /shop/program ./program
COPY --from=build --chown=node:node /shop/contract ./contract
COPY --from=build --chown=node:node /shop/backend ./backend
COPY --from=build --chown=node:node /shop/server ./server
COPY --from=build --chown=node:node /shop/scripts ./scripts
COPY --from=build --chown=node:node /shop/web/ui ./web/ui
COPY --from=build --chown=node:node /shop/house ./house
COPY --from=build --chown=node:node /shop/schema.graphql ./
# The cache of resized pictures; docker-compose.yml mounts a volume here.
RUN mkdir /data && chown node:node /data
USER node
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "--no-allocation-site-pretenuring", "--v8-pool-size=2", "dist/programs/server.js"]
