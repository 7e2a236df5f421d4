import { randomUUID } from 'node:crypto';

/** An id for a request, the same in its log line and its answer: 32 hexadecimal digits. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '');
