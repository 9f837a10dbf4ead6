// How auctions ended, as the insurer hears it: more goods than one reading takes, one that cannot be told, a result that comes
// back, two processes at once.
import { responderCondicional } from '@martelo/contracts/condicionais/responder-condicional.contract.ts'
import { EventoMapfre } from '@martelo/contracts/integracoes/evento-mapfre.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { integrarComitente } from '../../../../../tests/pg/integrar-comitente.ts'
import { as, pedido, situacao as situacaoDe } from '../../../../../tests/pg/pedidos-da-seguradora.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { eventoDaSeguradora } from '../../simuladores/seguradora-mapfre.ts'
import { contarResultados } from './contar-resultados.job.ts'
import { tomarEventoMapfre } from './receber-evento-mapfre.ts'
import { suspender } from './suspender-lotes.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 1 })
  await integrarComitente(c, 'Mapfre')
})
afterAll(() => c.fechar())

/** A removal that the insurer asked for, and the lot that its vehicle became. */
async function lotePara(removalId: string, situacao: 'NAO_ARREMATADO' | 'LIBERADO_LEILAO'): Promise<number> {
  const s01 = EventoMapfre.parse(eventoDaSeguradora('S01', pedido(removalId), as(0)))
  await c.banco.doHotsite(c.hotsite.id, (tx) => tomarEventoMapfre(tx, c.hotsite.id, s01, null))
  const lote = await c.novoLote({ situacao })
  await sql`update lote set situacao_at = clock_timestamp(),
    vei_id = (select vei_id from mapfre_processo where removal_id = ${removalId}) where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  return lote.id
}
const ditos = async (como: string) =>
  (
    await sql<{ removalId: string; eventComment: string }>`select removal_id, event_comment from mapfre_evento
      where event_code = 'S16' and removal_id like ${como} order by id`.execute(c.banco.sistema)
  ).rows

test('goods beyond one reading, and behind one that cannot be told, are told in the same turn', async () => {
  const ids = Array.from({ length: 11 }, (_, i) => `M-${String(i).padStart(2, '0')}`)
  for (const id of ids) await lotePara(id, 'NAO_ARREMATADO')
  await sql`alter table mapfre_evento add constraint plantada check (event_code <> 'S16' or removal_id <> 'M-01')`.execute(
    c.banco.sistema,
  )
  expect(await contarResultados(c.servicos, 3)).toBe(10)
  expect((await ditos('M-%')).map((d) => d.removalId)).toEqual(ids.filter((id) => id !== 'M-01'))
  expect(await contarResultados(c.servicos, 3)).toBe(0)
  await sql`alter table mapfre_evento drop constraint plantada`.execute(c.banco.sistema)
  const outro = await c.outroProcesso()
  const feitos = await Promise.all([contarResultados(c.servicos, 3), contarResultados(outro, 3)])
  expect(feitos.toSorted()).toEqual([0, 1])
  expect((await ditos('M-01')).length).toBe(1)
})

test('a result that comes back after another is told again, and each of them once', async () => {
  const lote = await lotePara('V-1', 'LIBERADO_LEILAO')
  const passa = async (situacao: string, valor: number | null) => {
    await sql`update lote set situacao = ${situacao}, situacao_at = clock_timestamp(), lance_valor = ${valor},
      lance_cli_id = ${valor === null ? null : (c.clientes[0]?.cliId ?? null)} where id = ${lote}`.execute(
      c.banco.sistema,
    )
    return [await contarResultados(c.servicos), await contarResultados(c.servicos)]
  }
  expect(await passa('LIBERADO_LEILAO', null)).toEqual([0, 0])
  expect(await passa('CONDICIONAL', 900_000)).toEqual([1, 0])
  expect(await passa('NAO_ARREMATADO', 900_000)).toEqual([1, 0])
  expect(await passa('CONDICIONAL', 900_000)).toEqual([1, 0])
  expect(await passa('CONDICIONAL', 950_000)).toEqual([1, 0])
  expect((await ditos('V-1')).map((d) => d.eventComment)).toEqual([
    'Condicional',
    'Não arrematado',
    'Condicional',
    'Condicional',
  ])
})

test('S15 suspends what is cried, blocks what waits, and the house is told of what it could not suspend', async () => {
  const ouvir = (e: object) =>
    c.banco.doHotsite(c.hotsite.id, (tx) => tomarEventoMapfre(tx, c.hotsite.id, EventoMapfre.parse(e), null))
  const lance = { lanceValor: 5_000_00, lanceCliId: c.clientes[0]?.cliId ?? 0 }
  const bloquear = async (removalId: string, mudar: Parameters<Cenario['novoLote']>[0]) => {
    await ouvir(eventoDaSeguradora('S01', pedido(removalId), as(0)))
    const lote = await c.novoLote(mudar)
    const { rows } = await sql<{ veiId: number }>`
      update lote set vei_id = (select vei_id from mapfre_processo where removal_id = ${removalId})
      where id = ${lote.id} returning vei_id`.execute(c.banco.sistema)
    await sql`update lote set condicional_situacao = 'AGUARDANDO_COMITENTE', condicional_data = now(),
      condicional_prazo = now() + interval '1 day' where id = ${lote.id} and situacao = 'CONDICIONAL'`.execute(
      c.banco.sistema,
    )
    await ouvir(eventoDaSeguradora('S15', situacaoDe(removalId), as(12)))
    const pedidoDele = { hotId: c.hotsite.id, veiId: rows[0]?.veiId ?? 0 }
    const { feitos } = await suspender(c.servicos, pedidoDele)
    // Told once, however often the task runs.
    await suspender(c.servicos, pedidoDele)
    const { rows: contados } = await sql<{ texto: string; status: string; erros: string[] }>`
      select v.texto, e.status, e.erros from mapfre_evento e join veiculo x on x.id = ${pedidoDele.veiId}
        join aviso v on v.hot_id = e.hot_id and v.tipo = 'equipe-venda-bloqueada' and v.usu_id = ${c.equipe.usuId} and v.marca = 'veiculo:' || x.uid
      where e.removal_id = ${removalId} and e.event_code = 'S15'`.execute(c.banco.sistema)
    expect(contados).toHaveLength(1)
    return { lote, suspenso: feitos.length === 1, ...contados[0] }
  }
  expect(await bloquear('R-15', { situacao: 'DOULHE_DUAS' })).toMatchObject({
    suspenso: true,
    status: 'PROCESSED',
    texto: expect.stringMatching(/^Suspenso: lote .+ Não resta lote à venda\.$/),
  })
  expect(await bloquear('R-16', { situacao: 'BUY_NOW' })).toMatchObject({
    suspenso: false,
    status: 'NOT_PROCESSED',
    erros: [expect.stringMatching(/^Não suspenso: lote .+ está reservado pelo Compre Já$/)],
  })
  const condicional = await bloquear('R-17', { situacao: 'CONDICIONAL', ...lance })
  expect(condicional).toMatchObject({
    suspenso: false,
    status: 'NOT_PROCESSED',
    texto: expect.stringMatching(/^Nenhum lote foi suspenso\. Confira: lote /),
  })
  const liberado = await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), responderCondicional, {
    params: { lelUid: condicional.lote.uid },
    body: { resposta: 'Liberada', sobre: lance.lanceValor },
  })
  expect(liberado.erro).toMatchObject({ message: 'A venda deste veículo está inibida.' })
})

test('a lot whose result is just being written is tried again before the house is told', async () => {
  const ouvir = (e: object) =>
    c.banco.doHotsite(c.hotsite.id, (tx) => tomarEventoMapfre(tx, c.hotsite.id, EventoMapfre.parse(e), null))
  await ouvir(eventoDaSeguradora('S01', pedido('R-18'), as(0)))
  const lote = await c.novoLote({ situacao: 'LIBERADO_LEILAO', encerradoAt: new Date() })
  const { rows } = await sql<{ veiId: number }>`
    update lote set vei_id = (select vei_id from mapfre_processo where removal_id = 'R-18') where id = ${lote.id} returning vei_id`.execute(
    c.banco.sistema,
  )
  await ouvir(eventoDaSeguradora('S15', situacaoDe('R-18'), as(12)))
  const avisos = async () =>
    (
      await sql`select from aviso where tipo = 'equipe-venda-bloqueada' and usu_id = ${c.equipe.usuId}`.execute(
        c.banco.sistema,
      )
    ).rows.length
  const antes = await avisos()
  const bloqueio = { hotId: c.hotsite.id, veiId: rows[0]?.veiId ?? 0 }
  expect(await suspender(c.servicos, bloqueio)).toEqual({ feitos: [], deNovo: true })
  expect(await avisos()).toBe(antes)
  await sql`update lote set situacao = 'NAO_ARREMATADO' where id = ${lote.id}`.execute(c.banco.sistema)
  expect(await suspender(c.servicos, bloqueio)).toEqual({ feitos: [], deNovo: false })
  expect(await avisos()).toBe(antes + 1)
})
