// The broadcast follows its room: what the media process is told, and what is written down, when the auction pauses and ends.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import type { Ocorrencia } from '../../engines/midia/port.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { iniciarTransmissoes } from './seguir-a-midia.part.ts'

const ESPERA = { timeout: 20_000, interval: 100 }
let c: Cenario
let parar: () => unknown
let ocorrer: (o: Ocorrencia) => void
let canalUid: string
let transmissaoUid: string
const dito: object[] = []

const daEquipe = (chave: string, partes: object = {}) => chamarComo(c, c.equipe, chave, partes)
const leilao = (mudar: ReturnType<typeof sql>) =>
  sql`update leilao set ${mudar} where id = ${c.leilao.id}`.execute(c.banco.sistema)
const pausas = (): (boolean | undefined)[] =>
  dito.flatMap((o) => ('pausado' in o && 'canal' in o && o.canal === canalUid ? [o.pausado as boolean] : []))

async function reiniciar(): Promise<void> {
  await parar()
  parar = await iniciarTransmissoes(c.servicos)
}

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1, leilao: { situacao: 'AO_VIVO' } })
  vi.spyOn(c.servicos.midia, 'ordenar').mockImplementation((o) => void dito.push(o))
  vi.spyOn(c.servicos.midia, 'aoOcorrer').mockImplementation((fn) => void (ocorrer = fn))
  vi.spyOn(c.servicos.midia, 'retomar').mockReturnValue(undefined)
  const modelos = await daEquipe('GET /v1/template-transmissao/qb')
  const criado = await daEquipe('POST /v1/canal-transmissao', {
    body: {
      nome: 'Principal',
      disponivel: true,
      leilaoUid: c.leilao.uid,
      templateUid: modelos.valor[0]?.uid,
    },
  })
  canalUid = String(criado.valor.uid)
  const iniciada = await daEquipe('POST /v1/post-iniciar-transmissao', {
    body: {
      urlRmtp: 'rtmp://leilao.localhost/entrada',
      leilaoUid: c.leilao.uid,
      posicaoTemplate: 0,
      videoAtivo: true,
      audioAtivo: true,
    },
  })
  transmissaoUid = String(iniciada.valor.uid)
  await sql`update canal_transmissao set situacao = 'NO_AR' where uid = ${canalUid}`.execute(c.banco.sistema)
  parar = await iniciarTransmissoes(c.servicos)
})
afterAll(async () => {
  await parar()
  vi.restoreAllMocks()
  await c.fechar()
})

test('a pause of the auction shows the card, and its end the picture again', async () => {
  dito.length = 0
  await leilao(sql`pausado_at = clock_timestamp()`)
  await expect.poll(() => pausas().at(-1), ESPERA).toBe(true)
  await leilao(sql`pausado_at = null`)
  await expect.poll(() => pausas().at(-1), ESPERA).toBe(false)
  // Said once each, not every second.
  expect(pausas()).toEqual([true, false])
})

test('a suspended auction shows the card, too', async () => {
  dito.length = 0
  await leilao(sql`situacao = 'PRONTO', pausado_at = clock_timestamp()`)
  await expect.poll(() => pausas().at(-1), ESPERA).toBe(true)
  await leilao(sql`situacao = 'AO_VIVO', pausado_at = null`)
  await expect.poll(() => pausas().at(-1), ESPERA).toBe(false)
})

