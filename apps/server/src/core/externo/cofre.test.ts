import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { abrirCofre, chavesDaInstalacao, CofreFechado } from './cofre.ts'

const chave = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const [velha, nova] = [chave('velha'), chave('nova')]

describe('the vault', () => {
  test('gives back what it took, never twice the same bytes', () => {
    const c = abrirCofre(nova)
    const [a, b] = [c.cifrar('segredo ação', '1|banco-pix'), c.cifrar('segredo ação', '1|banco-pix')]
    expect(c.decifrar(a, '1|banco-pix')).toBe('segredo ação')
    expect(a.bytes.equals(b.bytes)).toBe(false)
    expect(a.bytes.includes('segredo')).toBe(false)
  })

  test.each([
    ['another house', '2|banco-pix', (b: Buffer) => b],
    ['another party', '1|smtp', (b: Buffer) => b],
    [
      'a changed byte',
      '1|banco-pix',
      (b: Buffer) => Buffer.concat([b.subarray(0, -1), Buffer.of((b.at(-1) ?? 0) ^ 1)]),
    ],
    [
      'a changed seal',
      '1|banco-pix',
      (b: Buffer) => {
        const c = Buffer.from(b)
        c[13] = (c[13] ?? 0) ^ 1
        return c
      },
    ],
    ['a short one', '1|banco-pix', (b: Buffer) => b.subarray(0, 10)],
    ['another form', '1|banco-pix', (b: Buffer) => Buffer.concat([Buffer.of(9), b.subarray(1)])],
  ])('does not open for %s', (_, contexto, mudar) => {
    const c = abrirCofre(nova)
    const { chaveId, bytes } = c.cifrar('segredo', '1|banco-pix')
    expect(() => c.decifrar({ chaveId, bytes: mudar(bytes) }, contexto)).toThrow(CofreFechado)
  })

  test('rotation: the first key encrypts, an older one still opens, a removed one does not', () => {
    const antes = abrirCofre(velha).cifrar('segredo', 'x')
    const depois = abrirCofre(`${nova}, ${velha}`)
    expect(depois.decifrar(antes, 'x')).toBe('segredo')
    expect(depois.cifrar('segredo', 'x').chaveId).toBe('nova')
    expect(() => abrirCofre(nova).decifrar(antes, 'x')).toThrow(/velha/)
  })

  test.each([['k:curta'], ['semid'], [`a:${'x'.repeat(43)}%`], [`${velha},${velha}`]])(
    'refuses keys like %s',
    (t) => {
      expect(() => abrirCofre(t)).toThrow(/MARTELO_CHAVES/)
    },
  )

  test('without a key nothing is encrypted', () => {
    const c = abrirCofre(undefined)
    expect(c.chaveId).toBeNull()
    expect(() => c.cifrar('x', 'y')).toThrow(CofreFechado)
  })

  test('the demonstration keeps a key in its folder, for this user only; production takes none', async () => {
    const pastaDeDados = await mkdtemp(path.join(tmpdir(), 'cofre-'))
    const demo = { chaves: undefined, demo: true, pastaDeDados }
    const [a, b] = await Promise.all([chavesDaInstalacao(demo), chavesDaInstalacao(demo)])
    expect(a).toBe(b)
    expect(abrirCofre(a).chaveId).toBe('demo')
    if (process.platform !== 'win32')
      expect((await stat(path.join(pastaDeDados, 'chaves.txt'))).mode & 0o077).toBe(0)
    expect(await chavesDaInstalacao({ ...demo, demo: false })).toBeUndefined()
    await rm(pastaDeDados, { recursive: true })
  })
})
