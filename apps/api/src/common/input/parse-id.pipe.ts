import { Injectable, type PipeTransform } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import { AppError } from '../app-error.js';

/** An id in a path: a positive whole number that the database can hold, else 400. */
@Injectable()
export class ParseIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
    if (!(id <= LIMITS.id)) throw new AppError('MALFORMED_ID');
    return id;
  }
}