test('the interval of a person is his to end: not a pause’s end, a lost line or a restart', async () => {
  const mudar = (intervalo: boolean) =>
    daEquipe('PUT /v1/canal-transmissao/:uid', { params: { uid: canalUid }, body: { intervalo } })
  const canal = async () =>
    (
      await sql<{ situacao: string; intervalo: boolean }>`select situacao, intervalo from canal_transmissao
        where uid = ${canalUid}`.execute(c.banco.sistema)
    ).rows[0]
  dito.length = 0
  expect((await mudar(true)).erro).toBeNull()
  expect(await canal()).toEqual({ situacao: 'INTERVALO', intervalo: true })
  await leilao(sql`pausado_at = clock_timestamp()`)
  await new Promise((ok) => setTimeout(ok, 1_500))
  await leilao(sql`pausado_at = null`)
  await new Promise((ok) => setTimeout(ok, 1_500))
  expect(pausas().every((p) => p)).toBe(true)
  const retomar = vi.mocked(c.servicos.midia.retomar)
  retomar.mockClear()
  await reiniciar()
  expect(retomar.mock.calls).toContainEqual([canalUid, { gravar: true, pausado: true, publico: true }])
  // The line is lost and comes back: to the card.
  ocorrer({ t: 'estado', canal: canalUid, estado: 'SEM_SINAL' })
  await expect.poll(async () => (await canal())?.situacao, ESPERA).toBe('SEM_SINAL')
  ocorrer({ t: 'estado', canal: canalUid, estado: 'INTERVALO' })
  await expect.poll(async () => (await canal())?.situacao, ESPERA).toBe('INTERVALO')
  // Ended while the auction is paused, the card stays until the auction goes on.
  await leilao(sql`pausado_at = clock_timestamp()`)
  expect((await mudar(false)).erro).toBeNull()
  expect(await canal()).toEqual({ situacao: 'INTERVALO', intervalo: false })
  expect(pausas().at(-1)).toBe(true)
  await leilao(sql`pausado_at = null`)
  await expect.poll(() => pausas().at(-1), ESPERA).toBe(false)
  await sql`update canal_transmissao set situacao = 'NO_AR' where uid = ${canalUid}`.execute(c.banco.sistema)
})

test('a desk that is not heard for two minutes goes off the air, though its picture still comes', async () => {
  const calar = (segundos: number) =>
    sql`update canal_transmissao set mesa_ate = clock_timestamp() - make_interval(secs => ${segundos})
      where uid = ${canalUid}`.execute(c.banco.sistema)
  const derrubada = () =>
    dito.filter(
      (o) => 't' in o && o.t === 'derrubar' && 'transmissao' in o && o.transmissao === transmissaoUid,
    )
  dito.length = 0
  await calar(100)
  await new Promise((ok) => setTimeout(ok, 1_500))
  expect(derrubada()).toEqual([])
  await calar(121)
  await expect
    .poll(derrubada, ESPERA)
    .toEqual([{ t: 'derrubar', canal: canalUid, transmissao: transmissaoUid }])
  const { rows } = await sql<{ motivoFim: string }>`select motivo_fim from transmissao
    where uid = ${transmissaoUid}`.execute(c.banco.sistema)
  expect(rows[0]?.motivoFim).toBe('CONEXAO_PERDIDA')
  const outra = await daEquipe('POST /v1/post-iniciar-transmissao', {
    body: {
      urlRmtp: 'rtmp://leilao.localhost/entrada',
      leilaoUid: c.leilao.uid,
      posicaoTemplate: 0,
      videoAtivo: true,
      audioAtivo: true,
    },
  })
  transmissaoUid = String(outra.valor.uid)
})

