// Notices on a real database, through a push service that runs as a real server: each is made once however many
// processes look, goes to the devices of its client alone, as the client wants it, and a device that is gone is
// forgotten.
import { chaveDePush } from '@martelo/contracts/avisos/chave-de-push.contract.ts'
import { desinscreverPush } from '@martelo/contracts/avisos/desinscrever-push.contract.ts'
import { inscreverPush } from '@martelo/contracts/avisos/inscrever-push.contract.ts'
import { minhasPreferencias } from '@martelo/contracts/avisos/minhas-preferencias.contract.ts'
import { salvarPreferencia } from '@martelo/contracts/avisos/salvar-preferencia.contract.ts'
import { testarPush } from '@martelo/contracts/avisos/testar-push.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { iniciarServicoDePush, type ServicoDePush } from '../../simuladores/servico-de-push.ts'
import './chave-de-push.handler.ts'
import './desinscrever-push.handler.ts'
import { entregarPush } from '../../core/avisos/enviar-push.job.ts'
import './inscrever-push.handler.ts'
import './minhas-preferencias.handler.ts'
import { procurarAvisos } from './procurar-avisos.part.ts'
import './salvar-preferencia.handler.ts'
import { conhecerServicoDePush } from '../../core/avisos/servicos-de-push.ts'
import './testar-push.handler.ts'

let c: Cenario
let push: ServicoDePush
let chave = ''
beforeAll(async () => {
  c = await criarCenario({ lotes: 0, clientes: 3 })
  push = await iniciarServicoDePush()
  chave = (await executarChamada(c.ctx(null), chaveDePush)).valor.chave
})
afterAll(async () => {
  await push.parar()
  await c.fechar()
})
beforeEach(async () => {
  for (const t of ['aviso', 'inscricao_push', 'preferencia_de_canal', 'sossego', 'favorito'])
    await sql`delete from ${sql.table(t)}`.execute(c.banco.sistema)
  await sql`delete from graphile_worker._private_jobs`.execute(c.banco.sistema)
})

const quem = (i: number) => c.clientes[i] as ClienteDoCenario
const inscrever = (corpo: object, p: Pessoa = quem(0)) =>
  executarChamada(c.ctx(p), inscreverPush, { body: corpo })
async function aparelho(p: Pessoa = quem(0)) {
  const parar = conhecerServicoDePush(push.url)
  const i = push.inscrever(chave)
  expect((await inscrever(i, p)).erro).toBeNull()
  return { i, parar }
}

/** A lot on which the first client had bid and the second leads. */
async function loteDisputado(): Promise<{ id: number; uid: string }> {
  const l = await c.novoLote({ dataFim: new Date(Date.now() + 3 * 86_400_000) })
  for (const [seq, p] of [quem(0), quem(1)].entries())
    await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
      values (${l.id}, ${seq + 1}, ${c.hotsite.id}, ${p.cliId}, 'Manual', 'superado', ${100_000 + seq}, now(), '\\x00')`.execute(
      c.banco.sistema,
    )
  await sql`update lote set lance_cli_id = ${quem(1).cliId}, lance_at = now(), lance_seq = 2, lance_valor = 100001 where id = ${l.id}`.execute(
    c.banco.sistema,
  )
  return l
}

/** What the queue holds, handed over as a jobs process does. */
async function entregarTudo(agora = Date.now()): Promise<string[]> {
  const { rows } = await sql<{ payload: { entregaId: number } }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'enviar-push' order by j.id`.execute(c.banco.sistema)
  const feitos: string[] = []
  for (const { payload } of rows) feitos.push(await entregarPush(c.servicos, payload.entregaId, agora))
  return feitos
}
const avisos = async () =>
  (
    await sql<{
      tipo: string
      cliId: number
      titulo: string
    }>`select tipo, cli_id, titulo from aviso order by id`.execute(c.banco.sistema)
  ).rows
const quantosNoSite = async (p: ClienteDoCenario) =>
  (
    await sql<{
      titulo: string
    }>`select canal as titulo from aviso_entrega where canal = 'sino' and situacao = 'enviada' and usu_id = ${p.usuId}`.execute(
      c.banco.sistema,
    )
  ).rows.length

