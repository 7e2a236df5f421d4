import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { isAllowed, type Audience } from '@lions/domain';
import { ACCESS_COOKIE, AUDIENCE, type Caller, type CallerRequest } from '../common/access.js';
import { AppError } from '../common/app-error.js';

/** Stands before every route: finds out who calls and closes whatever is not declared open to them (D-01). */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    if (request.cookies[ACCESS_COOKIE] !== undefined) await super.canActivate(context);
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    const caller = request.user ?? undefined;
    if (audience !== undefined && isAllowed(caller?.role, audience)) return true;
    throw new AppError(caller === undefined ? 'NOT_SIGNED_IN' : 'ACCESS_DENIED');
  }

  /** A token that does not count is the same as none: the route's audience decides. */
  override handleRequest<User = Caller | null>(error: unknown, user: User | false): User {
    if (error) throw error;
    return (user || null) as User;
  }
}
