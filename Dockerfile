# One stage builds, the other runs: the image holds Node and the files that apps/api/image.mjs lists, nothing else.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/site/package.json apps/site/
COPY apps/back-office/package.json apps/back-office/
COPY apps/e2e/package.json apps/e2e/
COPY libs/domain/package.json libs/domain/
COPY libs/api-client/package.json libs/api-client/
COPY libs/web-base/package.json libs/web-base/
RUN npm ci --no-audit --no-fund
COPY . .
ENV NX_DAEMON=false NX_TUI=false NX_NO_CLOUD=true
RUN npx nx run-many -t build -p api,site && node apps/api/image.mjs /image

FROM node:24-bookworm-slim
# Listens on all addresses of the container; docker-compose.yml publishes the port.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /image .
# The server writes below /data, and below /backups if it is told to: everything else may be read-only.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=45s --start-period=30s --retries=3 CMD ["node", "apps/api/healthcheck.cjs"]
CMD ["node", "apps/api/server.cjs"]
