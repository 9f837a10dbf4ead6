// From a nickname's winning bid to the sale of the person behind it, and the mails that answer proposals.
import { responderProposta } from '@martelo/contracts/lances/responder-proposta.contract.ts'
import { compradoresPossiveis } from '@martelo/contracts/pregao/compradores-possiveis.contract.ts'
import { identificarCliente } from '@martelo/contracts/pregao/identificar-cliente.contract.ts'
import { lotesAIdentificar } from '@martelo/contracts/pregao/lotes-a-identificar.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
} from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 3, lotes: 0 })
})
afterAll(async () => {
  await c.fechar()
})

const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const situacao = async (l: LoteDoCenario) =>
  (
    await c.banco.sistema
      .selectFrom('lote')
      .select('situacao')
      .where('id', '=', l.id)
      .executeTakeFirstOrThrow()
  ).situacao

async function deApelido(valor: number, mudar: object = {}): Promise<LoteDoCenario> {
  const lote = await c.novoLote({ valorComitente: 1_000_00, ...mudar })
  const ape = await sql<{
    id: number
  }>`insert into apelido_leiloeiro (hot_id, lei_id, apelido, cidade, estado)
    values (${c.hotsite.id}, ${c.leilao.id}, ${`Mesa ${lote.id}`}, 'Goiânia', 'GO') returning id`.execute(
    c.banco.sistema,
  )
  const apeId = ape.rows[0]?.id ?? 0
  await sql`insert into lance (lel_id, seq, hot_id, ape_id, usu_id, tipo, situacao, valor, data, hash)
    values (${lote.id}, 1, ${c.hotsite.id}, ${apeId}, ${c.leiloeiro.usuId}, 'Leiloeiro', 'vencendo', ${valor}, now(), uuid_send(gen_random_uuid()))`.execute(
    c.banco.sistema,
  )
  await sql`update lote set situacao = 'AG_CLIENTE', lance_seq = 1, lance_valor = ${valor}, lance_ape_id = ${apeId}, lance_tipo = 'Leiloeiro' where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  return lote
}
const identificar = (l: LoteDoCenario, i: number) =>
  executarChamada(c.ctx(c.equipe), identificarCliente, {
    params: { lelUid: l.uid },
    body: { cliUid: cliente(i).cliUid },
  })

describe('a nickname that won', () => {
  test('the list says who typed it; the people say why they cannot be named; the sale follows', async () => {
    const lote = await deApelido(2_000_00)
    const lista = await executarChamada(c.ctx(c.equipe), lotesAIdentificar)
    expect(lista.valor).toMatchObject([
      {
        lelUid: lote.uid,
        apelido: `Mesa ${lote.id}`,
        cidade: 'Goiânia/GO',
        digitadoPor: c.leiloeiro.nome,
        condicional: false,
      },
    ])
    await sql`update cliente set documento_situacao = 'Divergente' where id = ${cliente(1).cliId}`.execute(
      c.banco.sistema,
    )
    await sql`delete from habilitacao where cli_id = ${cliente(2).cliId}`.execute(c.banco.sistema)
    const pessoas = await executarChamada(c.ctx(c.equipe), compradoresPossiveis, {
      params: { lelUid: lote.uid },
    })
    const impedimento = (i: number) => pessoas.valor.find((p) => p.cliUid === cliente(i).cliUid)?.impedimento
    expect([impedimento(0), impedimento(1), impedimento(2)]).toEqual([
      null,
      'Documentos: Divergente',
      'Sem habilitação aprovada neste leilão',
    ])
    expect((await identificar(lote, 1)).erro?.error).toBe('NAO_PODE')
    expect((await identificar(lote, 0)).valor).toEqual({ situacao: 'AG_PAGAMENTO' })
    const id = await venderLote(c, lote)
    const venda = await c.banco.sistema
      .selectFrom('venda')
      .select(['cliId', 'situacao'])
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
    expect(venda).toEqual({ cliId: cliente(0).cliId, situacao: 'Aguardando Pagamento' })
  })

  test('below the reserve the consignor has the last word', async () => {
    const lote = await deApelido(500_00)
    expect((await identificar(lote, 0)).valor).toEqual({ situacao: 'CONDICIONAL' })
  })
})

describe('the mail that answers a proposal', () => {
  async function proposta(i: number, lote: LoteDoCenario, seq: number): Promise<string> {
    const r = await sql<{
      uid: string
      chave: string
    }>`insert into proposta (hot_id, lel_id, cli_id, valor, chave)
      values (${c.hotsite.id}, ${lote.id}, ${cliente(i).cliId}, 200000, gen_random_uuid()) returning uid, chave`.execute(
      c.banco.sistema,
    )
    await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash, chave)
      values (${lote.id}, ${seq}, ${c.hotsite.id}, ${cliente(i).cliId}, 'Proposta', 'proposta', 200000, now(), uuid_send(gen_random_uuid()), ${r.rows[0]?.chave})`.execute(
      c.banco.sistema,
    )
    return r.rows[0]?.uid ?? ''
  }
  const carta = async (assunto: string) =>
    (
      await sql<{
        texto: string
      }>`select texto from caixa_postal where assunto like ${`${assunto}: lote%`} order by id desc limit 1`.execute(
        c.banco.sistema,
      )
    ).rows[0]?.texto
  const responder = (uid: string, body: object) =>
    executarChamada(c.ctx(c.equipe), responderProposta, { params: { uid }, body })

  test('refused with its reason, countered with its value', async () => {
    const lote = await c.novoLote({ tipoNegociacao: 'PROPOSTA' })
    await responder(await proposta(0, lote, 1), { resposta: 'recusar', motivo: 'Muito baixa' })
    expect(await carta('Proposta recusada')).toContain('R$ 2.000,00 não foi aceita.\nMuito baixa.')
    await responder(await proposta(0, lote, 2), { resposta: 'contrapropor', contraproposta: 3_000_00 })
    expect(await carta('Contraproposta')).toContain('podemos vender por R$ 3.000,00')
  })

  test('accepted: the winner and the others are told', async () => {
    const lote = await c.novoLote({ tipoNegociacao: 'PROPOSTA', valorComitente: 1_000_00 })
    const vencedora = await proposta(0, lote, 1)
    await proposta(1, lote, 2)
    await sql`update lote set lance_seq = 2 where id = ${lote.id}`.execute(c.banco.sistema)
    expect((await responder(vencedora, { resposta: 'aceitar' })).status).toBe(200)
    expect(await situacao(lote)).toBe('AG_PAGAMENTO')
    expect(await carta('Proposta aceita')).toContain('foi aceita')
    expect(await carta('Proposta encerrada')).toContain('vendido a outra pessoa')
  })

  test('accepted below the reserve: no figure of the reserve is told', async () => {
    const lote = await c.novoLote({ tipoNegociacao: 'PROPOSTA', valorComitente: 9_876_00 })
    await responder(await proposta(0, lote, 1), { resposta: 'aceitar' })
    expect(await situacao(lote)).toBe('CONDICIONAL')
    const texto = await carta('Proposta enviada a quem vende')
    expect(texto).toContain('última palavra')
    expect(texto).not.toContain('9.876')
  })
})
