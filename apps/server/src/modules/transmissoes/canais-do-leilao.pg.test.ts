// The channels of an auction: taken away, and off while the auction runs: told once to the house, again only after a picture
// has been there.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { chamarComo, type Solto } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { listarDoSite } from '../leiloes/door.ts'
import { avisarSemImagem } from './avisar-sem-imagem.ts'

let c: Cenario
let canalUid: string
let templateUid: string

const doEstudio = () =>
  chamarComo(c, c.equipe, 'GET /v1/transmissao/by-leilao/:leilaoUid/mesa', {
    params: { leilaoUid: c.leilao.uid },
  })
const canal = (mudar: ReturnType<typeof sql>) =>
  sql`update canal_transmissao set ${mudar} where uid = ${canalUid}`.execute(c.banco.sistema)
const leilao = (mudar: ReturnType<typeof sql>) =>
  sql`update leilao set ${mudar} where id = ${c.leilao.id}`.execute(c.banco.sistema)
const PARADO_HA_UM_MINUTO = sql`situacao = 'PARADO', situacao_desde = clock_timestamp() - interval '1 minute'`

async function avisos(): Promise<{ texto: string; link: string }[]> {
  await avisarSemImagem(c.servicos)
  const { rows } = await sql<{ texto: string; link: string }>`select texto, link from aviso
    where tipo = 'equipe-sem-imagem' and hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
  return rows
}
async function noSite() {
  const f = { quadro: 'ao-vivo', limite: 5, destaques: 0 } as const
  const { linhas } = await c.banco.lerDoHotsite(c.hotsite.id, (tx) =>
    listarDoSite(tx, c.hotsite, f, Date.now()),
  )
  const [um] = linhas
  return { temCanal: um?.temCanal, canalNoAr: um?.canalNoAr }
}

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1, leilao: { situacao: 'AO_VIVO' } })
  await leilao(sql`iniciado_at = clock_timestamp() - interval '5 minutes', transmissao_url = null`)
  const modelos = await chamarComo(c, c.equipe, 'GET /v1/template-transmissao/qb', {})
  templateUid = String(modelos.valor[0]?.uid)
  expect(await noSite()).toEqual({ temCanal: false, canalNoAr: false })
  const criado = await chamarComo(c, c.equipe, 'POST /v1/canal-transmissao', {
    body: { nome: 'Principal', disponivel: true, leilaoUid: c.leilao.uid, templateUid },
  })
  canalUid = String(criado.valor.uid)
})
afterAll(() => c.fechar())

test('a channel is taken away while nothing runs on it; its recordings stay, and its name is free', async () => {
  const body = { nome: 'De sobra', disponivel: true, leilaoUid: c.leilao.uid, templateUid }
  const uid = String((await chamarComo(c, c.equipe, 'POST /v1/canal-transmissao', { body })).valor.uid)
  const situar = (situacao: string) =>
    sql`update canal_transmissao set situacao = ${situacao} where uid = ${uid}`.execute(c.banco.sistema)
  const retirar = (quem: Pessoa | null = c.equipe, hotsite?: typeof c.outroHotsite) =>
    chamarComo(c, quem, 'DELETE /v1/canal-transmissao/:uid', { params: { uid } }, hotsite)
  await sql`insert into gravacao (hot_id, can_id, lei_id, nome, inicio, conservar)
    select hot_id, id, lei_id, ${`${uid}-1`}, now(), true from canal_transmissao where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  expect((await retirar(c.clientes[0] ?? null)).erro.statusCode).toBe(403)
  expect((await retirar(c.equipe, c.outroHotsite)).erro.statusCode).toBe(404)
  expect((await retirar()).erro).toMatchObject({
    error: 'NAO_PODE',
    message: expect.stringContaining('conservada'),
  })
  await sql`update gravacao set conservar = false where nome = ${`${uid}-1`}`.execute(c.banco.sistema)
  await situar('NO_AR')
  expect((await retirar()).erro.error).toBe('NAO_PODE')
  await situar('PARADO')
  expect((await retirar()).erro).toBeNull()
  const depois = (await doEstudio()).valor
  expect(depois.canais?.map((x) => String(x.uid))).not.toContain(uid)
  expect(depois.gravacoes?.map((g) => String(g.canalUid))).toContain(uid)
  expect((await retirar()).erro.statusCode).toBe(404)
  const assistida = await chamarComo(c, c.equipe, 'GET /v1/transmissao/by-leilao/:leilaoUid', {
    params: { leilaoUid: c.leilao.uid },
    query: { canalUid: uid },
  })
  expect(assistida.erro.statusCode).toBe(404)
  const outro = await chamarComo(c, c.equipe, 'POST /v1/canal-transmissao', { body })
  expect(outro.erro).toBeNull()
  await sql`delete from gravacao where nome = ${`${uid}-1`}`.execute(c.banco.sistema)
  await sql`delete from canal_transmissao where uid = any(${[uid, String(outro.valor.uid)]}::uuid[])`.execute(
    c.banco.sistema,
  )
})
test('templates have a picture, drawn from what they say', async () => {
  const [modelo] = (await doEstudio()).valor.templates as unknown as Solto[]
  expect(String(modelo?.imagemModelo)).toMatch(/^data:image\/svg\+xml,/)
})

