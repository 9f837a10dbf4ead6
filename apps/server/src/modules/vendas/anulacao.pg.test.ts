// A sold lot whose sale is annulled, on a real database: two persons, the lot, the money, the ledger and the papers.
import { randomUUID } from 'node:crypto'
import { anulacoesDaVenda } from '@martelo/contracts/vendas/anulacoes-da-venda.contract.ts'
import { decidirAnulacao } from '@martelo/contracts/vendas/decidir-anulacao.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { pedirAnulacao } from '@martelo/contracts/vendas/pedir-anulacao.contract.ts'
import { bemDoComitente } from '@martelo/contracts/portal/bem-do-comitente.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { conferirRazao } from '../razao/conferir-razao.ts'
import { lerVenda } from './vendas.sql.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
})
afterAll(() => c.fechar())

const acerto = (): Pessoa => ({ ...c.leiloeiro, papeis: ['Acerto'] })
const gerente = (): Pessoa => ({ ...c.equipe, papeis: ['GerenteAcerto'] })
const PEDIDO = {
  fundamento: 'JUIZO',
  ato: '0001234-55.2026.8.26.0100',
  motivo: 'O bem não podia ser leiloado',
  destino: 'VOLTA',
} as const

/** Each with its sale, one buyer: those of one buyer are one sale. */
async function vendidos(cli: ClienteDoCenario, ...valores: number[]) {
  const lotes: LoteDoCenario[] = []
  let id = 0
  for (const valor of valores) {
    const lote = await bater(c, cli, valor)
    lotes.push(lote)
    id = (await venderLote(c, lote)) ?? 0
  }
  return { id, lotes }
}
async function pagar(id: number, valor: number): Promise<void> {
  const r = await executarChamada(c.ctx(c.equipe), registrarPagamento, {
    params: { id },
    body: { tipo: 'DEPOSITO', valor, chaveDoPedido: randomUUID() },
  })
  const p = r.valor.pagamentos.at(-1)
  const feito = await executarChamada(c.ctx(acerto()), responderPagamento, {
    params: { uid: p?.uid },
    body: { evento: 'aprovar', versao: p?.versao },
  })
  expect(feito.erro).toBeNull()
}
const lida = (id: number) => c.banco.doHotsite(c.hotsite.id, (tx) => lerVenda(tx, c.hotsite.id, id))
const itemDe = async (id: number, lote: LoteDoCenario) =>
  (await lida(id))?.itens.find((i) => i.lelId === lote.id)?.uid ?? ''
const pedir = async (id: number, lote: LoteDoCenario, mudar: object = {}, quem = acerto()) =>
  executarChamada(c.ctx(quem), pedirAnulacao, {
    params: { id },
    body: { itemUid: await itemDe(id, lote), ...PEDIDO, ...mudar },
  })
const decidir = (uid: string, evento: string, quem: Pessoa, motivo?: string) =>
  executarChamada(c.ctx(quem), decidirAnulacao, { params: { uid }, body: { evento, motivo } })
const situacaoDo = async (lote: LoteDoCenario) =>
  (
    await c.banco.sistema
      .selectFrom('lote')
      .select('situacao')
      .where('id', '=', lote.id)
      .executeTakeFirstOrThrow()
  ).situacao
const provado = async () => expect((await conferirRazao(c.banco, c.hotsite.id)).diferencas).toEqual([])

test('a paid sale: another person confirms, the lot is free, all of the money goes back, the papers say so', async () => {
  const cli = await c.novoCliente()
  const { id, lotes } = await vendidos(cli, 10_000_00)
  const lote = lotes[0] as LoteDoCenario
  await pagar(id, 6_000_00)
  await pagar(id, 4_500_00)
  expect((await lida(id))?.venda.situacao).toBe('Fechada')
  const { uid } = (await pedir(id, lote)).valor
  expect((await pedir(id, lote)).erro?.message).toBe('Já há um pedido de anulação deste lote.')
  // Nothing moved yet; and neither who asked nor who may not decides it.
  expect(await situacaoDo(lote)).toBe('PAGO')
  expect((await decidir(uid, 'confirmar', acerto())).erro?.message).toMatch(/papel não decide/)
  expect((await decidir(uid, 'confirmar', { ...c.leiloeiro, papeis: ['ADM'] })).erro?.message).toMatch(
    /Quem pediu não decide/,
  )
  const feita = await decidir(uid, 'confirmar', gerente())
  expect(feita.valor).toEqual({ situacao: 'CONFIRMADA', devolver: 10_500_00 })
  expect((await decidir(uid, 'confirmar', gerente())).erro?.error).toBe('RECUSADA')
  expect(await situacaoDo(lote)).toBe('NAO_ARREMATADO')
  const v = await lida(id)
  expect(v?.venda).toMatchObject({ situacao: 'Cancelada', anuladaAt: expect.any(Date) })
  expect(v?.devolucoes.map((d) => [d.valor, d.situacao])).toEqual([
    [6_000_00, 'a_devolver'],
    [4_500_00, 'a_devolver'],
  ])
  const log = await sql<{ tipo: string; situacao: string; motivo: string }>`
    select tipo, situacao, motivo from lance where lel_id = ${lote.id} order by seq`.execute(c.banco.sistema)
  expect(log.rows).toEqual([
    { tipo: 'Manual', situacao: 'cancelado', motivo: 'pedido' },
    { tipo: 'Cancelamento', situacao: 'cancelado', motivo: 'anularArrematacao' },
  ])
  // The people of its consignor hear of it, without a word of the act, and read it on the good's page.
  const { rows: avisos } = await sql<{
    texto: string
    link: string
    usuId: number
  }>`select texto, link, usu_id from aviso
    where tipo = 'comitente-venda-anulada' and marca = ${`lote:${lote.uid}`}`.execute(c.banco.sistema)
  expect(avisos.length).toBeGreaterThan(0)
  expect(new Set(avisos.map((a) => a.usuId))).toEqual(new Set([c.comitente.usuId]))
  expect(avisos[0]?.texto).toMatch(/a venda foi anulada/)
  expect(JSON.stringify(avisos)).not.toContain('0001234')
  const bem = await executarChamada(c.ctx(c.comitente), bemDoComitente, {
    params: { uid: avisos[0]?.link.split('/').at(-1) },
  })
  expect(bem.valor.lotes.find((l) => l.lelUid === lote.uid)).toMatchObject({
    anulacoes: [{ fundamento: 'Decisão judicial', valor: 10_000_00 }],
  })
  const dele = (await executarChamada(c.ctx(cli), minhaVenda, { params: { id } })).valor
  expect(dele.orientacao.texto).toMatch(/A arrematação foi ANULADA: Decisão judicial 0001234/)
  await provado()
})

