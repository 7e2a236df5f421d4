import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/common/app-error.js';
import { Configuration, StartRefused } from '../platform/config/configuration.js';
import { UsersService } from './users.service.js';

/** Creates the first account of a new club. See docs/decisions/accounts.md. */
@Injectable()
export class FirstSuperadmin {
  constructor(
    private readonly users: UsersService,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Does nothing when there is a superadmin; else creates one and returns the sign-in, with its password when it was
   * generated.
   */
  async ensure(): Promise<{ username: string; drawnPassword: string | undefined } | undefined> {
    if ((await this.users.countSuperadmins()) > 0) return undefined;
    const { username, email, password } = this.configuration.superadmin;
    const drawnPassword = password === undefined ? randomBytes(12).toString('base64url') : undefined;
    const names = { username, email, role: 'superadmin', firstName: 'Super', lastName: 'Admin' } as const;
    try {
      await this.users.create(undefined, { ...names, password: password ?? drawnPassword ?? '' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Another process that started on the same empty database has just created it.
      if ((await this.users.countSuperadmins()) > 0) return undefined;
      const variable = error.code.startsWith('PASSWORD')
        ? 'SUPERADMIN_PASSWORD'
        : 'SUPERADMIN_USERNAME or SUPERADMIN_EMAIL';
      throw new StartRefused(`${variable} cannot be used: ${error.message}`);
    }
    return { username, drawnPassword };
  }
}