test('nothing is said in the first half minute, of a paused auction, or where another host shows it', async () => {
  expect(await avisos()).toEqual([])
  await canal(PARADO_HA_UM_MINUTO)
  await leilao(sql`pausado_at = now()`)
  expect(await avisos()).toEqual([])
  await leilao(sql`pausado_at = null, transmissao_url = 'https://youtu.be/dQw4w9WgXcQ'`)
  expect(await avisos()).toEqual([])
  await leilao(sql`transmissao_url = null, situacao = 'PRONTO'`)
  expect(await avisos()).toEqual([])
  await leilao(sql`situacao = 'AO_VIVO'`)
  await canal(sql`disponivel = false`)
  expect(await avisos()).toEqual([])
  await canal(sql`disponivel = true`)
})

test('the house is told once, with the way into the studio', async () => {
  const primeiros = await avisos()
  expect(primeiros.length).toBeGreaterThan(0)
  expect(primeiros[0]?.texto).toContain('Principal')
  expect(primeiros[0]?.link).toContain(`/admin/transmissao/${c.leilao.uid}`)
  expect(await avisos()).toHaveLength(primeiros.length)
})

test('a picture that is lost afterwards is told again; one that its operator ended is not', async () => {
  const antes = (await avisos()).length
  await canal(sql`situacao = 'NO_AR'`)
  expect(await avisos()).toHaveLength(antes)
  expect(await noSite()).toEqual({ temCanal: true, canalNoAr: true })
  await canal(sql`situacao = 'PARADO', situacao_desde = clock_timestamp() - interval '31 seconds',
    sem_imagem_avisado_at = clock_timestamp() - interval '1 minute'`)
  const depois = (await avisos()).length
  expect(depois).toBeGreaterThan(antes)
  await canal(sql`situacao_desde = clock_timestamp() - interval '31 seconds',
    sem_imagem_avisado_at = clock_timestamp() - interval '1 minute'`)
  await sql`insert into transmissao (hot_id, can_id, tipo, situacao, video_ativo, audio_ativo, posicao_template, url_rmtp,
      browser, ip, motivo_fim, data_inicio, data_fim)
    select hot_id, id, 'MESA', 'ENCERRADA', true, true, 0, 'rtmp://x/y', '', '127.0.0.1', 'OPERADOR', now(), now()
    from canal_transmissao where uid = ${canalUid}`.execute(c.banco.sistema)
  expect(await avisos()).toHaveLength(depois)
})
