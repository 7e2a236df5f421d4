/** Baseline: the same server, but registering answers at once, without a database. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../../setup/run.mjs';

const module = (path) => import(pathToFileURL(join(ROOT, 'apps/api/dist', path)).href);
await module('../../../node_modules/reflect-metadata/Reflect.js');
const { RegistrationsService } = await module('registrations/registrations.service.js');
const { practicePlayer } = await module('registrations/registering/new-registration.js');
let id = 0;
RegistrationsService.prototype.registerForPractice = async (_caller, input) => {
  id += 1;
  const row = { ...practicePlayer(input), id, practiceId: input.practiceId, status: 'waiting' };
  return { status: 201, row, waitlistPosition: id, manageUrl: `http://127.0.0.1/my/${'x'.repeat(43)}` };
};
await module('main.js');
