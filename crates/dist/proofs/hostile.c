/* A disk and a clock that misbehave, for a program started with this library preloaded. $HOSTILE names a file with one
 * word: "slow" (five seconds a write), "dozes" (five seconds until a record is opened), "full", "readonly", "gone", or a
 * number of seconds by which the clock is wrong. It concerns files below $HOSTILE_DIR. Calls that took long are listed in
 * $HOSTILE.waited, those of them that a frame waited for in $HOSTILE.blocked, and calls that failed in $HOSTILE.refused. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void read_mode(char mode[32]) {
    const char *path = getenv("HOSTILE");
    long file = path ? syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC) : -1;
    long length = file < 0 ? 0 : syscall(SYS_read, file, mode, 31);
    if (file >= 0) syscall(SYS_close, file);
    mode[length > 0 ? length : 0] = 0;
    mode[strcspn(mode, "\n")] = 0;
}

/* Adds a line to $HOSTILE.`list`. */
static void tell(const char *list, const char *line) {
    char report[300];
    snprintf(report, sizeof report, "%s.%s", getenv("HOSTILE"), list);
    long file = syscall(SYS_openat, AT_FDCWD, report, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    syscall(SYS_write, file, line, strlen(line));
    syscall(SYS_close, file);
}

static int refused(const char *call, const char *path, int error) {
    char line[600];
    snprintf(line, sizeof line, "%s %s\n", call, path);
    tell("refused", line);
    return errno = error;
}

/* Fails with an error of the disk, or after a while succeeds. `writes` tells a change from a look. */
static int refuses(const char *call, const char *path, int writes) {
    const char *folder = getenv("HOSTILE_DIR");
    if (!folder || !path || strncmp(path, folder, strlen(folder))) return 0;
    char mode[32];
    read_mode(mode);
    if (!strcmp(mode, "gone")) return refused(call, path, EIO);
    if (!strcmp(mode, "dozes") ? writes || !strstr(path, ".jsonl") : !writes) return 0;
    if (!strcmp(mode, "full")) return refused(call, path, ENOSPC);
    if (!strcmp(mode, "readonly")) return refused(call, path, EROFS);
    if (strcmp(mode, "slow") && strcmp(mode, "dozes")) return 0;
    char name[17] = "", line[600];
    prctl(PR_GET_NAME, name);
    snprintf(line, sizeof line, "%s: %s %s\n", name, call, path);
    tell("waited", line);
    /* The first thread has the name of the program; systems of a frame run in it and in the compute pool. */
    if (getpid() == gettid() || !strncmp(name, "Compute", 7)) tell("blocked", line);
    sleep(5);
    return 0;
}

static int refuses_fd(const char *call, int fd) {
    char link[40], path[400];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return refuses(call, path, 1);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    if (fd < 3 || !refuses_fd("write", fd)) return REAL(write)(fd, bytes, count);
    /* A full disk may have taken a part. */
    if (errno == ENOSPC && count > 60) return REAL(write)(fd, bytes, 20);
    return -1;
}
int fsync(int fd) { return refuses_fd("fsync", fd) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return refuses_fd("fdatasync", fd) ? -1 : REAL(fdatasync)(fd); }
int rename(const char *from, const char *to) {
    char mode[32];
    read_mode(mode);
    /* It needs no space. */
    return strcmp(mode, "full") && refuses("rename", to, 1) ? -1 : REAL(rename)(from, to);
}
int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    int rights = va_arg(rest, int), writes = (flags & O_ACCMODE) != O_RDONLY;
    va_end(rest);
    return refuses("open", path, writes) ? -1 : REAL(open64)(path, flags, rights);
}
int clock_gettime(clockid_t clock, struct timespec *time) {
    long done = syscall(SYS_clock_gettime, clock, time);
    char mode[32] = "";
    if (clock == CLOCK_REALTIME) read_mode(mode);
    time->tv_sec += atol(mode);
    return done;
}
