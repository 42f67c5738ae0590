# The image of a release (docs/decisions/0133). `e2e/trials/release.test.ts` runs what stands here as RUN,
# HEALTHCHECK and CMD, without Docker.
FROM node:24-bookworm-slim AS build
WORKDIR /takst
COPY . .
RUN npm ci
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /takst
COPY --from=build /takst/dist/release ./
# Node 24 has no Temporal; every process and thread loads it first.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_OPTIONS=--import=/takst/tools/temporal.mjs
USER node
EXPOSE 3000
# A first start on an empty database makes all tables.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "deploy/health.mjs"]
# The process itself, without npm before it: it gets SIGTERM and finishes what was begun.
CMD ["node", "server/app/main.ts"]
