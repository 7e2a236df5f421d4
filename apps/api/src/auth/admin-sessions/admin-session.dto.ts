import { ApiProperty } from '@nestjs/swagger';
import type { AdminSession } from './admin-session.entity.js';

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
