import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** A whole number in a query, 1 to `max`. */
export const QueryNumber = (max: number) =>
  applyDecorators(
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(max),
  );
