import type { FastifyBaseLogger } from 'fastify';

type Line = Parameters<FastifyBaseLogger['info']>;
type OfChild = Parameters<FastifyBaseLogger['child']>;

/**
 * A request's logger, whose lines carry the request's id. Few requests write a line by it, and pino looks for secrets
 * in the id when it makes one: that takes a request as long as its headers, so it is made with the first line.
 */
export class RequestLogger implements FastifyBaseLogger {
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
