import { describe, expect, test } from 'vitest'
import { explicarFalha } from './start-failure.ts'

describe('what PostgreSQL says becomes one sentence with a remedy', () => {
  test.each([
    ['initdb: error: could not write file "base/1/2674": No space left on device', 'está cheio'],
    ['FATAL:  database files are incompatible with server', 'outra versão'],
    ['FATAL:  could not create lock file "postmaster.pid": Permission denied', 'chown'],
    ['initdb: could not look up effective user ID 12345: user does not exist', '/etc/passwd'],
    ["EROFS: read-only file system, mkdir '/x'", 'somente de leitura'],
    ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'já está em uso'],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'memória'],
    ["postgres: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.28' not found", 'DATABASE_URL'],
    ['PANIC:  could not locate a valid checkpoint record', 'danificados'],
    ['algo que ninguém previu', 'algo que ninguém previu'],
  ])('%s', (saida, trecho) => {
    const { message } = explicarFalha(saida, '/dados')
    expect(message).toContain(trecho)
    expect(message).not.toContain('\n')
    expect(message.match(/[.!?](\s|$)/g)).toHaveLength(1)
  })
})
