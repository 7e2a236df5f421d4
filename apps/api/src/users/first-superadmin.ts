import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.js';
import { UsersService } from './users.service.js';

/** Makes the one account that a new club begins with (decisions 1). */
@Injectable()
export class FirstSuperadmin {
  constructor(
    private readonly users: UsersService,
    private readonly configuration: Configuration,
  ) {}

  /** Does nothing while there is a superadmin; else makes one and gives the sign-in, with its password when it was drawn. */
  async ensure(): Promise<{ username: string; drawnPassword: string | undefined } | undefined> {
    if ((await this.users.countSuperadmins()) > 0) return undefined;
    const { username, email, password } = this.configuration.superadmin;
    const drawnPassword = password === undefined ? randomBytes(12).toString('base64url') : undefined;
    await this.users.create(undefined, {
      ...{ username, email, role: 'superadmin', firstName: 'Super', lastName: 'Admin' },
      password: password ?? drawnPassword ?? '',
    });
    return { username, drawnPassword };
  }
}
