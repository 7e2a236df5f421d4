/**
 * Runs a request and aborts its signal after that time. Not `AbortSignal.timeout`, which Safari 15 lacks.
 */
export async function withTimeout<Answer>(
  milliseconds: number,
  request: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `Idempotency-Key` per content: the same content gets the same key, so that a retry after a lost answer
 * changes nothing twice. One instance per opened form.
 */
export function requestKeys(): (body: object) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const words = JSON.stringify(body);
    // Not randomUUID, which a plain http page lacks.
    const key = keys.get(words) ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
    keys.set(words, key);
    return key;
  };
}
