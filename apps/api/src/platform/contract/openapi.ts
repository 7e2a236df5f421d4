import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { apiFile, siteVersion } from '../config/api-files.js';
import { withBodyExamples } from './body-examples.js';
import { withDerivedErrors } from './derived-errors.js';
import { withResponseHeaders } from './response-headers.js';
import { KEY_SECURITY, withStandardForm } from './standard-form.js';
import { TAGS } from './tags.js';

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
        'A program sends an API key instead, `Authorization: Bearer lions_…`, which a superadmin makes in the back-office under ' +
        'Administration, Integrations; docs/integrate.md tells how. ' +
        'Every answer that is not 2xx has the shape of `ErrorDto`; its `code` is stable.',
    )
    .setVersion(siteVersion())
    .addCookieAuth('access_token', {
      type: 'apiKey',
      in: 'cookie',
      description: 'Sign in at /admin in this browser instead of here: no page can set this cookie.',
    })
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'lions_…', description: 'An API key' },
      KEY_SECURITY,
    )
    // Relative, because each club has its own host.
    .addServer('/', 'The club’s own site')
    .build();
  config.tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  return withBodyExamples(withResponseHeaders(withStandardForm(withDerivedErrors(document))));
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
      // The page renders only what is open, so the browser's own search finds little.
      swaggerOptions: { filter: true },
    },
  );
}