test('who was outbid is told once, by two processes at once too, on his device and in the site', async () => {
  const { i, parar } = await aparelho()
  const lote = await loteDisputado()
  const outro = await c.outroProcesso()
  const feitos = await Promise.all([procurarAvisos(c.servicos), procurarAvisos(outro)])
  expect(feitos[0] + feitos[1]).toBe(1)
  expect(await procurarAvisos(c.servicos)).toBe(0)
  expect(await avisos()).toEqual([
    { tipo: 'superado', cliId: quem(0).cliId, titulo: 'Seu lance foi superado' },
  ])
  expect(await entregarTudo()).toEqual(['enviado'])
  const [r] = push.recebidas(i)
  const corpo = JSON.parse(r?.texto ?? '{}') as {
    titulo: string
    link: string
    tag: string
    naoLidas: number
    numero: number
  }
  expect(corpo).toMatchObject({ titulo: 'Seu lance foi superado', tag: `lote:${lote.uid}`, naoLidas: 1 })
  expect(corpo.link).toMatch(/^\/leilao\//)
  expect(r).toMatchObject({ urgencia: 'high', remetente: chave })
  expect(r?.texto).not.toMatch(/100.?000|Cliente 1/)
  // He bids again and is outbid again: that is news.
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${lote.id}, 3, ${c.hotsite.id}, ${quem(0).cliId}, 'Manual', 'superado', 100002, now(), '\\x00')`.execute(
    c.banco.sistema,
  )
  expect(await procurarAvisos(c.servicos)).toBe(1)
  // The first has left: its job, run once more, sends nothing.
  expect(await entregarTudo()).toEqual(['ja', 'enviado'])
  const numeros = push.recebidas(i).map(({ texto }) => (JSON.parse(texto) as typeof corpo).numero)
  expect(numeros).toHaveLength(2)
  expect(numeros[1]).toBeGreaterThan(corpo.numero)
  parar()
  await sql`update lote set lance_at = null where id = ${lote.id}`.execute(c.banco.sistema)
})

test('as the client wants it: not on the device, not in the site', async () => {
  const { i, parar } = await aparelho()
  const salvar = async (noSite: boolean, porPush: boolean) => {
    for (const [canal, ligado] of [
      ['sino', noSite],
      ['push', porPush],
    ] as const)
      await executarChamada(c.ctx(quem(0)), salvarPreferencia, { body: { tipo: 'superado', canal, ligado } })
  }
  await salvar(true, false)
  const l1 = await loteDisputado()
  await procurarAvisos(c.servicos)
  expect([await entregarTudo(), await quantosNoSite(quem(0))]).toEqual([[], 1])
  await salvar(false, true)
  const l2 = await loteDisputado()
  await procurarAvisos(c.servicos)
  expect([await entregarTudo(), await quantosNoSite(quem(0)), push.recebidas(i).length]).toEqual([
    ['enviado'],
    1,
    1,
  ])
  const { preferencias, aparelhos } = (await executarChamada(c.ctx(quem(0)), minhasPreferencias)).valor
  expect(aparelhos).toBe(1)
  expect(preferencias.find((p) => p.tipo === 'superado')?.canais.filter((x) => x.canal !== 'email')).toEqual([
    { canal: 'sino', ligado: false, fixo: false },
    { canal: 'push', ligado: true, fixo: false },
  ])
  expect((await executarChamada(c.ctx(quem(1)), minhasPreferencias)).valor.aparelhos).toBe(0)
  await sql`update lote set lance_at = null where id = any(${[l1.id, l2.id]})`.execute(c.banco.sistema)
  parar()
})

test('ending soon: who follows the lot, once; others and other lots not', async () => {
  const perto = await c.novoLote({ dataFim: new Date(Date.now() + 600_000) })
  await c.novoLote({ dataFim: new Date(Date.now() + 3 * 86_400_000) })
  await sql`insert into favorito (hot_id, cli_id, vei_id) select hot_id, ${quem(2).cliId}, vei_id from lote where lei_id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  // A paused auction's clock stands still: nothing ends soon, and nothing is used up.
  await sql`update leilao set pausado_at = now() where id = ${c.leilao.id}`.execute(c.banco.sistema)
  await procurarAvisos(c.servicos)
  expect(await avisos()).toEqual([])
  await sql`update leilao set pausado_at = null where id = ${c.leilao.id}`.execute(c.banco.sistema)
  await procurarAvisos(c.servicos)
  // A bid near the end moves it: still the same end.
  await sql`update lote set data_fim = data_fim + interval '2 minutes' where id = ${perto.id}`.execute(
    c.banco.sistema,
  )
  await procurarAvisos(c.servicos)
  expect(await avisos()).toEqual([
    { tipo: 'encerrando', cliId: quem(2).cliId, titulo: 'Encerra em menos de 15 minutos' },
  ])
  await sql`update lote set data_fim = now() + interval '2 hours' where id = ${perto.id}`.execute(
    c.banco.sistema,
  )
})

