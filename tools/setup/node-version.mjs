import { readFileSync } from 'node:fs';

/** Whether a version such as '20.20.2' is in a range of '^a.b', '>=a' and '||', as in package.json. */
export function satisfies(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, wantedMajor, wantedMinor] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(part.trim());
    if (sign === '>=' && major > Number(wantedMajor)) return true;
    return major === Number(wantedMajor) && minor >= Number(wantedMinor || 0);
  });
}

/** Ends the process with one sentence when package.json does not allow this Node version. */
export function requireSupportedNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (satisfies(process.versions.node, engines.node)) return;
  console.error(
    `This project needs Node ${engines.node.replaceAll('||', 'or')}, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
