// Files of records on a real database: kinds, two people at once, the same request twice, undo, order, archive, rights.
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { baixarAnexo } from '@martelo/contracts/anexos/baixar-anexo.contract.ts'
import { baixarTodosOsAnexos } from '@martelo/contracts/anexos/baixar-todos-os-anexos.contract.ts'
import { devolverAnexo } from '@martelo/contracts/anexos/devolver-anexo.contract.ts'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { listarAnexos } from '@martelo/contracts/anexos/listar-anexos.contract.ts'
import { ordenarOsAnexos } from '@martelo/contracts/anexos/ordenar-anexos.contract.ts'
import { removerAnexo } from '@martelo/contracts/anexos/remover-anexo.contract.ts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { executar } from '../../core/http/executar.ts'
import { tratadores } from '../../core/http/handle.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { publicadorDe } from '../lances/sala/publicador.ts'
import { apagarSemDono } from '../../core/files/apagar-sem-dono.ts'
import { esquecerRemovido } from './esquecer-anexos.job.ts'

let c: Cenario
let pdf: Buffer
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
  pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n0\n%%EOF\n')
})
afterAll(async () => {
  await publicadorDe(c.servicos).parar()
  await c.fechar()
})

const adm = (): Pessoa => ({ ...c.equipe, papeis: ['ADM'] })
const params = () => ({ entidade: 'leilao', uid: c.leilao.uid })
const foto = (r: number, orientacao = 1) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g: 0, b: 0 } } })
    .withExif({ IFD0: { Copyright: 'segredo da câmera' } })
    .withMetadata({ orientation: orientacao })
    .jpeg()
    .toBuffer()

const enviar = (
  nome: string,
  bytes: Buffer,
  body: { tipo: string; pasta?: string; substitui?: string; chaveDoPedido?: string },
  quem: Pessoa = adm(),
  onde: object = params(),
) =>
  executarChamada(c.ctx(quem), enviarAnexo, {
    params: onde,
    body: { chaveDoPedido: randomUUID(), ...body },
    arquivos: [{ nome, bytes }],
  })
const nomes = async () =>
  (await executarChamada(c.ctx(adm()), listarAnexos, { params: params() })).valor.map((a) => a.nome)
const chaveDe = async (uid: string) =>
  (await sql<{ chave: string }>`select chave from anexo where uid = ${uid}`.execute(c.banco.sistema)).rows[0]
    ?.chave ?? ''
async function bytesDe(contrato: { key: string }, p: object): Promise<Buffer> {
  const t = tratadores.get(contrato.key)
  if (t === undefined) throw new Error('no handler')
  const r = await executar(t, c.ctx(adm()), { params: p, query: {}, body: {} }, false)
  if (!r.ok || !('arquivo' in r)) throw new Error(JSON.stringify(r))
  return buffer(r.arquivo.corpo as Readable)
}

test('kept by content, upright and without metadata; told who and when; downloaded alone and all together', async () => {
  const r = await enviar('pátio.jpg', await foto(10, 6), { tipo: 'foto', pasta: 'Vistoria' })
  expect(r.erro).toBeNull()
  const [a] = r.valor
  expect(a).toMatchObject({
    nome: 'pátio.jpg',
    tipo: 'foto',
    pasta: 'Vistoria',
    tipoArquivo: 'image/jpeg',
    enviadoPor: c.equipe.nome,
  })
  const imagem = await bytesDe(baixarAnexo, { uid: a?.uid })
  expect(imagem.includes('segredo')).toBe(false)
  expect(await sharp(imagem).metadata()).toMatchObject({ width: 40, height: 60 })
  expect((await enviar('contrato.pdf', pdf, { tipo: 'contrato' })).erro).toBeNull()
  const zip = unzipSync(new Uint8Array(await bytesDe(baixarTodosOsAnexos, params())))
  expect(Object.keys(zip)).toEqual(['Vistoria/pátio.jpg', 'contrato.pdf'])
  expect(Buffer.from(zip['contrato.pdf'] ?? []).equals(pdf)).toBe(true)
})

test.each([
  ['a program called PDF', 'a.pdf', Buffer.from('MZ programa'), 'contrato', 'ARQUIVO'],
  ['a picture as contract', 'a.pdf', null, 'contrato', 'ARQUIVO'],
  ['nothing', 'a.pdf', Buffer.alloc(0), 'contrato', 'ARQUIVO'],
] as const)('%s is refused at the field', async (_, nome, bytes, tipo, codigo) => {
  const antes = await nomes()
  const r = await enviar(nome, bytes ?? (await foto(11)), { tipo })
  expect(r.erro).toMatchObject({ error: codigo, campos: { arquivo: expect.any(String) } })
  expect(await nomes()).toEqual(antes)
})

test('the same request twice is one file, also at once', async () => {
  const antes = (await nomes()).length
  const chaveDoPedido = randomUUID()
  const duas = await Promise.all([1, 2].map(() => enviar('uma.pdf', pdf, { tipo: 'oficio', chaveDoPedido })))
  expect(duas.map((r) => r.erro)).toEqual([null, null])
  expect((await nomes()).length).toBe(antes + 1)
})

