/** A repository in place of the club's, and versions in it: the command `lions`, and the built server of this folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/run.mjs';

/** Variables that let git find the repository of the runbook's address below `folder`. */
export const CLUB = (folder) => ({
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `url.${folder}/.insteadOf`,
  GIT_CONFIG_VALUE_0: 'https://git.example/',
});

const AUTHOR = ['-c', 'user.name=Club', '-c', 'user.email=club@lions.example', '-c', 'commit.gpgSign=false'];

/** Commits a version, into a new repository for the first one. */
export function publishVersion(folder, name) {
  const repository = join(folder, 'lions.git');
  const git = (...args) => execFileSync('git', args, { cwd: repository });
  if (!existsSync(repository)) {
    mkdirSync(join(repository, 'apps/api'), { recursive: true });
    cpSync(`${ROOT}lions`, join(repository, 'lions'));
    const server = `require(${JSON.stringify(`${ROOT}apps/api/server.cjs`)});\n`;
    writeFileSync(join(repository, 'apps/api/server.cjs'), server);
    git('init', '--quiet', '--initial-branch=main');
  }
  writeFileSync(join(repository, 'version'), name);
  git('add', '.');
  git(...AUTHOR, 'commit', '--quiet', '--message', name);
}
