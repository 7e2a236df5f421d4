import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createValidationPipe } from '../common/input/validation.js';
import { LoginDto } from './auth.dto.js';

/** `since`: when the request arrived, by `performance.now()`. */
export type SignInRequest = FastifyRequest & { since?: number };

/** Validates the body before passport reads it: guards run before pipes. */
@Injectable()
export class LoginGuard implements CanActivate {
  private readonly pipe = createValidationPipe();

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<SignInRequest>();
    request.since = performance.now() - http.getResponse<FastifyReply>().elapsedTime;
    request.body = (await this.pipe.transform(request.body ?? {}, {
      type: 'body',
      metatype: LoginDto,
    })) as LoginDto;
    return true;
  }
}
