/**
 * For `node --import`, in lions.service: the settings of the `.env` in SETTINGS_DIR, with the defaults that
 * docker-compose.yml has for a site with and without DOMAIN.
 */
import { env } from 'node:process';
import { readEnvFile } from './env-file.mjs';

readEnvFile(env.SETTINGS_DIR);
env.DEMO_DATA ??= 'off';
if (env.DOMAIN) {
  env.PUBLIC_URL ??= `https://${env.DOMAIN}`;
  env.TRUST_PROXY ??= '1';
}
