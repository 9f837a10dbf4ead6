// Files of records on a real database: kinds, two people at once, the same request twice, undo, order, archive, rights.
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { baixarAnexo } from '@martelo/contracts/anexos/baixar-anexo.contract.ts'
import { baixarTodosOsAnexos } from '@martelo/contracts/anexos/baixar-todos-os-anexos.contract.ts'
import { devolverAnexo } from '@martelo/contracts/anexos/devolver-anexo.contract.ts'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { listarAnexos } from '@martelo/contracts/anexos/listar-anexos.contract.ts'
import { mudarAnexo } from '@martelo/contracts/anexos/mudar-anexo.contract.ts'
import { ordenarOsAnexos } from '@martelo/contracts/anexos/ordenar-anexos.contract.ts'
import { removerAnexo } from '@martelo/contracts/anexos/remover-anexo.contract.ts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada, responderChamada } from '../../../../../tests/pg/executar-chamada.ts'
import type { Trecho } from '../../core/files/armazenamento.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
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
  (
    await sql<{ chave: string }>`select arquivo as chave from anexo where uid = ${uid}`.execute(
      c.banco.sistema,
    )
  ).rows[0]?.chave ?? ''
async function bytesDe(
  contrato: { key: string },
  p: object,
  query: object = {},
  trecho?: Trecho,
): Promise<Buffer> {
  const r = await responderChamada(c.ctx(adm()), contrato.key, { params: p, query })
  if (!r.ok || !('arquivo' in r)) throw new Error(JSON.stringify(r))
  const { corpo } = r.arquivo
  if (corpo instanceof Uint8Array) return Buffer.from(corpo)
  const corrente = 'ler' in corpo ? await corpo.ler(trecho) : (corpo as Readable)
  if (corrente === null) throw new Error('the file is gone')
  return buffer(corrente)
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
  expect(
    (await bytesDe(baixarAnexo, { uid: a?.uid }, { como: 'abrir' }, { de: 2, ate: 5 })).equals(
      imagem.subarray(2, 6),
    ),
  ).toBe(true)
  expect(
    await sharp(await bytesDe(baixarAnexo, { uid: a?.uid }, { como: 'miniatura' })).metadata(),
  ).toMatchObject({ format: 'webp' })
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

test('idempotent: the same request twice is one file, also concurrently', async () => {
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
  await sql`insert into anexo (hot_id, entidade, entidade_uid, tipo, ordem, nome, tipo_arquivo, tamanho, sha256, arquivo, chave_do_pedido, enviado_por)
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

test('kind, folder and what is said of a file change later, within what the format allows', async () => {
  const uid = (await enviar('muda.jpg', await foto(140), { tipo: 'foto' })).valor.at(-1)?.uid ?? ''
  const mudar = (body: { tipo: string; pasta: string; informacao?: string }, quem = adm()) =>
    executarChamada(c.ctx(quem), mudarAnexo, { params: { uid }, body })
  expect((await mudar({ tipo: 'outro', pasta: 'Entrada' })).valor.at(-1)).toMatchObject({
    tipo: 'outro',
    pasta: 'Entrada',
  })
  const dita = await mudar({ tipo: 'outro', pasta: 'Entrada', informacao: ' Frente e verso ' })
  expect(dita.valor.at(-1)).toMatchObject({ informacao: 'Frente e verso' })
  // Who changes only the kind takes no words away; a file put in its place keeps them.
  expect((await mudar({ tipo: 'foto', pasta: 'Entrada' })).valor.at(-1)?.informacao).toBe('Frente e verso')
  expect((await mudar({ tipo: 'foto', pasta: '', informacao: 'x'.repeat(301) })).erro).toMatchObject({
    campos: { informacao: expect.any(String) },
  })
  expect((await mudar({ tipo: 'contrato', pasta: '' })).erro).toMatchObject({
    campos: { tipo: expect.any(String) },
  })
  expect((await mudar({ tipo: 'foto', pasta: '' }, { ...c.equipe, papeis: ['SAC'] })).status).toBe(404)
})

test('yard staff reach the vehicles of their yards, a consignor his own and only what is for him', async () => {
  const { rows } = await sql<{
    id: number
    uid: string
    comId: number
  }>`select id, uid, com_id as "comId" from veiculo where hot_id = ${c.hotsite.id} limit 1`.execute(
    c.banco.sistema,
  )
  const [v] = rows
  if (v === undefined) throw new Error('the scene has no vehicle')
  const onde = { entidade: 'veiculo', uid: v.uid }
  const patio: Pessoa = { ...c.equipe, papeis: ['Pátio'] }
  const comitente: Pessoa = { ...c.equipe, papeis: ['Comitente'] }
  await enviar('laudo.pdf', pdf, { tipo: 'laudo' }, adm(), onde)
  const [laudo, nota] = (await enviar('nota.pdf', pdf, { tipo: 'nota' }, adm(), onde)).valor.map((a) => a.uid)
  const ve = async (quem: Pessoa) => {
    const r = await executarChamada(c.ctx(quem), listarAnexos, { params: onde })
    return r.erro ? r.status : r.valor.map((a) => a.uid)
  }
  const baixa = async (quem: Pessoa, uid = '') =>
    (await executarChamada(c.ctx(quem), baixarAnexo, { params: { uid } })).status
  expect([
    await ve(patio),
    await ve(comitente),
    await baixa(patio, laudo),
    await baixa(comitente, laudo),
  ]).toEqual([404, 404, 404, 404])
  const [pat] = (
    await sql<{
      id: number
    }>`insert into patio (hot_id, nome, cidade, uf, endereco) values (${c.hotsite.id}, 'Pátio de um', 'Campinas', 'SP', 'Rua A, 1') returning id`.execute(
      c.banco.sistema,
    )
  ).rows
  await sql`update veiculo set pat_id = ${pat?.id} where id = ${v.id}`.execute(c.banco.sistema)
  await sql`insert into usuario_patio (hot_id, usu_id, pat_id) values (${c.hotsite.id}, ${c.equipe.usuId}, ${pat?.id})`.execute(
    c.banco.sistema,
  )
  await sql`insert into usuario_comitente (hot_id, usu_id, com_id) values (${c.hotsite.id}, ${c.equipe.usuId}, ${v.comId})`.execute(
    c.banco.sistema,
  )
  expect(await ve(patio)).toEqual([laudo, nota])
  expect(await ve(comitente)).toEqual([laudo])
  expect([await baixa(patio, nota), await baixa(comitente, laudo), await baixa(comitente, nota)]).toEqual([
    200, 200, 404,
  ])
  expect((await enviar('a.pdf', pdf, { tipo: 'laudo' }, comitente, onde)).status).toBe(403)
  expect((await enviar('a.pdf', pdf, { tipo: 'laudo' }, patio, onde)).status).toBe(404)
})

test.each([
  [
    'a program in a PDF',
    'a.pdf',
    '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\nstartxref\n0\n%%EOF\n',
  ],
  [
    'the same with its name escaped',
    'a.pdf',
    '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/J#61vaScript/JS(app.alert(1))>>>>endobj\nstartxref\n0\n%%EOF\n',
  ],
  ['an SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  [
    'an SVG called JPEG',
    'a.jpg',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ],
  ['a page called PDF', 'a.pdf', '<!doctype html><script>alert(1)</script>'],
])('%s is refused, and nothing of it is kept', async (_, nome, texto) => {
  const antes = await nomes()
  const r = await enviar(nome, Buffer.from(texto), { tipo: 'outro' })
  expect(r.erro).toMatchObject({ error: 'ARQUIVO', campos: { arquivo: expect.any(String) } })
  expect(await nomes()).toEqual(antes)
})

test('of a photograph nothing but its pixels is kept: place, camera, and what hides behind the end', async () => {
  const comLugar = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .withExif({
      IFD0: { Make: 'Camera-Secreta' },
      IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' },
    })
    .jpeg()
    .toBuffer()
  expect(comLugar.includes('Camera-Secreta')).toBe(true)
  const r = await enviar('foto.jpg', Buffer.concat([comLugar, Buffer.from('<script>escondido</script>')]), {
    tipo: 'foto',
  })
  expect(r.erro).toBeNull()
  const guardada = await bytesDe(baixarAnexo, { uid: r.valor.at(-1)?.uid })
  expect((await sharp(guardada).metadata()).exif).toBeUndefined()
  expect(guardada.includes('Camera-Secreta') || guardada.includes('escondido')).toBe(false)
})
