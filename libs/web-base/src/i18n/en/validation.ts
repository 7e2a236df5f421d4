import { VALIDATION, type ValidationKey } from '@lions/domain';

/** Errors of a single field; in English the API's own sentences. */
export const validation: Record<ValidationKey, string> = VALIDATION;
