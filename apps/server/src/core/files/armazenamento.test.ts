import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  abrirArmazenamentoEmPasta,
  type Armazenamento,
  chavePorConteudo,
  tipoDaChave,
} from './armazenamento.ts'

let raiz: string
beforeEach(async () => {
  raiz = await mkdtemp(path.join(tmpdir(), 'armazenamento-'))
})
afterEach(() => rm(raiz, { recursive: true, force: true }))

const abrir = async (): Promise<Armazenamento> => (await abrirArmazenamentoEmPasta(raiz)).privado

async function lerTudo(chave: string): Promise<string | null> {
  const lido = await (await abrir()).ler(chave)
  return lido && (await buffer(lido.corrente)).toString()
}

// Only Linux lists what a process holds open.
it.skipIf(process.platform !== 'linux')('a file that no one reads after all is closed', async () => {
  const armazenamento = await abrir()
  await armazenamento.gravar('a.pdf', Buffer.from('conteudo'), 'application/pdf')
  const abertos = async (): Promise<number> => (await readdir('/proc/self/fd')).length
  const antes = await abertos()
  for (let i = 0; i < 20; i++) (await armazenamento.ler('a.pdf'))?.corrente.destroy()
  await expect.poll(abertos).toBeLessThanOrEqual(antes + 5)
})

describe('keys', () => {
  it.each([
    ['fotos/ab/abc-640.webp', 'image/webp'],
    ['logo.svg', 'image/svg+xml'],
    ['documentos/2026/a_b.pdf', 'application/pdf'],
  ])('%s is %s', (chave, tipo) => expect(tipoDaChave(chave)).toBe(tipo))

  it.each([
    '',
    '/a.pdf',
    '../a.pdf',
    'a/../b.pdf',
    'a//b.pdf',
    'a\\b.pdf',
    'a.pdf/..',
    '.temporarios/a.pdf',
    'a/.oculto.pdf',
    'A.pdf',
    'a.pdf\0.png',
    'a.pdf\n',
    'c:a.pdf',
    'con.pdf',
    'a/nul.pdf',
    'a.exe',
    'a.constructor',
    'sem-extensao',
    'a%2fb.pdf',
    `${'a/'.repeat(9)}b.pdf`,
    `${'a'.repeat(300)}.pdf`,
  ])('%j is no key', async (chave) => {
    const armazenamento = await abrir()
    expect(tipoDaChave(chave)).toBeNull()
    expect(await armazenamento.ler(chave)).toBeNull()
    expect(await armazenamento.existe(chave)).toBe(false)
    expect(await armazenamento.apagar(chave)).toBe(false)
    await expect(armazenamento.gravar(chave, Buffer.from('x'), 'application/pdf')).rejects.toThrow(RangeError)
  })

  it('never lets an accepted key leave the folder', () => {
    const pedacos = fc.constantFrom(
      '.',
      '..',
      '/',
      '\\',
      'a',
      'b9',
      '-',
      '_',
      '\0',
      '%2e',
      'pdf',
      '.pdf',
      ':',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(pedacos, { maxLength: 12 }), (partes) => {
        const chave = partes.join('')
        if (tipoDaChave(chave) === null) return
        const destino = path.resolve('/raiz', ...chave.split('/'))
        expect(destino.startsWith('/raiz/')).toBe(true)
        expect(destino.slice('/raiz/'.length)).toBe(chave)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('folder storage', () => {
  it('writes, reads, replaces and erases', async () => {
    const armazenamento = await abrir()
    const chave = chavePorConteudo('documentos', Buffer.from('um'), 'pdf')
    expect(chave).toBe(
      `documentos/${createHash('sha256').update('um').digest('hex').slice(0, 2)}/${createHash('sha256').update('um').digest('hex')}.pdf`,
    )
    expect(await armazenamento.ler(chave)).toBeNull()
    await armazenamento.gravar(chave, Buffer.from('um'), 'application/pdf')
    expect(await lerTudo(chave)).toBe('um')
    await armazenamento.gravar(chave, Buffer.from('dois'), 'application/pdf')
    const lido = await armazenamento.ler(chave)
    expect(lido).toMatchObject({ tamanho: 4, tipo: 'application/pdf' })
    lido?.corrente.destroy()
    expect(await armazenamento.apagar(chave)).toBe(true)
    expect(await armazenamento.apagar(chave)).toBe(false)
    expect(await armazenamento.existe(chave)).toBe(false)
  })

  it('keeps the two areas apart', async () => {
    const { publico, privado } = await abrirArmazenamentoEmPasta(raiz)
    await privado.gravar('rg.pdf', Buffer.from('x'), 'application/pdf')
    expect(await publico.existe('rg.pdf')).toBe(false)
    expect(await publico.ler('../privado/rg.pdf')).toBeNull()
  })

  it('refuses a type that is not the key’s', async () => {
    await expect((await abrir()).gravar('a.pdf', Buffer.from('x'), 'image/png')).rejects.toThrow(RangeError)
  })

  it('shows whole files only while many write the same key', async () => {
    const armazenamento = await abrir()
    const textos = Array.from({ length: 20 }, (_, i) => String(i % 10).repeat(200_000))
    await armazenamento.gravar('a.pdf', Buffer.from(textos[0] ?? ''), 'application/pdf')
    const escritas = Promise.all(
      textos.map((t) => armazenamento.gravar('a.pdf', Buffer.from(t), 'application/pdf')),
    )
    for (let i = 0; i < 30; i++) {
      const texto = await lerTudo('a.pdf')
      expect(texto).toHaveLength(200_000)
      expect(new Set(texto).size).toBe(1)
    }
    await escritas
    expect(await readdir(path.join(raiz, 'privado', '.temporarios'))).toEqual([])
  })

  it('sweeps what a killed process left, but not what another one is writing', async () => {
    await (await abrir()).gravar('a.pdf', Buffer.from('x'), 'application/pdf')
    const temporarios = path.join(raiz, 'privado', '.temporarios')
    await writeFile(path.join(temporarios, 'velho'), 'x')
    await utimes(path.join(temporarios, 'velho'), new Date(0), new Date(0))
    await writeFile(path.join(temporarios, 'novo'), 'x')
    await (await abrir()).gravar('b.pdf', Buffer.from('x'), 'application/pdf')
    expect(await readdir(temporarios)).toEqual(['novo'])
  })

  it.skipIf(process.platform === 'win32')('does not follow a link out of the folder', async () => {
    const armazenamento = await abrir()
    await writeFile(path.join(raiz, 'segredo'), 'segredo')
    await symlink(path.join(raiz, 'segredo'), path.join(raiz, 'privado', 'a.pdf'))
    await expect(armazenamento.ler('a.pdf')).rejects.toThrow()
  })
})
