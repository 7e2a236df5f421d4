import { VALIDATION, type ValidationKey } from '@lions/domain';

/** What is wrong with one field; in English the API's own sentences. */
export const validation: Record<ValidationKey, string> = VALIDATION;
