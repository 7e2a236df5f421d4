import type { FastifyBaseLogger } from 'fastify';

type Line = Parameters<FastifyBaseLogger['info']>;
type OfChild = Parameters<FastifyBaseLogger['child']>;

/**
 * A child of a logger that is made with its first line. Fastify asks for one with the id of each request, and few requests
 * write a line by it; pino looks for secrets in the id when it makes one.
 */
export class LazyLogger implements FastifyBaseLogger {
  private made: FastifyBaseLogger | undefined;

  private readonly ofChild: OfChild;

  constructor(
    private readonly parent: FastifyBaseLogger,
    ...ofChild: OfChild
  ) {
    this.ofChild = ofChild;
  }

  get level(): string {
    return this.own.level;
  }

  set level(level: string) {
    this.own.level = level;
  }

  child(...ofChild: OfChild): FastifyBaseLogger {
    return this.own.child(...ofChild);
  }

  fatal(...line: Line): void {
    this.own.fatal(...line);
  }
  error(...line: Line): void {
    this.own.error(...line);
  }
  warn(...line: Line): void {
    this.own.warn(...line);
  }
  info(...line: Line): void {
    this.own.info(...line);
  }
  debug(...line: Line): void {
    this.own.debug(...line);
  }
  trace(...line: Line): void {
    this.own.trace(...line);
  }
  silent(...line: Line): void {
    this.own.silent(...line);
  }

  private get own(): FastifyBaseLogger {
    return (this.made ??= this.parent.child(...this.ofChild));
  }
}
