// The price of a group on a real database: who pays it, who is told of it, where it does not hold, and what the sale says.
import { comprarJa } from '@martelo/contracts/lances/comprar-ja.contract.ts'
import { darLance } from '@martelo/contracts/lances/dar-lance.contract.ts'
import { loteAoVivo } from '@martelo/contracts/lances/lote-ao-vivo.contract.ts'
import { minhaVenda } from '@martelo/contracts/vendas/minha-venda.contract.ts'
import { publicoLote } from '@martelo/contracts/lotes/publico-lote.contract.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

const CHEIO = 10_000_00
let c: Cenario
let lojistas: number
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({
    clientes: 4,
    lotes: 0,
    leilao: { porcentagemComissao: 5 },
    lote: { compreJa: CHEIO, valorComitente: null },
  })
  lojistas = await grupo('Lojistas', 10)
  await por(0, lojistas)
})
afterAll(() => c.fechar())

const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
async function grupo(nome: string, desconto: number | null, hotId = c.hotsite.id): Promise<number> {
  const r = await sql<{ id: number }>`insert into grupo_cliente (hot_id, nome, desconto_porcentagem)
    values (${hotId}, ${nome}, ${desconto}) returning id`.execute(c.banco.sistema)
  return r.rows[0]?.id ?? 0
}
const porCliente = ({ cliId }: ClienteDoCenario, gru: number, hotId = c.hotsite.id) =>
  sql`insert into cliente_grupo (hot_id, cli_id, gru_id) values (${hotId}, ${cliId}, ${gru})`.execute(
    c.banco.sistema,
  )
const por = (i: number, gru: number, hotId = c.hotsite.id) => porCliente(cliente(i), gru, hotId)
const ver = async (quem: Pessoa | null, { uid }: LoteDoCenario) =>
  (await executarChamada(c.ctx(quem), loteAoVivo, { params: { lelUid: uid } })).valor
const comprar = (quem: Pessoa, { uid }: LoteDoCenario, valor: number) =>
  executarChamada(c.ctx(quem), comprarJa, {
    params: { lelUid: uid },
    body: { valor, chaveDoPedido: randomUUID() },
  })
const precoMudou = (valorAceito: number) => ({ error: 'preco-mudou', dados: { valorAceito } })

test('a member is told his price and pays it; the sale and its history say why', async () => {
  const lote = await c.novoLote()
  const dele = async () => (await ver(cliente(0), lote)).meu?.grupo
  // The house's own name of the group is not for the site.
  expect(await dele()).toEqual({ desconto: { nome: null, porcentagem: 10 }, comissao: null })
  await sql`update grupo_cliente set nome_publico = 'Parceiros' where id = ${lojistas}`.execute(
    c.banco.sistema,
  )
  expect((await dele())?.desconto).toEqual({ nome: 'Parceiros', porcentagem: 10 })
  expect((await comprar(cliente(0), lote, CHEIO)).erro).toMatchObject(precoMudou(9_000_00))
  expect((await comprar(cliente(0), lote, 9_000_00)).valor.situacao).toBe('vencedor')
  const id = await venderLote(c, lote)
  const venda = await executarChamada(c.ctx(cliente(0)), minhaVenda, { params: { id: id ?? 0 } })
  expect(venda.valor).toMatchObject({ valorLances: 9_000_00, somas: { restante: 9_450_00 } })
  const r = await sql<{ depois: unknown }>`select depois from auditoria
    where entidade = 'venda' and acao = 'incluirLote' and depois ->> 'lote' = ${lote.uid}`.execute(
    c.banco.sistema,
  )
  expect(r.rows).toMatchObject([{ depois: { valor: 9_000_00, precoSemGrupo: CHEIO, grupo: 'Lojistas' } }])
})

test('a lot of a group says so to all before they try, by the name that the site has for it', async () => {
  const lote = await c.novoLote()
  const convidados = async () =>
    (await executarChamada(c.ctx(null), publicoLote, { params: { id: lote.id } })).valor.convidados
  expect(await convidados()).toBeNull()
  const gru = await grupo('Maus pagadores', null)
  await sql`update leilao set grupos_cliente = ${[gru]} where id = ${c.leilao.id}`.execute(c.banco.sistema)
  expect(await convidados()).toEqual([])
  await sql`update lote set grupos_cliente = ${[lojistas]} where id = ${lote.id}`.execute(c.banco.sistema)
  expect(await convidados()).toEqual(['Parceiros'])
  expect((await ver(cliente(1), lote)).meu?.impedimento?.codigo).toBe('restrito-a-grupos')
  await sql`update leilao set grupos_cliente = '{}' where id = ${c.leilao.id}`.execute(c.banco.sistema)
})

