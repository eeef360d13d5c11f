// What navgraph uses of the C library of Apple's systems, with the types that the headers of macOS give it: where they differ from Linux's,
// a branch for Darwin must compile. Nothing is linked against this.
#pragma once
#pragma clang assume_nonnull begin

typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef int pid_t;
typedef int32_t dev_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint64_t ino_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int64_t off_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef unsigned int nfds_t;
typedef uint32_t sigset_t;
typedef long time_t;
typedef int suseconds_t;

// errno.h
int *__error(void);
#define ENOENT 2
#define EINTR 4
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EAGAIN 35
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EPIPE 32
#define ESRCH 3
#define ECHILD 10
#define EXDEV 18
#define ENOTSUP 45
#define ENOSYS 78
#define EOPNOTSUPP 102
#define EPERM 1
#define EROFS 30

// stdio.h
typedef struct __sFILE { int _file; } FILE;
// Apple's are macros for variables of other names; to Swift both are variables.
extern FILE *_Null_unspecified stdout;
extern FILE *_Null_unspecified stderr;
int fputs(const char *_Null_unspecified restrict, FILE *_Null_unspecified restrict);
int fflush(FILE *_Null_unspecified);
#define _IOLBF 1
#define P_tmpdir "/var/tmp/"
FILE *_Null_unspecified fopen(const char *_Null_unspecified restrict, const char *_Null_unspecified restrict);
int fclose(FILE *_Null_unspecified);
FILE *_Null_unspecified tmpfile(void);
int fileno(FILE *_Null_unspecified);
size_t fread(void *_Null_unspecified restrict, size_t, size_t, FILE *_Null_unspecified restrict);
int setvbuf(FILE *_Null_unspecified restrict, char *_Null_unspecified restrict, int, size_t);
int rename(const char *_Null_unspecified, const char *_Null_unspecified);

// stdlib.h
void exit(int) __attribute__((noreturn));
void _exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
void free(void *_Null_unspecified);
char *_Null_unspecified getenv(const char *_Null_unspecified);
int setenv(const char *_Null_unspecified, const char *_Null_unspecified, int);
int unsetenv(const char *_Null_unspecified);
char *_Null_unspecified mkdtemp(char *_Null_unspecified);
int mkstemp(char *_Null_unspecified);
char *_Null_unspecified realpath(const char *_Null_unspecified restrict, char *_Null_unspecified restrict);

// string.h
char *_Null_unspecified strdup(const char *_Null_unspecified);
char *_Null_unspecified strerror(int);
size_t strlen(const char *_Null_unspecified);
int memcmp(const void *_Null_unspecified, const void *_Null_unspecified, size_t);

// unistd.h
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SEEK_SET 0
int access(const char *_Null_unspecified, int);
int close(int);
int pipe(int *_Null_unspecified);
int dup2(int, int);
ssize_t read(int, void *_Null_unspecified, size_t);
ssize_t write(int, const void *_Null_unspecified, size_t);
off_t lseek(int, off_t, int);
ssize_t pread(int, void *_Null_unspecified, size_t, off_t);
int unlink(const char *_Null_unspecified);
int link(const char *_Null_unspecified, const char *_Null_unspecified);
int rmdir(const char *_Null_unspecified);
int isatty(int);
int chdir(const char *_Null_unspecified);
int fsync(int);
int ftruncate(int, off_t);
pid_t getpid(void);
uid_t geteuid(void);
char *_Null_unspecified getcwd(char *_Null_unspecified, size_t);
ssize_t readlink(const char *_Null_unspecified restrict, char *_Null_unspecified restrict, size_t);
int symlink(const char *_Null_unspecified, const char *_Null_unspecified);
unsigned int sleep(unsigned int);
int usleep(unsigned int);

// fcntl.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_DUPFD_CLOEXEC 67
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1

// sys/file.h
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
int flock(int, int);

// sys/stat.h
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags;
  uint32_t st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};

int stat(const char *_Null_unspecified, struct stat *_Null_unspecified);
int lstat(const char *_Null_unspecified, struct stat *_Null_unspecified);
int fstat(int, struct stat *_Null_unspecified);
int mkdir(const char *_Null_unspecified, mode_t);
int chmod(const char *_Null_unspecified, mode_t);
int fchmod(int, mode_t);
mode_t umask(mode_t);

