import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, VALIDATION } from '@lions/domain';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { RequiredText } from '../../platform/common/input/fields.js';

const BASE64URL = /^[\w-]+$/;

/** Bytes of an authenticator, as a browser sends them: in base64url, at most `max` characters. */
const Bytes = (max: number, example: string) =>
  applyDecorators(
    IsString(),
    MaxLength(max),
    Matches(BASE64URL),
    ApiProperty({ example, minLength: 1, maxLength: max, pattern: BASE64URL.source }),
  );
const CredentialId = () => Bytes(1400, '4uCxPgDpLlfS1-K7cnqHTg');
const ClientData = () => Bytes(4000, 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0');

/** A proof that the caller sits at the browser. */
export class ProofDto {
  @ApiProperty({
    format: 'password',
    example: 'Demo-password-2026',
    minLength: 1,
    maxLength: LIMITS.shortText,
    description: 'The password; with an authenticator app a code of it, or a recovery code',
  })
  @IsString()
  @MinLength(1, { message: VALIDATION.required })
  @MaxLength(LIMITS.shortText)
  proof: string;
}

/** The request to the browser for a passkey, as WebAuthn defines it. */
export class PasskeyOptionsDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { challenge: 'MTc2NDAwMDAwMDAwMC5h', rpId: 'club.example', userVerification: 'required' },
    description: 'For `navigator.credentials`, in JSON: answer it within five minutes, in the same browser',
  })
  options: object;
}

/** A passkey that the browser has made. */
export class NewPasskeyDto {
  @ApiProperty({ example: 'Chrome on Windows' })
  @RequiredText(LIMITS.passkeyName)
  name: string;

  @CredentialId() id: string;
  @ClientData() clientDataJSON: string;
  @Bytes(10_000, 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ') attestationObject: string;
}

/** The answer of a passkey. */
export class PasskeySignInDto {
  @CredentialId() id: string;
  @ClientData() clientDataJSON: string;
  @Bytes(4000, 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ') authenticatorData: string;
  @Bytes(1400, 'MEUCIQDZkq1dYJAx') signature: string;
  @Bytes(100, 'Mg') userHandle: string;
}