test('a stranger and a visitor are told nothing of it, and the price of a group is not sold to them', async () => {
  const lote = await c.novoLote()
  const vistos = [await ver(null, lote), await ver(cliente(1), lote)]
  expect(vistos.map((v) => v.estado.compreJa)).toEqual([CHEIO, CHEIO])
  const publico = await executarChamada(c.ctx(null), publicoLote, { params: { id: lote.id } })
  expect(publico.valor.valor.compreJa).toBe(CHEIO)
  expect(JSON.stringify([vistos, publico.valor])).not.toMatch(/Lojistas|900000/)
  expect((await comprar(cliente(1), lote, 9_000_00)).erro).toMatchObject(precoMudou(CHEIO))
  expect((await comprar(cliente(1), lote, CHEIO)).valor.situacao).toBe('vencedor')
})

test('another house has no part in it: neither its client nor its group', async () => {
  const lote = await c.novoLote()
  const deFora = await executarChamada(c.ctx(c.forasteiro, c.outroHotsite), comprarJa, {
    params: { lelUid: lote.uid },
    body: { valor: 9_000_00, chaveDoPedido: randomUUID() },
  })
  expect(deFora.status).toBe(404)
  const alheio = await grupo('Alheio', 40, c.outroHotsite.id)
  await expect(por(1, alheio)).rejects.toThrow()
  await expect(por(1, alheio, c.outroHotsite.id)).rejects.toThrow()
})

test('a group that changes or is switched off counts at once, also where the engine knew the member', async () => {
  const gru = await grupo('Frotistas', 20)
  await por(2, gru)
  const lote = await c.novoLote()
  expect((await comprar(cliente(2), lote, CHEIO)).erro).toMatchObject(precoMudou(8_000_00))
  await sql`update grupo_cliente set desconto_porcentagem = 5 where id = ${gru}`.execute(c.banco.sistema)
  expect((await comprar(cliente(2), lote, 8_000_00)).erro).toMatchObject(precoMudou(9_500_00))
  await sql`update grupo_cliente set situacao = 'Inativo' where id = ${gru}`.execute(c.banco.sistema)
  expect((await comprar(cliente(2), lote, 9_500_00)).erro).toMatchObject(precoMudou(CHEIO))
  expect((await ver(cliente(2), lote)).meu?.grupo.desconto).toBeNull()
})

test('below the minimum, the consignor’s value or a bid the price of everyone holds; a bid knows no group', async () => {
  // Each asks once: the requests of one person are limited per second.
  const precoDoMembro = async (lote: LoteDoCenario) => {
    const novo = await c.novoCliente()
    await porCliente(novo, lojistas)
    return ((await comprar(novo, lote, 1)).erro?.dados as { valorAceito: number } | undefined)?.valorAceito
  }
  const mudar = (lote: LoteDoCenario, coluna: string, valor: number) =>
    sql`update lote set ${sql.ref(coluna)} = ${valor} where id = ${lote.id}`.execute(c.banco.sistema)
  const lote = await c.novoLote()
  await mudar(lote, 'valor_comitente', 9_000_00)
  expect(await precoDoMembro(lote)).toBe(9_000_00)
  await mudar(lote, 'valor_comitente', 9_000_01)
  expect(await precoDoMembro(lote)).toBe(CHEIO)
  expect((await ver(cliente(0), lote)).meu?.grupo.desconto).toBeNull()
  await mudar(lote, 'valor_comitente', 0)
  await mudar(lote, 'minimo', 9_000_01)
  expect(await precoDoMembro(lote)).toBe(CHEIO)
  await sql`update lote set tipo_negociacao = 'COMPRE_JA' where id = ${lote.id}`.execute(c.banco.sistema)
  expect(await precoDoMembro(lote)).toBe(9_000_00)
  const disputado = await c.novoLote({ minimo: 1_000_00 })
  const lance = await executarChamada(c.ctx(cliente(0)), darLance, {
    params: { lelUid: disputado.uid },
    body: { valor: 900_00, chaveDoPedido: randomUUID() },
  })
  expect(lance.erro).toMatchObject({ error: 'valor-abaixo', dados: { valorAceito: 1_000_00 } })
})

test('the account before a purchase says the commission that the sale will charge', async () => {
  const gru = await grupo('Parceiros', null)
  await sql`update grupo_cliente set comissao_porcentagem = 2 where id = ${gru}`.execute(c.banco.sistema)
  await por(3, gru)
  const lote = await c.novoLote({ compreJaPorcentagem: 8 })
  const conta = await ver(cliente(3), lote)
  expect(conta.despesas).toMatchObject({ comissaoPorcentagem: 2, compreJaPorcentagem: null })
  expect(conta.meu?.grupo.comissao).toEqual({ nome: null, porcentagem: 2 })
  expect((await ver(cliente(1), lote)).despesas).toMatchObject({
    comissaoPorcentagem: 5,
    compreJaPorcentagem: 8,
  })
  await comprar(cliente(3), lote, CHEIO)
  const id = await venderLote(c, lote)
  const venda = await executarChamada(c.ctx(cliente(3)), minhaVenda, { params: { id: id ?? 0 } })
  expect(venda.valor.somas.restante).toBe(10_200_00)
})