test('one lot of several: the others stay, and what is paid above them goes back', async () => {
  const { id, lotes } = await vendidos(await c.novoCliente(), 10_000_00, 20_000_00)
  const [sai, fica] = lotes as [LoteDoCenario, LoteDoCenario]
  await pagar(id, 31_500_00)
  const { uid } = (await pedir(id, sai, { fundamento: 'COMITENTE', ato: null, destino: 'SAI' })).valor
  expect((await decidir(uid, 'confirmar', gerente())).valor).toEqual({
    situacao: 'CONFIRMADA',
    devolver: 10_500_00,
  })
  expect([await situacaoDo(sai), await situacaoDo(fica)]).toEqual(['RETIRADO', 'PAGO'])
  const v = await lida(id)
  expect(v?.venda).toMatchObject({ situacao: 'Fechada', anuladaAt: null })
  expect(v?.itens.filter((i) => i.ativo).map((i) => i.lelId)).toEqual([fica.id])
  await provado()
})

test('a sale that waits for its payment ends without money, and its charges fall', async () => {
  const { id, lotes } = await vendidos(await c.novoCliente(), 3_000_00)
  const { uid } = (await pedir(id, lotes[0] as LoteDoCenario, { fundamento: 'CASA', ato: null })).valor
  expect((await decidir(uid, 'confirmar', gerente())).valor).toEqual({ situacao: 'CONFIRMADA', devolver: 0 })
  expect((await lida(id))?.venda.situacao).toBe('Cancelada')
  await provado()
})

test('what keeps it from being asked for, or from being confirmed later', async () => {
  const { id, lotes } = await vendidos(await c.novoCliente(), 5_000_00)
  const lote = lotes[0] as LoteDoCenario
  expect((await pedir(id, lote, { ato: ' ' })).erro?.campos).toEqual({
    ato: 'Informe o número da decisão ou do processo.',
  })
  const { uid } = (await pedir(id, lote)).valor
  const entregar = (situacao: string) =>
    sql`update venda_item set retirada_situacao = ${situacao} where lel_id = ${lote.id}`.execute(
      c.banco.sistema,
    )
  const { retiradaSituacao } = (await lida(id))?.itens[0] ?? {}
  await entregar('entregue')
  expect((await decidir(uid, 'confirmar', gerente())).erro?.message).toMatch(/voltar ao pátio/)
  const casa = (await executarChamada(c.ctx(gerente()), anulacoesDaVenda, { params: { id } })).valor
  expect(casa.anulacoes[0]?.pode).toMatchObject({ confirmar: expect.stringMatching(/pátio/), recusar: null })
  expect(casa.itens[0]?.impedimento).toMatch(/pátio/)
  await entregar(retiradaSituacao ?? '')
  expect((await decidir(uid, 'recusar', gerente())).erro?.message).toBe('Informe o motivo.')
  expect((await decidir(uid, 'recusar', gerente(), 'Sem a decisão')).valor.situacao).toBe('RECUSADA')
  expect((await lida(id))?.venda.situacao).toBe('Aguardando Pagamento')
  // Asked anew, and taken back by who asked alone.
  const outra = (await pedir(id, lote)).valor.uid
  expect((await decidir(outra, 'retirar', gerente())).erro?.message).toBe('Só quem pediu retira o pedido.')
  expect((await decidir(outra, 'retirar', acerto())).valor.situacao).toBe('RETIRADA')
})

test('a statement to the consignor that froze the lot comes first', async () => {
  const { id, lotes } = await vendidos(await c.novoCliente(), 5_000_00)
  const lote = lotes[0] as LoteDoCenario
  await pagar(id, 5_250_00)
  const { uid } = (await pedir(id, lote)).valor
  await sql`with p as (insert into prestacao (hot_id, lei_id, com_id, situacao, vendido, comissao, despesas, adiantamentos, retido, liquido, conferida_at, conferida_by)
      select l.hot_id, l.lei_id, l.com_id, 'CONFERIDA', 500000, 0, 0, 0, 0, 500000, now(), ${c.equipe.usuId} from lote l where l.id = ${lote.id} returning id)
    insert into prestacao_item (hot_id, pre_id, item_id, valor, comissao)
    select i.hot_id, p.id, i.id, 500000, 0 from venda_item i, p where i.lel_id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  expect((await decidir(uid, 'confirmar', gerente())).erro?.message).toMatch(
    /prestação de contas em conferência/,
  )
  expect(await situacaoDo(lote)).toBe('PAGO')
})
