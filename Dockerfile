# Declared, not proven: no Docker engine ran where this was written (docs/scaling.md).
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.ts && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production SHOP_MODE=production
WORKDIR /shop
COPY --from=build --chown=node:node /shop/package.json ./
COPY --from=build --chown=node:node /shop/node_modules ./node_modules
COPY --from=build --chown=node:node /shop/dist ./dist
COPY --from=build --chown=node:node /shop/contract ./contract
COPY --from=build --chown=node:node /shop/backend ./backend
COPY --from=build --chown=node:node /shop/server ./server
COPY --from=build --chown=node:node /shop/payments ./payments
COPY --from=build --chown=node:node /shop/catalogue/data ./catalogue/data
COPY --from=build --chown=node:node /shop/catalogue/media ./catalogue/media
COPY --from=build --chown=node:node /shop/schema.graphql ./
USER node
CMD ["node", "server/main.ts"]
