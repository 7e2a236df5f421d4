import { ApiProperty } from '@nestjs/swagger';
import { SIGN_IN_HISTORY, type SignInHistoryAction } from '@lions/domain';
import type { AdminSession } from './admin-session.entity.js';
import type { AuditEntry } from '../../platform/audit/audit-entry.entity.js';

/** A device on which a user is signed in. */
export class AdminSessionDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: '192.0.2.0/24', description: 'Network of the device: /24 of IPv4, /48 of IPv6' })
  ipAddress: string;
  @ApiProperty({ example: 'Mozilla/5.0' }) userAgent: string;
  @ApiProperty({ example: '2026-11-20T15:04:05.000Z' }) signedInAt: string;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) lastSeenAt: string;
}

/** One of the caller's own devices. */
export class OwnAdminSessionDto extends AdminSessionDto {
  @ApiProperty({ example: true, description: 'The device of this request' }) isCurrent: boolean;
}

export class EndedDto {
  @ApiProperty({ example: 2, description: 'How many devices were signed out' }) ended: number;
}

export function toAdminSessionDto({
  id,
  ipAddress,
  userAgent,
  familyStartedAt,
  createdAt,
}: AdminSession): AdminSessionDto {
  return {
    id,
    ipAddress,
    userAgent,
    signedInAt: familyStartedAt.toISOString(),
    lastSeenAt: createdAt.toISOString(),
  };
}

/** One line of a person's own sign-in history. */
export class SignInHistoryDto {
  @ApiProperty({ example: 17 }) id: number;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) at: string;
  @ApiProperty({ enum: SIGN_IN_HISTORY, enumName: 'SignInHistoryAction' }) action: SignInHistoryAction;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'superadmin',
    description: 'The other user who did it; null: the user or the server',
  })
  by: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Mozilla/5.0' }) userAgent: string | null;
  @ApiProperty({ type: String, nullable: true, example: '192.0.2.0/24' }) network: string | null;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

export function toSignInHistoryDto(entry: AuditEntry, userId: number): SignInHistoryDto {
  const isByAnother = entry.actorId !== null && entry.actorId !== userId;
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action as SignInHistoryAction,
    by: isByAnother ? entry.actor : null,
    userAgent: textOf(entry.after?.['userAgent']),
    network: textOf(entry.after?.['network']),
  };
}
