// Against a real server that speaks S3. It knows keys and buckets; it does not calculate signatures of version 4.
import { createRequire } from 'node:module'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Areas, abrirArmazenamentoEmPasta } from './armazenamento.ts'
import { abrirArmazenamentoEmS3, lerDestino } from './armazenamento-s3.ts'
import { levarArquivos } from './levar-arquivos.ts'

interface Servidor {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
// It brings no types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (opcoes: object) => Servidor

let pasta: string
let servidor: Servidor
let url: string
let s3: Areas
beforeAll(async () => {
  pasta = await mkdtemp(path.join(tmpdir(), 's3-'))
  servidor = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    vhostBuckets: false,
    directory: path.join(pasta, 's3'),
    configureBuckets: [{ name: 'martelo' }],
  })
  const { port } = await servidor.run()
  url = `http://S3RVER:S3RVER@127.0.0.1:${port}/martelo/casa`
  s3 = await abrirArmazenamentoEmS3(url)
})
afterAll(async () => {
  await servidor.close()
  await rm(pasta, { recursive: true, force: true })
})

async function* pedacos(...textos: string[]): AsyncGenerator<Uint8Array> {
  for (const t of textos) yield Buffer.from(t)
}
const ler = async (onde: Areas, chave: string): Promise<string | null> => {
  const lido = await onde.privado.ler(chave)
  return lido && (await buffer(lido.corrente)).toString()
}

/** Both stores answer the same. */
describe.each(['pasta', 's3'])('the store %s', (qual) => {
  let a: Areas
  beforeAll(async () => {
    a = qual === 's3' ? s3 : await abrirArmazenamentoEmPasta(path.join(pasta, 'local'))
  })

  it('keeps, replaces, measures and deletes; its areas are apart', async () => {
    const chave = 'anexos/1/ab/abcd.pdf'
    expect(await a.privado.ler(chave)).toBeNull()
    expect(await a.privado.tamanho(chave)).toBeNull()
    await a.privado.gravar(chave, Buffer.from('primeiro'), 'application/pdf')
    await a.privado.gravar(chave, Buffer.from('segundo'), 'application/pdf')
    expect(await ler(a, chave)).toBe('segundo')
    expect(await a.privado.tamanho(chave)).toBe(7)
    expect((await a.privado.ler(chave))?.tipo).toBe('application/pdf')
    expect(await a.publico.existe(chave)).toBe(false)
    expect(await a.privado.apagar(chave)).toBe(true)
    expect(await a.privado.apagar(chave)).toBe(false)
    expect(await a.privado.existe(chave)).toBe(false)
  })

  it('takes a stream of the length that was said', async () => {
    const chave = 'anexos/1/cd/cdef.mp4'
    await a.privado.gravarCorrente(chave, pedacos('um ', 'dois ', 'três'), 13, 'video/mp4')
    expect(await ler(a, chave)).toBe('um dois três')
  })

  it.each([
    ['short', 9],
    ['long', 3],
  ])('a stream that is too %s is refused, and leaves nothing', async (nome, tamanho) => {
    const chave = `anexos/1/ef/${nome}.mp4`
    await expect(
      a.privado.gravarCorrente(chave, pedacos('12', '345'), tamanho, 'video/mp4'),
    ).rejects.toThrow()
    // This server keeps what a cut connection brought; the protocol says that it is nothing.
    if (qual === 'pasta' || nome === 'long') expect(await a.privado.existe(chave)).toBe(false)
  })

  it.each(['../a.pdf', 'a/../b.pdf', '', '/a.pdf', 'a.exe'])('%j is no key', async (chave) => {
    expect(await a.privado.ler(chave)).toBeNull()
    expect(await a.privado.apagar(chave)).toBe(false)
    await expect(a.privado.gravar(chave, Buffer.from('x'), 'application/pdf')).rejects.toThrow(RangeError)
  })
})

it('a wrong key, bucket or port is told at the start', async () => {
  await expect(abrirArmazenamentoEmS3(url.replace('//S3RVER:', '//OUTRA:'))).rejects.toThrow(/FILES_URL/)
  await expect(abrirArmazenamentoEmS3(url.replace('/martelo', '/outro-balde'))).rejects.toThrow(/FILES_URL/)
  await expect(abrirArmazenamentoEmS3('http://a:b@127.0.0.1:1/martelo')).rejects.toThrow(/FILES_URL/)
})

it('reads addresses', () => {
  expect(
    lerDestino('https://k:s%2F1@s3.sa-east-1.amazonaws.com/b-1/x/y?region=sa-east-1&style=host'),
  ).toEqual({
    endereco: 'https://s3.sa-east-1.amazonaws.com',
    balde: 'b-1',
    pasta: 'x/y/',
    regiao: 'sa-east-1',
    credenciais: { accessKeyId: 'k', secretAccessKey: 's/1' },
    porNomeDeHost: true,
  })
  expect(lerDestino('https://host/balde').credenciais).toBeUndefined()
  expect(() => lerDestino('https://host/')).toThrow(/bucket/)
})

it('moves a folder there, idempotent, and says what stays', async () => {
  const raiz = path.join(pasta, 'de')
  const local = await abrirArmazenamentoEmPasta(raiz)
  await local.publico.gravar('fotos/ab/foto.webp', Buffer.from('foto'), 'image/webp')
  await local.privado.gravar('documentos/1/rg.pdf', Buffer.from('documento'), 'application/pdf')
  await mkdir(path.join(raiz, 'privado', 'x'), { recursive: true })
  await writeFile(path.join(raiz, 'privado', 'x', 'Notas.txt'), 'de ninguém')
  const primeira = await levarArquivos(raiz, s3)
  expect(primeira).toMatchObject({ levados: 2, jaEstavam: 0, bytes: 13 })
  expect(primeira.ficaram).toEqual(['privado/x/Notas.txt: not a storage key'])
  expect(await ler(s3, 'documentos/1/rg.pdf')).toBe('documento')
  expect(await levarArquivos(raiz, s3)).toMatchObject({ levados: 0, jaEstavam: 2 })
})
