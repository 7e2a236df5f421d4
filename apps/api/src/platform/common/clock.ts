import { Injectable } from '@nestjs/common';

/** The time for services; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date(this.time());
  }

  /** In milliseconds since 1970. */
  time(): number {
    return Date.now();
  }
}
