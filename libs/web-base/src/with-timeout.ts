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
