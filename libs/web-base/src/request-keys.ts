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
