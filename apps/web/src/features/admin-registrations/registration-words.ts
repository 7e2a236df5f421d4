import type { RegistrationDto } from '@lions/api-client';
import type { TFunction } from 'i18next';

/** '14 years' or 'born in 2012': families give the one or the other. */
export const ageWords = (t: TFunction, { playerAge, birthYear }: RegistrationDto): string =>
  birthYear === null
    ? t('registrations.ageYears', { age: playerAge })
    : t('registrations.bornIn', { year: birthYear });

/** Whether a family that has a place or waits for one is still to be asked for its consent. */
export const lacksConsent = ({ status, consentVersion }: RegistrationDto): boolean =>
  status !== 'cancelled' && consentVersion === null;
