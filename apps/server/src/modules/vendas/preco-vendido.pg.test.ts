// The price that a lot keeps: the database's rule is the domain's, and what was agreed on holds for the deal's winner alone.
import { SITUACOES_DE_CONDICIONAL } from '@martelo/domain/condicionais/states.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { precoVendido } from '@martelo/domain/vendas/preco-vendido.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../tests/pg/cenario.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { transitarLote } from '../../engines/lances/port.ts'

let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 2, lotes: 0, leilao: { situacao: 'AO_VIVO', modalidade: 'SIMULTANEO' } })
})
afterAll(() => c.fechar())

const cli = (i: number) => (c.clientes[i] as ClienteDoCenario).cliId
const lido = (lote: LoteDoCenario) =>
  c.banco.sistema
    .selectFrom('lote')
    .select(['situacao', 'valorVendido', 'condicionalSeq'])
    .where('id', '=', lote.id)
    .executeTakeFirstOrThrow()
const mover = async (
  lote: LoteDoCenario,
  evento: Parameters<typeof transitarLote>[2]['evento'],
  mais: Partial<Parameters<typeof transitarLote>[2]> = {},
) => {
  const r = await c.banco.doHotsite(c.hotsite.id, (tx) =>
    transitarLote(
      tx,
      { hotsite: c.hotsite, sessao: null, ip: '', reqId: 'teste' },
      {
        lelId: lote.id,
        evento,
        quem: ['ADM', 'Leilão', 'Acerto', 'Comitente', 'Cliente', 'Leiloeiro', 'sistema'],
        ...mais,
      },
    ),
  )
  expect(r).toMatchObject({ pode: true })
}
const lance = (lote: LoteDoCenario, seq: number, i: number, valor: number) =>
  sql`with b as (insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
      values (${lote.id}, ${seq}, ${c.hotsite.id}, ${cli(i)}, 'Manual', 'vencendo', ${valor}, now(), uuid_send(gen_random_uuid())))
    update lote set lance_seq = ${seq}, lance_valor = ${valor}, lance_cli_id = ${cli(i)}, lance_tipo = 'Manual', lance_quantidade = 1,
      chamada_at = now() where id = ${lote.id}`.execute(c.banco.sistema)

/** Conditional at 5.000, agreed at 7.000. */
async function acordado(): Promise<LoteDoCenario> {
  const lote = await c.novoLote({ situacao: 'DOULHE_DUAS', valorComitente: 900_000 })
  await lance(lote, 1, 0, 500_000)
  await mover(lote, 'baterCondicional')
  expect(await lido(lote)).toMatchObject({ valorVendido: null, condicionalSeq: 1 })
  const novo = { condicionalResposta: 'Novo valor', condicionalNovoValor: 700_000 }
  await mover(lote, 'novoValor', { fatos: { resposta: 'Novo valor', novoValor: 700_000 }, mudar: novo })
  await mover(lote, 'clienteAceitaNovoValor', { fatos: { novoValor: 700_000 } })
  return lote
}

test('the database says what the domain says', async () => {
  const acordos = SITUACOES_DE_CONDICIONAL.flatMap((situacao) =>
    [null, 1, 2, 3].flatMap((ateSeq) =>
      (['Novo valor', 'Liberada', null] as const).flatMap((resposta) =>
        [true, false, null].flatMap((aceitaReplica) =>
          [null, 7].flatMap((novoValor) =>
            [null, 6].map((replica) => ({ ateSeq, situacao, resposta, novoValor, aceitaReplica, replica })),
          ),
        ),
      ),
    ),
  )
  const vencedores = [
    null,
    { seq: 2, valor: 5, cliente: 1 },
    { seq: 2, valor: 4, cliente: 2 },
    { seq: 2, valor: 5, cliente: null },
  ]
  const casos = (['PAGO', 'CONDICIONAL'] satisfies SituacaoLote[]).flatMap((situacao) =>
    vencedores.flatMap((vencedor) =>
      acordos.map((acordo) => ({ situacao, lance: 5, lider: 1, vencedor, acordo })),
    ),
  )
  const r = await sql<{
    preco: number | null
  }>`select preco_vendido(k->>'situacao', (k->>'lance')::bigint, (k->>'lider')::int,
      (k#>>'{vencedor,seq}')::int, (k#>>'{vencedor,valor}')::bigint, (k#>>'{vencedor,cliente}')::int, (k#>>'{acordo,ateSeq}')::int,
      k#>>'{acordo,situacao}', k#>>'{acordo,resposta}', (k#>>'{acordo,novoValor}')::bigint, (k#>>'{acordo,aceitaReplica}')::boolean,
      (k#>>'{acordo,replica}')::bigint) as preco
    from jsonb_array_elements(${JSON.stringify(casos)}::jsonb) with ordinality as x(k, n) order by n`.execute(
    c.banco.sistema,
  )
  expect(r.rows.map((l) => l.preco)).toEqual(casos.map((k) => precoVendido(k)))
})

test('the lot, and the sale after it, have the agreed price; paying keeps it', async () => {
  const lote = await acordado()
  expect(await lido(lote)).toMatchObject({ situacao: 'AG_PAGAMENTO', valorVendido: 700_000 })
  await venderLote(c, lote)
  const item = await c.banco.sistema
    .selectFrom('vendaItem')
    .select('valor')
    .where('lelId', '=', lote.id)
    .executeTakeFirst()
  expect(item?.valor).toBe(700_000)
  await mover(lote, 'confirmarPagamento', { fatos: { restante: 0 } })
  expect(await lido(lote)).toMatchObject({ situacao: 'PAGO', valorVendido: 700_000 })
})

test('who gave up and came back has his price again', async () => {
  const lote = await acordado()
  await mover(lote, 'desistir', { motivo: 'teste', fatos: { desistenciaPedida: true } })
  expect((await lido(lote)).valorVendido).toBeNull()
  await mover(lote, 'reverterDesistencia', { motivo: 'teste' })
  expect((await lido(lote)).valorVendido).toBe(700_000)
})

test('who wins the lot when it is offered again pays his bid, not what another deal came to', async () => {
  const lote = await acordado()
  await mover(lote, 'desistir', { motivo: 'teste', fatos: { desistenciaPedida: true } })
  await mover(lote, 'mandarRepasse', { fatos: { vendaDesistida: true } })
  await sql`update lote set situacao = 'DOULHE_DUAS', valor_comitente = 0 where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  await lance(lote, 3, 1, 800_000)
  await mover(lote, 'vender')
  expect((await lido(lote)).valorVendido).toBe(800_000)
  expect(await venderLote(c, lote)).not.toBeNull()
  const item = await c.banco.sistema
    .selectFrom('vendaItem')
    .select('valor')
    .where('lelId', '=', lote.id)
    .executeTakeFirst()
  expect(item?.valor).toBe(800_000)
})

test('a sale that is annulled takes the price back', async () => {
  const lote = await bater(c, c.clientes[0] as ClienteDoCenario, 500_000)
  expect((await lido(lote)).valorVendido).toBe(500_000)
  await mover(lote, 'anularERetirar', { motivo: 'teste', fatos: { entregue: false } })
  expect(await lido(lote)).toMatchObject({ situacao: 'RETIRADO', valorVendido: null })
})
