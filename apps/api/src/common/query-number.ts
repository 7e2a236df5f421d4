import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** A whole number of an address's query, 1 to `max`. */
export const QueryNumber = (max: number) =>
  applyDecorators(
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(max),
  );
