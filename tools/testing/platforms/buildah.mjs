import { existsSync } from 'node:fs';

const PROGRAMS = ['/usr/bin/buildah', '/usr/sbin/debootstrap', '/usr/bin/unshare'];

/** Builds and runs the image without a daemon; the base is made of Debian packages, which needs root. */
export const BUILDAH = {
  name: 'buildah that may run as root',
  packages: ['buildah', 'debootstrap'],
  isThere: () => process.getuid?.() === 0 && PROGRAMS.every((file) => existsSync(file)),
};
