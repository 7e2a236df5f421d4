import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { AdminSessionService } from './admin-sessions/admin-session.service.js';
import { cookieNames, type Caller, type CallerRequest } from '../platform/common/access.js';
import { accessKey } from '../platform/common/tokens.js';
import { Configuration } from '../platform/config/configuration.js';

/** Reads the access token from its cookie and checks its row at each request. See docs/decisions/accounts.md. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    private readonly configuration: Configuration,
    private readonly adminSessions: AdminSessionService,
  ) {
    const { access } = cookieNames(configuration);
    super({
      jwtFromRequest: (({ cookies }: FastifyRequest) => cookies[access] ?? null) as never,
      secretOrKey: accessKey(configuration.jwtSecret) as never,
      algorithms: ['HS256'],
      // Expiry is checked on the row, with the injected clock.
      ignoreExpiration: true,
      passReqToCallback: true,
    });
  }

  async validate(request: CallerRequest): Promise<Caller | null> {
    const token = request.cookies[cookieNames(this.configuration).access];
    return token === undefined ? null : ((await this.adminSessions.callerOf(token)) ?? null);
  }
}
