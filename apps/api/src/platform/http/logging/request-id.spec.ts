import { newRequestId } from './request-id.js';

it('gives each request an id of its own, of 32 hexadecimal digits', () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
