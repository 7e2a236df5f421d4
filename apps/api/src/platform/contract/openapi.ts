import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { apiFile, siteVersion } from '../config/api-files.js';
import { withDerivedErrors } from './derived-errors.js';
import { withStandardForm } from './standard-form.js';

/** The committed document, written by `write-openapi`; a test fails when it is outdated. */
export const OPENAPI_FILE = apiFile('openapi.json');

/** The API as its decorators describe it; operation names are the controllers' method names. */
export function createOpenApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Lac St-Louis Lions API')
    .setDescription(
      'Everything the public site and the back-office do. Sign in with `POST /api/auth/login`: two HttpOnly cookies follow, ' +
        'whose names begin with `__Host-` where the site has https. ' +
        'Unsafe methods from outside a browser take an `X-Requested-With` header beside the cookies. ' +
        'With `X-User-Id` they name the user whom they are for: the session of another one answers 409 SIGNED_IN_AS_OTHER. ' +
        'Every answer that is not 2xx has the shape of `ErrorDto`; its `code` is stable.',
    )
    .setVersion(siteVersion())
    .addCookieAuth('access_token')
    // Relative, because each club has its own host.
    .addServer('/')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  return withStandardForm(withDerivedErrors(document));
}

/** Serves Swagger UI at /api/docs and the document at /api/openapi.json; the file is read at the first request. */
export function serveDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup(
    'api/docs',
    app,
    () => JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenAPIObject,
    {
      jsonDocumentUrl: 'api/openapi.json',
      raw: ['json'],
      customSiteTitle: 'Lac St-Louis Lions API',
    },
  );
}
