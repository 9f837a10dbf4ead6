// Sources that outside encoders publish: their keys, who may see them, and what ends them.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { chavesEmPe } from './seguir-canais.sql.ts'

let c: Cenario
let canalUid: string
const ordens: unknown[] = []

const daEquipe = (chave: string, partes: object = {}) => chamarComo(c, c.equipe, chave, partes)
const iniciar = (mudar: object = {}) =>
  daEquipe('POST /v1/post-iniciar-transmissao', {
    body: {
      urlRmtp: 'rtmp://leilao.localhost/entrada',
      videoAtivo: true,
      audioAtivo: true,
      leilaoUid: c.leilao.uid,
      posicaoTemplate: 1,
      tipo: 'RTMP',
      local: 'OBS da tribuna',
      ...mudar,
    },
  })
const encerrar = (uid: unknown) => daEquipe('POST /v1/transmissao/:uid/encerrar', { params: { uid } })
const mesa = async () =>
  (await daEquipe('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', { params: { leilaoUid: c.leilao.uid } }))
    .valor
const hash = (chave: unknown): string => createHash('sha256').update(String(chave)).digest('hex')
const comPorta = (portaRtmp: number): void => {
  Object.assign(c.servicos.config.video, { portaRtmp })
}

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
  vi.spyOn(c.servicos.midia, 'ordenar').mockImplementation((o) => void ordens.push(o))
  const modelos = await daEquipe('GET /v1/template-transmissao/qb')
  const criado = await daEquipe('POST /v1/canal-transmissao', {
    body: {
      nome: 'Principal',
      disponivel: true,
      leilaoUid: c.leilao.uid,
      templateUid: String(modelos.valor[0]?.uid),
    },
  })
  canalUid = String(criado.valor.uid)
})
beforeEach(() => {
  comPorta(1936)
  ordens.length = 0
})
afterAll(async () => {
  comPorta(0)
  vi.restoreAllMocks()
  await c.fechar()
})

test('an installation without the port says so, and gives no key', async () => {
  comPorta(0)
  expect((await mesa()).rtmp).toBeNull()
  expect((await iniciar()).erro.error).toBe('SEM_RTMP')
  comPorta(1935)
  expect((await mesa()).rtmp).toMatch(/^rtmp:\/\/[a-z0-9.-]+\/entrada$/)
})

test('a source gets the address of the house and a key, which is kept as its hash alone', async () => {
  const r = (await iniciar()).valor
  expect(r.rtmp?.endereco).toMatch(/^rtmp:\/\/[a-z0-9.-]+:1936\/entrada$/)
  const chave = String(r.rtmp?.chave)
  expect(chave.length).toBeGreaterThanOrEqual(32)
  const entrada = { canal: canalUid, chave: hash(chave), direta: false, cerca: 0 }
  expect(ordens).toContainEqual({ t: 'chave-rtmp', transmissao: r.uid, entrada })
  expect(JSON.stringify(await mesa())).not.toContain(chave)
  // It takes no desk away, and a program that starts anew knows it again.
  expect((await mesa()).canais?.[0]?.mesaCom).toBeNull()
  const [emPe] = await chavesEmPe(c.banco.sistema)
  expect(emPe).toMatchObject({ transmissao: r.uid, canal: canalUid, posicao: 1, cerca: 0 })
  expect(emPe?.hash.toString('hex')).toBe(hash(chave))
  expect((await iniciar()).erro.error).toBe('POSICAO_OCUPADA')
  await encerrar(r.uid)
})

test('another key takes the place of the old one, by people of the house who may operate it', async () => {
  const r = (await iniciar()).valor
  const chave = 'POST /v1/transmissao/:uid/chave'
  const partes = { params: { uid: r.uid } }
  expect((await chamarComo(c, c.clientes[0] ?? null, chave, partes)).erro.statusCode).toBe(403)
  expect((await chamarComo(c, c.equipe, chave, partes, c.outroHotsite)).erro.statusCode).toBe(404)
  ordens.length = 0
  const nova = (await daEquipe(chave, partes)).valor
  expect(nova.chave).not.toBe(r.rtmp?.chave)
  const entrada = { canal: canalUid, chave: hash(nova.chave), direta: false, cerca: 0 }
  expect(ordens).toEqual([{ t: 'chave-rtmp', transmissao: r.uid, entrada }])
  await encerrar(r.uid)
  expect((await daEquipe(chave, partes)).erro.error).toBe('NAO_PODE')
  const camera = (await iniciar({ tipo: 'CAMERA' })).valor
  expect((await daEquipe(chave, { params: { uid: camera.uid } })).erro.error).toBe('NAO_PODE')
  expect(camera.rtmp).toBeNull()
  await encerrar(camera.uid)
})

test('the desk may watch it, clients may not, and only while it stands', async () => {
  const r = (await iniciar()).valor
  const chave = 'GET /v1/transmissao/:uid/ver'
  const partes = { params: { uid: r.uid } }
  const visto = (await daEquipe(chave, partes)).valor
  expect(visto.segundos).toBe(1200)
  const passe = c.servicos.midia.passes.conferir(String(visto.token), c.hotsite.id, Date.now())
  expect(passe).toMatchObject({ acao: 'ver', canal: r.uid })
  expect((await chamarComo(c, c.clientes[0] ?? null, chave, partes)).erro.statusCode).toBe(403)
  expect((await chamarComo(c, c.equipe, chave, partes, c.outroHotsite)).erro.statusCode).toBe(404)
  await encerrar(r.uid)
  expect((await daEquipe(chave, partes)).erro.statusCode).toBe(404)
})

test('it stays when the desk changes hands, and ends with the programme', async () => {
  const r = (await iniciar()).valor
  const um = (await iniciar({ tipo: 'MESA', posicaoTemplate: 0 })).valor
  const dois = (await iniciar({ tipo: 'MESA', posicaoTemplate: 0, assumir: true })).valor
  expect(um.uid).not.toBe(dois.uid)
  expect(ordens).not.toContainEqual({ t: 'chave-rtmp', transmissao: r.uid, entrada: null })
  await encerrar(dois.uid)
  expect(ordens).toContainEqual({ t: 'chave-rtmp', transmissao: r.uid, entrada: null })
  expect(await chavesEmPe(c.banco.sistema)).toEqual([])
  const { rows } = await sql<{ motivoFim: string }>`select motivo_fim from transmissao
    where uid = ${r.uid}`.execute(c.banco.sistema)
  expect(rows).toEqual([{ motivoFim: 'OPERADOR' }])
})

test('at position 0 it takes the desk, and the next one closes its line', async () => {
  const r = (await iniciar({ posicaoTemplate: 0 })).valor
  expect(ordens).toContainEqual(
    expect.objectContaining({ transmissao: r.uid, entrada: expect.objectContaining({ direta: true }) }),
  )
  const depois = (await iniciar({ tipo: 'MESA', posicaoTemplate: 0, assumir: true })).valor
  expect(ordens).toContainEqual({ t: 'chave-rtmp', transmissao: r.uid, entrada: null })
  await encerrar(depois.uid)
})
