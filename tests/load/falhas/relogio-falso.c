// Preloaded into PostgreSQL by relogio-falso.ts: adds to the wall clock the milliseconds that stand in a mapped file.
// Nothing but a load happens at a look at the clock: PostgreSQL looks at it in its signal handlers too.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static const volatile int64_t *desvio;
static int (*verdadeiro)(clockid_t, struct timespec *);

__attribute__((constructor)) static void abrir(void) {
  const char *nome = getenv("RELOGIO_FALSO");
  verdadeiro = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int fd = nome == NULL ? -1 : open(nome, O_RDONLY | O_CLOEXEC);
  void *onde = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof *desvio, PROT_READ, MAP_SHARED, fd, 0);
  // A clock that cannot be set would make every round look well.
  if (verdadeiro == NULL || onde == MAP_FAILED) abort();
  desvio = onde;
}

int clock_gettime(clockid_t qual, struct timespec *t) {
  if (verdadeiro == NULL) abrir();
  int r = verdadeiro(qual, t);
  if (r != 0 || (qual != CLOCK_REALTIME && qual != CLOCK_REALTIME_COARSE)) return r;
  int64_t ns = t->tv_nsec + *desvio % 1000 * 1000000;
  t->tv_sec += *desvio / 1000 + (ns >= 1000000000) - (ns < 0);
  t->tv_nsec = ns + (ns < 0 ? 1000000000 : ns >= 1000000000 ? -1000000000 : 0);
  return r;
}

int gettimeofday(struct timeval *restrict t, void *restrict fuso) {
  (void)fuso;
  struct timespec agora;
  int r = clock_gettime(CLOCK_REALTIME, &agora);
  t->tv_sec = agora.tv_sec;
  t->tv_usec = agora.tv_nsec / 1000;
  return r;
}

time_t time(time_t *t) {
  struct timespec agora;
  clock_gettime(CLOCK_REALTIME, &agora);
  if (t != NULL) *t = agora.tv_sec;
  return agora.tv_sec;
}