test('removed it is gone and may come back; after an hour row and file leave, a shared file with its last row', async () => {
  const bytes = await foto(77)
  const uids: string[] = []
  for (const nome of ['um.jpg', 'dois.jpg'])
    uids.push((await enviar(nome, bytes, { tipo: 'foto' })).valor.at(-1)?.uid ?? '')
  const [um = '', dois = ''] = uids
  const chave = await chaveDe(um)
  expect(await chaveDe(dois)).toBe(chave)
  const tirar = (uid: string) => executarChamada(c.ctx(adm()), removerAnexo, { params: { uid } })
  const fora = await Promise.all([tirar(um), tirar(um)])
  expect(fora.map((r) => r.erro)).toEqual([null, null])
  expect(await nomes()).not.toContain('um.jpg')
  expect((await executarChamada(c.ctx(adm()), baixarAnexo, { params: { uid: um } })).status).toBe(404)
  const volta = await executarChamada(c.ctx(adm()), devolverAnexo, { params: { uid: um } })
  expect(volta.valor.map((a) => a.nome)).toContain('um.jpg')
  // The job of the first removal finds what came back.
  await esquecerRemovido(c.banco, { hotId: c.hotsite.id, uid: um })
  expect(await nomes()).toContain('um.jpg')
  for (const [uid, resta] of [
    [um, true],
    [dois, false],
  ] as const) {
    await tirar(uid)
    await sql`update anexo set removido_at = now() - interval '61 minutes' where uid = ${uid}`.execute(
      c.banco.sistema,
    )
    expect((await executarChamada(c.ctx(adm()), devolverAnexo, { params: { uid } })).status).toBe(404)
    await esquecerRemovido(c.banco, { hotId: c.hotsite.id, uid })
    await esquecerRemovido(c.banco, { hotId: c.hotsite.id, uid })
    await apagarSemDono(c.servicos, chave)
    expect(await c.servicos.arquivos.privado.existe(chave)).toBe(resta)
  }
})

test('replaced in its place and folder; ordered, with what came in between at the end', async () => {
  const [primeiro, ...resto] = (await executarChamada(c.ctx(adm()), listarAnexos, { params: params() })).valor
  const r = await enviar('nova.jpg', await foto(90), { tipo: 'foto', substitui: primeiro?.uid ?? '' })
  expect(r.valor.map((a) => a.nome)).toEqual(['nova.jpg', ...resto.map((a) => a.nome)])
  expect(r.valor[0]?.pasta).toBe(primeiro?.pasta)
  const inversa = r.valor.map((a) => a.uid).reverse()
  await enviar('depois.pdf', pdf, { tipo: 'outro' })
  const ordem = await executarChamada(c.ctx(adm()), ordenarOsAnexos, {
    params: params(),
    body: { anexos: inversa },
  })
  expect(ordem.valor.slice(0, -1).map((a) => a.uid)).toEqual(inversa)
  expect(ordem.valor.at(-1)?.nome).toBe('depois.pdf')
})

test('the limit holds with two people at once', async () => {
  const uid =
    (await sql<{ uid: string }>`select uid from comitente where id = ${c.comId}`.execute(c.banco.sistema))
      .rows[0]?.uid ?? ''
  const dono = { entidade: 'comitente', uid }
  await sql`insert into anexo (hot_id, entidade, entidade_uid, tipo, ordem, nome, tipo_arquivo, tamanho, sha256, chave, chave_do_pedido, enviado_por)
    select ${c.hotsite.id}, 'comitente', ${uid}, 'outro', n, 'a', 'application/pdf', 1, repeat('0', 64), 'x.pdf', gen_random_uuid(), 'x'
    from generate_series(1, 99) n`.execute(c.banco.sistema)
  const duas = await Promise.all([1, 2].map(() => enviar('a.pdf', pdf, { tipo: 'outro' }, adm(), dono)))
  expect(duas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await enviar('a.jpg', await foto(1), { tipo: 'foto' }, adm(), dono)).erro?.error).toBe('TIPO')
})

test('each kind of record has its own rights, and each house its own files', async () => {
  const sac: Pessoa = { ...c.equipe, papeis: ['SAC'] }
  const financeiro: Pessoa = { ...c.equipe, papeis: ['Financeiro'] }
  const lista = (quem: Pessoa | null, hotsite = c.hotsite) =>
    executarChamada(c.ctx(quem, hotsite), listarAnexos, { params: params() })
  const [a] = (await lista(sac)).valor
  expect(a).toBeDefined()
  expect((await enviar('a.pdf', pdf, { tipo: 'outro' }, sac)).status).toBe(404)
  expect((await lista(financeiro)).status).toBe(404)
  expect((await lista(null)).status).toBe(401)
  expect((await lista(adm(), c.outroHotsite)).status).toBe(404)
  const deFora = { params: { uid: a?.uid } }
  for (const contrato of [baixarAnexo, removerAnexo, devolverAnexo])
    expect((await executarChamada(c.ctx(adm(), c.outroHotsite), contrato, deFora)).status).toBe(404)
  for (const contrato of [removerAnexo, devolverAnexo])
    expect((await executarChamada(c.ctx(sac), contrato, deFora)).status).toBe(404)
})
