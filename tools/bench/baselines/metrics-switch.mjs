/** The same server with metrics of requests and database that SIGUSR2 switches off, or on again. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../../setup/run.mjs';

const module = (path) => import(pathToFileURL(join(ROOT, 'apps/api/dist', path)).href);
await module('../../../node_modules/reflect-metadata/Reflect.js');
const { Db } = await module('database/db.js');
const { Traffic } = await module('metrics/traffic.js');

function switchable({ prototype }, register, field) {
  prototype[register] = function (listener) {
    this[field] = listener;
    process.on('SIGUSR2', () => {
      this[field] = this[field] ? undefined : listener;
    });
  };
}
switchable(Traffic, 'whenAnswered', 'listener');
switchable(Db, 'whenEnded', 'ended');
await module('main.js');
