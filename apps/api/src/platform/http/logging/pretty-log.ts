import { civilAt } from '@lions/domain';

const LEVELS: Record<number, string> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

type LogLine = Record<string, unknown>;

/** A stream for JSON log lines that writes them for people, with the time of a zone. */
export function prettyLog(
  output: { write(text: string): unknown },
  zone: string,
): { write(json: string): void } {
  return { write: (json) => void output.write(`${prettyLine(json, zone)}\n`) };
}

/** '14:03:09.120 INFO  GET /api/teams 200, 3 ms, user 7, 203.0.113.0/24'. */
function prettyLine(json: string, zone: string): string {
  const { level, time, msg, message, stack, ...rest } = JSON.parse(json) as LogLine;
  const clock = clockAt(String(time), zone);
  const name = (LEVELS[Number(level)] ?? String(level)).padEnd(5);
  const told = msg === 'request' ? requestOf(rest) : sentenceOf([message, msg], rest);
  const more = typeof stack === 'string' ? `\n${stack}` : '';
  return `${clock} ${name} ${told}${more}`;
}

/** Zones differ by whole minutes: seconds are the same in all. */
function clockAt(time: string, zone: string): string {
  const { minutes } = civilAt(new Date(time), zone);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hour}:${minute}${time.slice(16, 23)}`;
}

function requestOf({ method, path, statusCode, ms, actorId, network, requestId }: LogLine): string {
  const who = actorId === null ? 'no user' : `user ${String(actorId)}`;
  return `${method} ${path} ${statusCode}, ${ms} ms, ${who}, ${network}, ${requestId}`;
}

function sentenceOf(sentences: unknown[], rest: LogLine): string {
  const facts = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [...sentences.filter((sentence) => typeof sentence === 'string'), ...facts].join(' ');
}
