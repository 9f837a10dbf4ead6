// What the back-office's frame asks: what waits for a session, and records by whatever a person types.
import { buscaDeRegistros } from '@martelo/contracts/registros/busca-de-registros.contract.ts'
import { pendencias } from '@martelo/contracts/pendencias/pendencias.contract.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './busca-de-registros.handler.ts'
import '../pendencias/pendencias.handler.ts'

let c: Cenario
let vendaId = 0
beforeAll(async () => {
  c = await criarCenario({ clientes: 2, lotes: 2 })
  const [lote] = c.lotes
  const [cliente] = c.clientes
  await sql`update cliente set documento_situacao = 'Aguardando Validação', cpf = '52998224725', telefone1 = '+5519988887777', nome = 'José da Conceição'
    where id = ${cliente?.cliId}`.execute(c.banco.sistema)
  await sql`update lote set numero = '0009', nome = 'Fiat Uno' where id = ${lote?.id}`.execute(
    c.banco.sistema,
  )
  await sql`update veiculo set placa = 'ABC1D23' where id = (select vei_id from lote where id = ${lote?.id})`.execute(
    c.banco.sistema,
  )
  await sql`update comitente set nome = 'Banco São Jorge & Cia', cnpj = '11222333000181' where id = ${c.comId}`.execute(
    c.banco.sistema,
  )
  await sql`insert into proposta (hot_id, lel_id, cli_id, valor, chave) values (${c.hotsite.id}, ${lote?.id}, ${cliente?.cliId}, 100, gen_random_uuid())`.execute(
    c.banco.sistema,
  )
  await sql`insert into habilitacao (hot_id, lei_id, cli_id, situacao, tipo, aceite_regulamento_at)
    values (${c.hotsite.id}, ${c.leilao.id}, ${c.clientes[1]?.cliId}, 'EM_ANALISE', 'MANUAL', now())
    on conflict (lei_id, cli_id) do update set situacao = 'EM_ANALISE'`.execute(c.banco.sistema)
  const v = await sql<{ id: number }>`insert into venda (hot_id, lei_id, cli_id, situacao, data_pagamento)
    values (${c.hotsite.id}, ${c.leilao.id}, ${cliente?.cliId}, 'Aguardando Pagamento', now() - interval '1 day') returning id`.execute(
    c.banco.sistema,
  )
  vendaId = v.rows[0]?.id ?? 0
})
afterAll(() => c.fechar())

const como = (...papeis: string[]): Pessoa => ({ ...c.equipe, papeis })
const espera = async (quem: Pessoa, hotsite = c.hotsite) => {
  const { valor } = await executarChamada(c.ctx(quem, hotsite), pendencias)
  return {
    ...Object.fromEntries(valor.filas.map((f) => [f.fila, f.quantos])),
    habilitacoes: valor.habilitacoes.length,
  }
}

describe('what waits', () => {
  test('each role is told of the queues that it works', async () => {
    expect(await espera(como('ADM'))).toMatchObject({
      documentos: 1,
      propostas: 1,
      vencidas: 1,
      habilitacoes: 1,
    })
    expect(await espera(como('Acerto'))).toEqual({ propostas: 1, vencidas: 1, habilitacoes: 0 })
    expect(await espera(como('Pátio'))).toEqual({ habilitacoes: 0 })
    expect(await espera(como('ADM'), c.outroHotsite)).toEqual({ habilitacoes: 0 })
  })
  test('a client is refused', async () => {
    expect((await executarChamada(c.ctx(c.clientes[0] ?? null), pendencias)).status).toBe(403)
  })
})

describe('the palette finds', () => {
  const achar = async (texto: string, quem = como('ADM')) =>
    (await executarChamada(c.ctx(quem), buscaDeRegistros, { query: { texto } })).valor
  const tipos = async (texto: string, quem?: Pessoa) =>
    (await achar(texto, quem)).map((a) => a.descricao.split(' ')[0])

  test.each([
    ['529.982.247-25', 'Cliente'],
    ['52998224725', 'Cliente'],
    ['(19) 98888-7777', 'Cliente'],
    ['jose da conceicao', 'Cliente'],
    ['ABC-1D23', 'Veículo'],
    ['lote 9', 'Lote'],
    ['Lote nº 9', 'Lote'],
    ['sao jorge', 'Comitente'],
    ['11.222.333/0001-81', 'Comitente'],
  ])('%s', async (texto, tipo) => expect(await tipos(texto)).toContain(tipo))

  test('a sale and an auction by number, and nothing else when the kind is named', async () => {
    expect(await achar(`venda ${numeroDaVenda(vendaId)}`)).toMatchObject([
      { url: `/admin/compras/${vendaId}` },
    ])
    expect(await achar('leilão 1')).toMatchObject([{ url: `/admin/leilao/${c.leilao.id}` }])
    expect((await achar('sao jorge'))[0]?.url).toContain('%26')
  })
  test('no role finds what it may not open; yard staff find what stands in their yards', async () => {
    expect(await tipos('52998224725', como('MKT'))).toEqual([])
    expect(await tipos('ABC1D23', { ...como('Pátio'), usuId: -1 })).toEqual([])
  })
})
