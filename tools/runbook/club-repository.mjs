/** A repository in place of the club's, and versions in it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Variables that let git find the repository of the runbook's address below `folder`. */
export const CLUB = (folder) => ({
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `url.${folder}/.insteadOf`,
  GIT_CONFIG_VALUE_0: 'https://git.example/',
});

const AUTHOR = ['-c', 'user.name=Club', '-c', 'user.email=club@lions.example', '-c', 'commit.gpgSign=false'];

/**
 * Commits a version, into a new repository for the first one.
 * @returns {string} its short name, as `git log --oneline` shows it
 */
export function publishVersion(folder, name) {
  const repository = join(folder, 'lions.git');
  const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  if (!existsSync(repository)) {
    mkdirSync(repository, { recursive: true });
    git('init', '--quiet', '--initial-branch=main');
  }
  writeFileSync(join(repository, 'version'), name);
  git('add', 'version');
  git(...AUTHOR, 'commit', '--quiet', '--message', name);
  return git('rev-parse', '--short', 'HEAD');
}
