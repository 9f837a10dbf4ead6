// Whether the public may watch is said with the publish payload, or of the channel: visitors find it or not, staff does.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { ehPublico } from './seguir-canais.sql.ts'

let c: Cenario
let canalUid: string
let mesaUid: string
const ordens: unknown[] = []

const daEquipe = (chave: string, partes: object = {}) => chamarComo(c, c.equipe, chave, partes)
const iniciar = async (posicaoTemplate: number) =>
  String(
    (
      await daEquipe('POST /v1/post-iniciar-transmissao', {
        body: {
          urlRmtp: 'rtmp://leilao.localhost/entrada',
          videoAtivo: true,
          audioAtivo: true,
          leilaoUid: c.leilao.uid,
          posicaoTemplate,
        },
      })
    ).valor.uid,
  )
const publicar = (transmissaoUid: string, disponivel: boolean, quem: Pessoa | null = c.equipe) =>
  chamarComo(c, quem, 'PUT /v1/put-publicar-transmissao', {
    body: { leilaoUid: c.leilao.uid, transmissaoUid, disponivel },
  })
const assistir = async (quem: Pessoa | null) =>
  (
    await chamarComo(c, quem, 'GET /v1/transmissao/by-leilao/:leilaoUid', {
      params: { leilaoUid: c.leilao.uid },
    })
  ).valor

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
  vi.spyOn(c.servicos.midia, 'ordenar').mockImplementation((o) => void ordens.push(o))
  const modelos = await daEquipe('GET /v1/template-transmissao/qb')
  const body = { nome: 'Principal', disponivel: true, leilaoUid: c.leilao.uid }
  const criado = await daEquipe('POST /v1/canal-transmissao', {
    body: { ...body, templateUid: String(modelos.valor[0]?.uid) },
  })
  canalUid = String(criado.valor.uid)
  mesaUid = await iniciar(0)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await c.fechar()
})

test('taken from the public it is staff’s alone, and the media process is told', async () => {
  expect((await assistir(null)).canal).toMatchObject({ uid: canalUid, disponivel: true })
  ordens.length = 0
  expect((await publicar(mesaUid, false)).erro).toBeNull()
  const ordem = { t: 'canal', canal: canalUid, gravar: true, pausado: false }
  expect(ordens).toEqual([{ ...ordem, publico: false }])
  expect(await ehPublico(c.banco.sistema, c.hotsite.id, canalUid)).toBe(false)
  for (const quem of [null, c.clientes[0] ?? null])
    expect(await assistir(quem)).toMatchObject({ canal: null, ver: null })
  const daCasa = await assistir(c.equipe)
  expect(daCasa.canal).toMatchObject({ uid: canalUid, disponivel: false })
  const { passes } = c.servicos.midia
  expect(passes.conferir(String(daCasa.ver?.token), c.hotsite.id, Date.now())?.interno).toBe(true)
  expect((await publicar(mesaUid, true)).erro).toBeNull()
  expect(ordens.at(-1)).toEqual({ ...ordem, publico: true })
  const visita = await assistir(null)
  expect(visita.canal).toMatchObject({ uid: canalUid })
  expect(passes.conferir(String(visita.ver?.token), c.hotsite.id, Date.now())?.interno).toBe(false)
})

test('the rest of the payload lets the public be as it is; a camera publishes nothing', async () => {
  ordens.length = 0
  const body = { leilaoUid: c.leilao.uid, transmissaoUid: mesaUid, audioAtivo: false }
  expect((await daEquipe('PUT /v1/put-publicar-transmissao', { body })).erro).toBeNull()
  expect(ordens).toEqual([])
  const camera = await iniciar(1)
  expect((await publicar(camera, false)).erro.error).toBe('NAO_PODE')
  expect((await publicar(mesaUid, false, c.clientes[0] ?? null)).erro.statusCode).toBe(403)
  expect(await ehPublico(c.banco.sistema, c.hotsite.id, canalUid)).toBe(true)
  expect(await ehPublico(c.banco.sistema, c.outroHotsite.id, canalUid)).toBe(false)
})

test('of the channel it is said with its version: an older one changes nothing', async () => {
  const mesa = await daEquipe('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', {
    params: { leilaoUid: c.leilao.uid },
  })
  const versao = Number(mesa.valor.canais?.[0]?.versao)
  const mudar = (disponivel: boolean) =>
    daEquipe('PUT /v1/canal-transmissao/:uid', { params: { uid: canalUid }, body: { disponivel, versao } })
  ordens.length = 0
  expect((await mudar(false)).erro).toBeNull()
  expect((await mudar(true)).erro.error).toBe('MUDOU')
  expect(ordens).toEqual([expect.objectContaining({ publico: false })])
  expect(await ehPublico(c.banco.sistema, c.hotsite.id, canalUid)).toBe(false)
})
