import { withTimeout } from './requests';

/** A request without an answer: rejects once it is aborted. */
const lost = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

describe('request with a timeout', () => {
  const { timeout } = AbortSignal;
  beforeEach(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  afterEach(() => Object.assign(AbortSignal, { timeout }));

  it('answers, and is aborted after that time, where AbortSignal.timeout is missing', async () => {
    expect(await withTimeout(5, (signal) => Promise.resolve(signal.aborted))).toBe(false);
    await expect(withTimeout(5, lost)).rejects.toThrow('aborted');
  });
});
