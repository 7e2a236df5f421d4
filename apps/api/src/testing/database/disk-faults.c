/*
 * Makes writes, syncs and truncations of the embedded database's files and of nightly backups fail, below the real driver
 * (LD_PRELOAD).
 * DISK_FAULTS names a file of five 32-bit integers that the test shares with the process:
 *   [0] calls seen since the test armed it   [1] the call that fails (1 is the first); 0: none
 *   [2] 1: every later call fails too        [3] calls that failed
 *   [4] 1: only syncs are seen
 * Writes and truncations fail with ENOSPC, syncs with EIO.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

static volatile int32_t *shared(void) {
  static volatile int32_t *control;
  const char *path;
  int fd;
  if (control) return control;
  path = getenv("DISK_FAULTS");
  if (!path || (fd = open(path, O_RDWR)) < 0) return NULL;
  void *memory = mmap(NULL, 20, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (memory != MAP_FAILED) control = memory;
  return control;
}

static int is_watched(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, "/lions.sqlite") || strstr(path, "/jwt-secret") || strstr(path, "/.write-probe") ||
         strstr(path, "/lions-nightly");
}

static int fails(int fd, int is_sync) {
  volatile int32_t *control = shared();
  if (!control || (control[4] && !is_sync) || !is_watched(fd)) return 0;
  control[0] += 1;
  int failing = control[1] > 0 && (control[2] ? control[0] >= control[1] : control[0] == control[1]);
  control[3] += failing;
  return failing;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
  if (fails(fd, 0)) return errno = ENOSPC, -1;
  return REAL(pwrite64)(fd, data, size, at);
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
  return pwrite64(fd, data, size, at);
}
ssize_t write(int fd, const void *data, size_t size) {
  if (fd > 2 && fails(fd, 0)) return errno = ENOSPC, -1;
  return REAL(write)(fd, data, size);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (fd > 2 && fails(fd, 0)) return errno = ENOSPC, -1;
  return REAL(writev)(fd, parts, count);
}
int ftruncate64(int fd, off64_t size) {
  if (fails(fd, 0)) return errno = ENOSPC, -1;
  return REAL(ftruncate64)(fd, size);
}
int ftruncate(int fd, off_t size) {
  return ftruncate64(fd, size);
}
int fsync(int fd) {
  if (fails(fd, 1)) return errno = EIO, -1;
  return REAL(fsync)(fd);
}
int fdatasync(int fd) {
  if (fails(fd, 1)) return errno = EIO, -1;
  return REAL(fdatasync)(fd);
}