test('a recording that stopped is told to the house once, and said in the studio until it goes on', async () => {
  const avisos = async () =>
    (
      await sql<{ titulo: string; texto: string; link: string }>`select titulo, texto, link from aviso
        where tipo = 'equipe-gravacao-parada' and hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
    ).rows
  const parada = async () => {
    const m = await daEquipe('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', {
      params: { leilaoUid: c.leilao.uid },
    })
    return typeof m.valor.canais?.[0]?.gravacaoParadaEm
  }
  const parou = { t: 'gravacao-parou', canal: canalUid, nome: null } as const
  const abriu = {
    t: 'gravacao-abriu',
    canal: canalUid,
    nome: `${canalUid}-1790000000000`,
    inicio: Date.now(),
  } as const
  // A channel that is not to be recorded misses nothing.
  await sql`update canal_transmissao set gravar = false where uid = ${canalUid}`.execute(c.banco.sistema)
  ocorrer(parou)
  await sql`update canal_transmissao set gravar = true where uid = ${canalUid}`.execute(c.banco.sistema)
  for (const o of [parou, parou]) ocorrer(o)
  await expect.poll(parada, ESPERA).toBe('string')
  await expect.poll(async () => (await avisos()).length, ESPERA).toBeGreaterThan(0)
  const primeiros = await avisos()
  expect(primeiros[0]).toMatchObject({
    titulo: 'A transmissão não está sendo gravada',
    texto: expect.stringContaining('canal Principal: o disco não tem lugar'),
    link: `/admin/transmissao/${c.leilao.uid}`,
  })
  ocorrer(abriu)
  await expect.poll(parada, ESPERA).toBe('object')
  expect(await avisos()).toEqual(primeiros)
  ocorrer(parou)
  await expect.poll(async () => (await avisos()).length, ESPERA).toBe(primeiros.length * 2)
})

/** A destination of the channel, in some state. */
async function comDestino(situacao: string, canal = canalUid): Promise<string> {
  const criado = await daEquipe('POST /v1/destino-transmissao', {
    body: {
      canalTransmissaoUid: canal,
      nome: `YouTube ${situacao} ${dito.length}`,
      rede: 'YOUTUBE',
      layout: '16:9',
      urlRmtp: 'rtmp://a.rtmp.exemplo.invalid/live2/',
      chave: 'abcd-efgh',
    },
  })
  const uid = String(criado.valor.uid)
  await sql`update destino_transmissao set situacao = ${situacao} where uid = ${uid}`.execute(c.banco.sistema)
  return uid
}
const situacaoDe = async (uid: string) =>
  (
    await sql<{ situacao: string }>`select situacao from destino_transmissao where uid = ${uid}`.execute(
      c.banco.sistema,
    )
  ).rows[0]?.situacao

test('a program that starts takes up the destinations of channels on the air, and ends the others', async () => {
  const modelos = await daEquipe('GET /v1/template-transmissao/qb')
  const parado = await daEquipe('POST /v1/canal-transmissao', {
    body: { nome: 'Parado', disponivel: false, leilaoUid: c.leilao.uid, templateUid: modelos.valor[0]?.uid },
  })
  const [noAr, desligado] = [await comDestino('NO_AR'), await comDestino('RECUSADO')]
  const doParado = await comDestino('RECONECTANDO', String(parado.valor.uid))
  dito.length = 0
  await reiniciar()
  expect(dito.filter((o) => 't' in o && o.t === 'destino')).toEqual([
    { t: 'destino', canal: canalUid, uid: noAr, url: 'rtmp://a.rtmp.exemplo.invalid/live2/abcd-efgh' },
  ])
  const agora = await Promise.all([noAr, desligado, doParado].map(situacaoDe))
  expect(agora).toEqual(['CONECTANDO', 'RECUSADO', 'ENCERRADO'])
})

test('the end of the auction ends the channel, its source and the desk’s hold on it', async () => {
  dito.length = 0
  const destino = await comDestino('NO_AR')
  await leilao(sql`situacao = 'EXECUTADO'`)
  const lido = async () =>
    (
      await sql<{ situacao: string; motivoFim: string | null; mesa: Date | null }>`select c.situacao,
        t.motivo_fim, c.mesa_ate as mesa from canal_transmissao c join transmissao t on t.can_id = c.id
        where t.uid = ${transmissaoUid}`.execute(c.banco.sistema)
    ).rows[0]
  await expect.poll(lido, ESPERA).toEqual({ situacao: 'PARADO', motivoFim: 'LEILAO_ENCERRADO', mesa: null })
  await expect.poll(() => dito, ESPERA).toContainEqual({ t: 'parar', canal: canalUid })
  expect(dito).toContainEqual({ t: 'chave-rtmp', transmissao: transmissaoUid, entrada: null })
  // Nothing goes on to where it went.
  expect(dito).toContainEqual({ t: 'destino', canal: canalUid, uid: destino, url: null })
  expect(await situacaoDe(destino)).toBe('ENCERRADO')
})
