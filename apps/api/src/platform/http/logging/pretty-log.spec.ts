import { fastifyLogging } from './logging.js';
import { prettyLog } from './pretty-log.js';

function written(line: object, zone = 'UTC'): string {
  let text = '';
  prettyLog({ write: (part) => (text += part) }, zone).write(`${JSON.stringify(line)}\n`);
  return text;
}
const time = '2026-11-25T14:03:09.120Z';

describe('a log line for people', () => {
  it('tells a request in one line', () => {
    const request = { requestId: 'r-1', actorId: 7, method: 'GET', path: '/api/teams', statusCode: 200 };
    const line = { level: 30, time, ...request, network: '203.0.113.0/24', ms: 3, msg: 'request' };
    expect(written(line)).toBe('14:03:09.120 INFO  GET /api/teams 200, 3 ms, user 7, 203.0.113.0/24, r-1\n');
    expect(written({ ...line, actorId: null })).toContain(', no user, ');
  });

  it('has the time of the club', () => {
    const line = { level: 40, time, msg: 'at the club' };
    expect(written(line, 'America/Toronto')).toBe('09:03:09.120 WARN  at the club\n');
    expect(written(line, 'Asia/Kathmandu')).toBe('19:48:09.120 WARN  at the club\n');
  });

  it('tells an error with its facts and its stack', () => {
    const line = { level: 50, time, message: 'Mails will be tried again soon', reason: 'ECONNREFUSED' };
    expect(written(line)).toBe('14:03:09.120 ERROR Mails will be tried again soon reason="ECONNREFUSED"\n');
    expect(written({ ...line, stack: 'Error: no\n    at here' })).toMatch(
      /"ECONNREFUSED"\nError: no\n {4}at here\n$/,
    );
  });
});

describe('without LOG_FORMAT', () => {
  const { isTTY } = process.stdout;
  afterEach(() => {
    process.stdout.isTTY = isTTY;
    jest.restoreAllMocks();
  });

  it.each([
    [true, 'for people', /^09:03:09\.120 INFO {2}started\n$/],
    [false, 'JSON', /^\{"level":30,.+\}\n$/],
  ])('a log line on a terminal (%s) is %s', (isTerminal, _form, text) => {
    process.stdout.isTTY = isTerminal;
    const { logger } = fastifyLogging({ logLevel: 'info', logFormat: undefined, zone: 'America/Toronto' });
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { stream } = logger as { stream: { write(line: string): void } };
    stream.write(`${JSON.stringify({ level: 30, time, msg: 'started' })}\n`);
    expect(write.mock.calls.map(([line]) => String(line)).join('')).toMatch(text);
  });
});
