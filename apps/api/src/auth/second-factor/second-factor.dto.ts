import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, VALIDATION } from '@lions/domain';
import { IsString, MaxLength, MinLength } from 'class-validator';

/** The caller's own password. */
export class OwnPasswordDto {
  @ApiProperty({
    format: 'password',
    example: 'Demo-password-2026',
    minLength: 1,
    maxLength: LIMITS.shortText,
  })
  @IsString()
  @MinLength(1, { message: VALIDATION.required })
  @MaxLength(LIMITS.shortText)
  currentPassword: string;
}

/** A code of the authenticator app, or a recovery code. */
export class CodeDto {
  @ApiProperty({ example: '123456', minLength: 1, maxLength: LIMITS.secondFactorCode })
  @IsString()
  @MinLength(1, { message: VALIDATION.required })
  @MaxLength(LIMITS.secondFactorCode)
  code: string;
}

/** A passkey of the caller. */
export class PasskeyDto {
  @ApiProperty({ example: 7 }) id: number;
  @ApiProperty({ example: 'Chrome on Windows' }) name: string;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) addedAt: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-28T15:04:05.000Z' }) lastUsedAt:
    string | null;
}

/** The state of the caller's second factor. */
export class SecondFactorDto {
  @ApiProperty({ example: true, description: 'Whether the sign-in by password asks for a code' })
  isOn: boolean;
  @ApiProperty({ example: 10 }) recoveryCodesLeft: number;
  @ApiProperty({ type: [PasskeyDto] }) passkeys: PasskeyDto[];
  @ApiProperty({ example: false, description: 'True: without an app or a passkey, other calls are refused' })
  isRequired: boolean;
  @ApiProperty({ example: false, description: 'True: no other superadmin could remove a lost factor' })
  isOnlySuperadmin: boolean;
}

/** The secret for an authenticator app; it counts once a code of the app confirms it. */
export class SecondFactorSetUpDto {
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }) secret: string;
  @ApiProperty({ example: 'otpauth://totp/Lions:demo.coach?secret=…', description: 'Text of the QR code' })
  uri: string;
}

/** Recovery codes, shown once; each works once in place of the app. */
export class NewRecoveryCodesDto {
  @ApiProperty({ type: [String], example: ['0a1b-2c3d-4e5f-6071-8293'] }) recoveryCodes: string[];
  @ApiProperty({ example: false, description: 'True: no other superadmin could remove a lost factor' })
  isOnlySuperadmin: boolean;
}
