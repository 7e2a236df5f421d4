# Two stages that build, one that runs: the image holds Node, the server's packages and what was built, nothing else.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY apps/web-e2e/package.json apps/web-e2e/
COPY libs/domain/package.json libs/domain/
COPY libs/api-client/package.json libs/api-client/

FROM manifests AS packages
RUN npm ci --omit=dev --workspace=@lions/api --no-audit --no-fund

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
ENV NX_DAEMON=false NX_TUI=false
RUN npx nx run-many -t build -p api,web

FROM node:24-bookworm-slim
# Listening on all of the container's addresses; docker-compose.yml decides which of the host's reaches it.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/libs/domain/package.json libs/domain/
COPY --from=build /app/libs/domain/dist libs/domain/dist
COPY --from=build /app/apps/api/package.json /app/apps/api/openapi.json /app/apps/api/server.cjs apps/api/
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/server.cjs"]
