/** Baseline: the smallest Fastify server. */
import { fastify } from 'fastify';

const app = fastify();
app.get('/', async () => ({ ok: true }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit(0));
