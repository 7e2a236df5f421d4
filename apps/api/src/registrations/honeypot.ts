import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { VALIDATION } from '@lions/domain';
import { IsString, MaxLength } from 'class-validator';
import { Optional } from '../common/validation.js';

/** A field that no person sees: whoever fills it in is a robot, and is refused. */
export const Honeypot = () =>
  applyDecorators(
    ApiProperty({ required: false, example: '', maxLength: 0, description: 'Left empty by people' }),
    Optional(),
    IsString(),
    MaxLength(0, { message: VALIDATION.textInvalid }),
  );
