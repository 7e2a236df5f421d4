import { Injectable, Module } from '@nestjs/common';

/** `method` and `route` are from bounded sets: a route is the pattern of an address, never what a visitor sent. */
type AnsweredListener = (method: string, route: string, status: number, milliseconds: number) => void;

/** Traffic of the HTTP server, for metrics; without a listener it costs nothing. */
@Injectable()
export class Traffic {
  private listener: AnsweredListener | undefined;
  /** Public answers so far: sent from memory, or made for this request. */
  cache: Readonly<{ hits: number; misses: number }> = { hits: 0, misses: 0 };
  /** Requests that wait to be admitted. */
  heldWrites: () => number = () => 0;

  whenAnswered(listener: AnsweredListener): void {
    this.listener = listener;
  }

  answered(method: string | undefined, route: string, status: number, milliseconds: number): void {
    this.listener?.(method ?? '', route, status, milliseconds);
  }
}

@Module({ providers: [Traffic], exports: [Traffic] })
export class MetricsModule {}
