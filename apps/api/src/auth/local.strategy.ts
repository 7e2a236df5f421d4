import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { AdminUser } from '../accounts/admin-user.entity.js';
import { deviceOf } from '../admin-sessions/device.js';
import { AuthService } from './auth.service.js';
import type { SignInRequest } from './login.guard.js';

/** Reads username and password from the body of a sign-in. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly auth: AuthService) {
    super({ passReqToCallback: true });
  }

  validate(request: SignInRequest, username: string, password: string): Promise<AdminUser> {
    return this.auth.checkPassword({
      username,
      password,
      device: deviceOf(request),
      since: request.since,
    });
  }
}
