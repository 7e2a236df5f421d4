import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createValidationPipe } from '../common/validation.js';
import { LoginDto } from './auth.dto.js';

/** Checks the shape of a sign-in before passport reads it: guards run before pipes. */
@Injectable()
export class LoginGuard implements CanActivate {
  private readonly pipe = createValidationPipe();

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = (await this.pipe.transform(request.body ?? {}, {
      type: 'body',
      metatype: LoginDto,
    })) as LoginDto;
    return true;
  }
}