test('a live room: enabled clients hear that it began, and of their lots five ahead and no further', async () => {
  const lotes = []
  for (let i = 0; i < 8; i++) lotes.push(await c.novoLote())
  const [atual, ...seguintes] = lotes
  await sql`update leilao set situacao = 'AO_VIVO', modalidade = 'SIMULTANEO', iniciado_at = now(), lote_atual_id = ${atual?.id} where id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
  const longe = [seguintes[4], seguintes[5]].map((l) => l?.id)
  await sql`insert into favorito (hot_id, cli_id, vei_id) select hot_id, ${quem(0).cliId}, vei_id from lote where id = any(${longe})`.execute(
    c.banco.sistema,
  )
  await procurarAvisos(c.servicos)
  const feitos = await avisos()
  expect(feitos.filter((a) => a.tipo === 'ao-vivo').map((a) => a.cliId)).toEqual(
    expect.arrayContaining(c.clientes.map((x) => x.cliId)),
  )
  expect(feitos.filter((a) => a.tipo === 'lote-perto').map((a) => [a.cliId, a.titulo])).toEqual([
    [quem(0).cliId, 'Faltam 4 lotes'],
  ])
  expect(await procurarAvisos(c.servicos)).toBe(0)
  await sql`update leilao set situacao = 'PRONTO', modalidade = 'ONLINE', lote_atual_id = null where id = ${c.leilao.id}`.execute(
    c.banco.sistema,
  )
})

test('a device that is gone is forgotten; a busy service is asked again; a stale notice is not sent', async () => {
  const [a, b] = [await aparelho(), await aparelho()]
  expect((await executarChamada(c.ctx(quem(0)), testarPush)).valor.aparelhos).toBe(2)
  push.sair(a.i)
  push.falhar(429, 1)
  await expect(entregarTudo()).rejects.toThrow('429')
  expect(await entregarTudo()).toEqual(['esquecido', 'enviado'])
  expect((await executarChamada(c.ctx(quem(0)), minhasPreferencias)).valor.aparelhos).toBe(1)
  expect(push.recebidas(b.i)).toHaveLength(1)
  await executarChamada(c.ctx(quem(0)), testarPush)
  expect(await entregarTudo(Date.now() + 3_600_000)).toEqual(['ja', 'ja', 'vencido'])
  b.parar()
  a.parar()
})

test('a browser belongs to the client who signed it up last, and can leave without a session', async () => {
  const { i, parar } = await aparelho(quem(0))
  expect((await inscrever(i, quem(1))).valor.aparelhos).toBe(1)
  expect((await executarChamada(c.ctx(quem(0)), testarPush)).status).toBe(409)
  await executarChamada(c.ctx(null, c.outroHotsite), desinscreverPush, { body: { endpoint: i.endpoint } })
  expect((await executarChamada(c.ctx(quem(1)), minhasPreferencias)).valor.aparelhos).toBe(1)
  await executarChamada(c.ctx(null), desinscreverPush, { body: { endpoint: i.endpoint } })
  expect((await executarChamada(c.ctx(quem(1)), minhasPreferencias)).valor.aparelhos).toBe(0)
  parar()
})

test('a device cannot make us write anywhere else, nor be one of too many', async () => {
  const { keys } = push.inscrever(chave)
  expect((await inscrever({ endpoint: 'http://169.254.169.254/latest', keys })).status).toBe(422)
  expect((await inscrever({ endpoint: `${push.url}/push/x`, keys })).status).toBe(422)
  const parar = conhecerServicoDePush(push.url)
  for (let n = 0; n < 10; n++) expect((await inscrever(push.inscrever(chave))).status).toBe(200)
  expect((await inscrever(push.inscrever(chave))).status).toBe(409)
  expect((await executarChamada(c.ctx(null), inscreverPush, { body: push.inscrever(chave) })).status).toBe(
    401,
  )
  // What was let in before its service was taken from the list is not written to.
  parar()
  await executarChamada(c.ctx(quem(0)), testarPush)
  expect(new Set(await entregarTudo())).toEqual(new Set(['recusado']))
})

test('a device whose key is no key is forgotten, and the queue does not ask for ever', async () => {
  const parar = conhecerServicoDePush(push.url)
  const { endpoint, keys } = push.inscrever(chave)
  const falsa = { ...keys, p256dh: 'A'.repeat(87) }
  expect((await inscrever({ endpoint, keys: falsa })).status).toBe(200)
  await executarChamada(c.ctx(quem(0)), testarPush)
  expect(await entregarTudo()).toEqual(['esquecido'])
  expect((await executarChamada(c.ctx(quem(0)), minhasPreferencias)).valor.aparelhos).toBe(0)
  parar()
})

test('another hotsite’s client gets no notice of this one, and the key is the same in every process', async () => {
  const outro = await c.outroProcesso()
  const ctx = { ...c.ctx(null), servicos: outro }
  expect((await executarChamada(ctx, chaveDePush)).valor.chave).toBe(chave)
  const l = await loteDisputado()
  await procurarAvisos(c.servicos)
  expect((await avisos()).some((a) => a.cliId === c.forasteiro.cliId)).toBe(false)
  await sql`update lote set lance_at = null where id = ${l.id}`.execute(c.banco.sistema)
})
