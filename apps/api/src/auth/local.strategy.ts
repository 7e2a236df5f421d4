import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { AdminUser } from '../users/admin-user.entity.js';
import { AuthService } from './auth.service.js';

/** Username and password out of the body of a sign-in. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly auth: AuthService) {
    super();
  }

  validate(username: string, password: string): Promise<AdminUser> {
    return this.auth.checkPassword(username, password);
  }
}
