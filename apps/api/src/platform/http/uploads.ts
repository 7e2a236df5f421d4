import type { FastifyInstance } from 'fastify';
import { AppError } from '../common/app-error.js';

/** Configuration of a route that reads a multipart form itself (pictures/upload-form.ts). */
export const TAKES_FORM = { takesForm: true };

/** Leaves forms unread, so that the access guard comes before the first byte; every other route refuses them. */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    const { takesForm } = request.routeOptions.config as Partial<typeof TAKES_FORM>;
    done(takesForm ? null : new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
}
