import { Injectable } from '@nestjs/common';
import { LiveSignIns } from '../../auth/admin-sessions/live-sign-ins.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SHELL } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { createValidationPipe } from '../../platform/common/input/validation.js';
import { randomToken } from '../../platform/common/tokens.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { PasswordResetService } from '../../auth/passwords/password-reset.service.js';
import { CreateUserDto, type UserDto } from '../../users/users.dto.js';
import { UsersService } from '../../users/users.service.js';

/** Characters of a drawn password: 72 random bits. */
const PASSWORD_LENGTH = 12;

/** Changes of accounts from the shell, when no superadmin can sign in; recorded under the shell's name. */
@Injectable()
export class RescueService {
  constructor(
    private readonly db: Db,
    private readonly users: UsersService,
    private readonly passwordResets: PasswordResetService,
    private readonly live: LiveSignIns,
    private readonly audit: AuditService,
  ) {}

  list(): Promise<UserDto[]> {
    return this.users.list();
  }

  /** @throws AppError USER_NOT_FOUND */
  async find(username: string): Promise<UserDto> {
    const user = (await this.users.list()).find((each) => each.username === username.trim().toLowerCase());
    if (!user) throw new AppError('USER_NOT_FOUND');
    return user;
  }

  /**
   * Returns the name as it is stored, and the password when it was drawn.
   * @throws AppError VALIDATION_FAILED, USERNAME_TAKEN, EMAIL_TAKEN and those of a new password
   */
  async createSuperadmin(account: {
    username: string;
    email: string;
    password: string | undefined;
  }): Promise<{ username: string; drawnPassword: string | undefined }> {
    const drawnPassword = account.password === undefined ? drawn() : undefined;
    const raw = {
      ...account,
      password: account.password ?? drawnPassword,
      role: 'superadmin',
      firstName: 'Super',
      lastName: 'Admin',
    };
    const input = (await createValidationPipe().transform(raw, {
      type: 'body',
      metatype: CreateUserDto,
    })) as CreateUserDto;
    const { username } = await this.users.create(SHELL, input);
    return { username, drawnPassword };
  }

  async unlock({ id }: UserDto): Promise<void> {
    await this.users.unlock(SHELL, id);
  }

  async resetSecondFactor({ id }: UserDto): Promise<void> {
    await this.users.resetSecondFactor(SHELL, id);
  }

  resetLink({ id }: UserDto): Promise<{ url: string; expiresAt: Date }> {
    return this.passwordResets.createLink(SHELL, id);
  }

  /** Returns how many sign-ins ended. */
  endSignIns(users: readonly UserDto[]): Promise<number> {
    return this.db.write((tx) => this.endSignInsIn(tx, users));
  }

  /** Ends all sign-ins, and records that the secret is replaced: the file follows the commit. */
  async beginRotation(): Promise<number> {
    const users = await this.list();
    return this.db.write(async (tx) => {
      await this.audit.recordIn(tx, SHELL, { action: 'server.rotateSecret' });
      return this.endSignInsIn(tx, users);
    });
  }

  private async endSignInsIn(tx: Writer, users: readonly UserDto[]): Promise<number> {
    let total = 0;
    for (const { id } of users) {
      const ended = await this.live.endAllIn(tx, id);
      total += ended;
      if (ended > 0)
        await this.audit.recordIn(tx, SHELL, {
          action: 'user.endSessions',
          subjectId: id,
          after: { ended },
        });
    }
    return total;
  }
}

const drawn = () => randomToken().slice(0, PASSWORD_LENGTH);