// dirent.h
typedef struct { int __dd_fd; } DIR;
struct dirent {
  uint64_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
DIR *_Null_unspecified opendir(const char *_Null_unspecified);
struct dirent *_Null_unspecified readdir(DIR *_Null_unspecified);
int closedir(DIR *_Null_unspecified);

// signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIGCHLD 20
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
typedef void (*sig_t)(int);
sig_t _Null_unspecified signal(int, sig_t _Null_unspecified);
int kill(pid_t, int);
int raise(int);
int sigemptyset(sigset_t *_Null_unspecified);
int sigaddset(sigset_t *_Null_unspecified, int);
int sigdelset(sigset_t *_Null_unspecified, int);
int sigismember(const sigset_t *_Null_unspecified, int);
int sigpending(sigset_t *_Null_unspecified);
int sigprocmask(int, const sigset_t *_Null_unspecified restrict, sigset_t *_Null_unspecified restrict);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);

// poll.h
struct pollfd {
  int fd;
  short events;
  short revents;
};
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
int poll(struct pollfd *_Null_unspecified, nfds_t, int);

// sys/socket.h, netinet/in.h
typedef uint32_t socklen_t;
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
struct sockaddr {
  uint8_t sa_len;
  sa_family_t sa_family;
  char sa_data[14];
};
struct in_addr {
  in_addr_t s_addr;
};
struct sockaddr_in {
  uint8_t sin_len;
  sa_family_t sin_family;
  in_port_t sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SHUT_WR 1
int socket(int, int, int);
int bind(int, const struct sockaddr *_Null_unspecified, socklen_t);
int listen(int, int);
int accept(int, struct sockaddr *_Null_unspecified, socklen_t *_Null_unspecified restrict);
int getsockname(int, struct sockaddr *_Null_unspecified restrict, socklen_t *_Null_unspecified restrict);
int setsockopt(int, int, int, const void *_Null_unspecified, socklen_t);
int shutdown(int, int);

// spawn.h, sys/wait.h, crt_externs.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
int posix_spawn(
    pid_t *_Nullable restrict, const char *restrict, const posix_spawn_file_actions_t _Nullable *_Nullable, const posix_spawnattr_t _Nullable *_Nullable restrict,
    char *const _Nullable argv[_Nonnull restrict], char *const _Nullable envp[_Nullable restrict]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *_Nonnull);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *_Nonnull);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t _Nullable *_Nonnull, int, int);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t _Nullable *_Nonnull restrict, int, const char *restrict, int, mode_t);
int posix_spawnattr_init(posix_spawnattr_t _Nullable *_Nonnull);
int posix_spawnattr_destroy(posix_spawnattr_t _Nullable *_Nonnull);
int posix_spawnattr_setflags(posix_spawnattr_t _Nullable *_Nonnull, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t _Nullable *_Nonnull, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t _Nullable *_Nonnull restrict, const sigset_t *_Nonnull restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t _Nullable *_Nonnull restrict, const sigset_t *_Nonnull restrict);
#define WNOHANG 0x00000001
pid_t waitpid(pid_t, int *_Null_unspecified, int);
char *_Nullable *_Nullable *_Nonnull _NSGetEnviron(void);

// math.h
double log(double);

// time.h
struct tm {
  int tm_sec;
  int tm_min;
  int tm_hour;
  int tm_mday;
  int tm_mon;
  int tm_year;
  int tm_wday;
  int tm_yday;
  int tm_isdst;
  long tm_gmtoff;
  char *_Null_unspecified tm_zone;
};
time_t time(time_t *_Null_unspecified);
struct tm *_Null_unspecified localtime_r(const time_t *_Null_unspecified restrict, struct tm *_Null_unspecified restrict);

// sys/resource.h
struct rusage {
  struct timeval ru_utime;
  struct timeval ru_stime;
  long ru_maxrss;
  long ru_ixrss;
  long ru_idrss;
  long ru_isrss;
  long ru_minflt;
  long ru_majflt;
  long ru_nswap;
  long ru_inblock;
  long ru_oublock;
  long ru_msgsnd;
  long ru_msgrcv;
  long ru_nsignals;
  long ru_nvcsw;
  long ru_nivcsw;
};
#define RUSAGE_SELF 0
#define RUSAGE_CHILDREN -1
int getrusage(int, struct rusage *_Null_unspecified);
pid_t wait4(pid_t, int *_Null_unspecified, int, struct rusage *_Null_unspecified);

#pragma clang assume_nonnull end
