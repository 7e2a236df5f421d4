import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { AdminUser } from './accounts/admin-user.entity.js';
import { deviceOf } from './admin-sessions/sign-in-log.service.js';
import { createValidationPipe } from '../platform/common/input/validation.js';
import { Configuration } from '../platform/config/configuration.js';
import { LoginDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { deviceCookieOf } from './cookies.js';

/** `since`: when the request arrived, by `performance.now()`. */
type SignInRequest = FastifyRequest & { since?: number };

/** Validates the body before passport reads it: guards run before pipes. */
@Injectable()
export class LoginGuard implements CanActivate {
  private readonly pipe = createValidationPipe();

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<SignInRequest>();
    // Rather too late than too early.
    request.since = performance.now() - http.getResponse<FastifyReply>().elapsedTime;
    request.body = (await this.pipe.transform(request.body ?? {}, {
      type: 'body',
      metatype: LoginDto,
    })) as LoginDto;
    return true;
  }
}

/** Reads username and password from the body of a sign-in. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly auth: AuthService,
    private readonly configuration: Configuration,
  ) {
    super({ passReqToCallback: true });
  }

  validate(request: SignInRequest, username: string, password: string): Promise<AdminUser> {
    return this.auth.checkPassword({
      username,
      password,
      code: (request.body as LoginDto).code,
      device: deviceOf(request),
      knownDevice: deviceCookieOf(request, this.configuration),
      since: request.since,
    });
  }
}
