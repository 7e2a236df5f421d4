import { Injectable } from '@nestjs/common';

/** Where services ask for the time, so that a test can say what it is. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
