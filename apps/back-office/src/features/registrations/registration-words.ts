import type { RegistrationDto } from '@lions/api-client';
import type { TFunction } from 'i18next';

/** '14 years' or 'born in 2012': families give one or the other. */
export const ageWords = (t: TFunction, { playerAge, birthYear }: RegistrationDto): string =>
  birthYear === null
    ? t('registrations.ageYears', { age: playerAge })
    : t('registrations.bornIn', { year: birthYear });
