/** One lot, bid at one price and sold for another; what names it in a call, and who may ask. Load the modules before. */
import { abrirPrestacao } from '@martelo/contracts/prestacoes/abrir-prestacao.contract.ts'
import { moverPrestacao } from '@martelo/contracts/prestacoes/mover-prestacao.contract.ts'
import { verPrestacao } from '@martelo/contracts/prestacoes/ver-prestacao.contract.ts'
import { TIPOS_DE_DOCUMENTO } from '@martelo/contracts/impressos/tipos-de-impresso.ts'
import { emitirNota } from '@martelo/contracts/impressos/emitir-nota.contract.ts'
import { NOMES_DOS_RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { transitarLote } from '../../apps/server/src/engines/lances/port.ts'
import {
  type Cenario,
  type ClienteDoCenario,
  criarCenario,
  type LoteDoCenario,
  type Pessoa,
} from './cenario.ts'
import { executarChamada } from './executar-chamada.ts'
import { bater, venderLote } from './venda-de-teste.ts'

// No other amount of the scenario has these digits.
export const LANCE = 500_013
export const PRECO = 700_017

export interface LoteVendido {
  readonly c: Cenario
  /** each kind of reader */
  readonly quem: readonly (Pessoa | null)[]
  /** Each way to name what a call asks for: its path has one name, or two of the same thing. */
  entradas(path: string): Record<string, string>[]
  /** Paid: the note is issued, and a statement opened. */
  fechar(): Promise<void>
}

export async function venderPorOutroPreco(): Promise<LoteVendido> {
  const c = await criarCenario({
    clientes: 1,
    lotes: 0,
    leilao: { situacao: 'EXECUTADO', encerradoAt: new Date() },
  })
  const cliente = c.clientes[0] as ClienteDoCenario
  const lote = await vender(c, cliente)
  const { valores, vndId, comUid } = await nomes(c, lote)
  const sistema = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  return {
    c,
    quem: [null, c.equipe, c.comitente, sistema, cliente],
    entradas(path) {
      const partes = [...path.matchAll(/:(\w+)/g)].map((m) => m[1] as string)
      if (partes.length === 0) return [{}]
      if (partes[0] === 'tipo')
        return TIPOS_DE_DOCUMENTO.flatMap((tipo) =>
          (valores['chave'] ?? []).map((chave) => ({ tipo, chave })),
        )
      return (valores[partes[0] as string] ?? []).map((v) => Object.fromEntries(partes.map((n) => [n, v])))
    },
    async fechar() {
      await sql`update venda set situacao = 'Fechada', fechada_at = now() where id = ${vndId}`.execute(
        c.banco.sistema,
      )
      await sql`update lote set situacao = 'PAGO', encerrado_at = now() where id = ${lote.id}`.execute(
        c.banco.sistema,
      )
      // The reports are of the year that ends today.
      await sql`update leilao set data = now() - interval '1 hour' where id = ${c.leilao.id}`.execute(
        c.banco.sistema,
      )
      const nota = await executarChamada(c.ctx(c.equipe), emitirNota, { params: { id: vndId } })
      expect(nota.erro).toBeNull()
      const body = { leiUid: c.leilao.uid, comUid }
      const aberta = await executarChamada(c.ctx(c.equipe), abrirPrestacao, { body })
      const params = { uid: aberta.valor.uid }
      // Its paper is the copy that is kept when another person approves it.
      for (const [evento, quem] of [
        ['conferir', c.equipe],
        ['aprovar', { ...c.leiloeiro, papeis: ['ADM'] }],
      ] as const) {
        const { versao, itens } = (await executarChamada(c.ctx(c.equipe), verPrestacao, { params })).valor
        expect(itens).toMatchObject([{ valor: PRECO }])
        const feito = await executarChamada(c.ctx(quem), moverPrestacao, { params, body: { evento, versao } })
        expect(feito.erro).toBeNull()
      }
      valores['chave']?.push(aberta.valor.uid)
    },
  }
}

async function vender(c: Cenario, cliente: ClienteDoCenario): Promise<LoteDoCenario> {
  const lote = await bater(c, cliente, LANCE, {
    valorComitente: 900_000,
    lanceQuantidade: 1,
    lanceTipo: 'Manual',
  })
  await sql`update lote set situacao = 'CONDICIONAL', condicional_data = now(), condicional_prazo = now() + interval '1 day' where id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  const novo = {
    condicionalResposta: 'Novo valor',
    condicionalNovoValor: PRECO,
    condicionalRespostaData: new Date(),
  }
  for (const p of [
    { evento: 'novoValor', fatos: { resposta: 'Novo valor', novoValor: PRECO }, mudar: novo },
    { evento: 'clienteAceitaNovoValor', fatos: { novoValor: PRECO } },
  ] as const) {
    const r = await c.banco.doHotsite(c.hotsite.id, (tx) =>
      transitarLote(tx, c.ctx(c.equipe), { lelId: lote.id, quem: ['Comitente', 'Cliente'], ...p }),
    )
    expect(r).toMatchObject({ pode: true })
  }
  await venderLote(c, lote)
  return lote
}

async function nomes(c: Cenario, lote: LoteDoCenario) {
  const { rows } = await sql<
    Record<
      'lelUid' | 'veiUid' | 'vndUid' | 'itemUid' | 'comUid' | 'cliUid' | 'leoUid' | 'venda' | 'item' | 'ano',
      string
    > & { vndId: number }
  >`
    select l.uid as lel_uid, v.uid as vei_uid, n.id as vnd_id, n.uid as vnd_uid, i.uid as item_uid, m.uid as com_uid, k.uid as cli_uid, o.uid as leo_uid,
      n.hash_qrcode as venda, i.hash_qrcode as item, extract(year from a.data at time zone 'America/Sao_Paulo')::text as ano
    from lote l join veiculo v on v.id = l.vei_id join comitente m on m.id = l.com_id join venda_item i on i.lel_id = l.id join venda n on n.id = i.vnd_id
      join cliente k on k.id = n.cli_id join leilao a on a.id = l.lei_id join leiloeiro o on o.id = a.leo_id where l.id = ${lote.id}`.execute(
    c.banco.sistema,
  )
  const [ids] = rows
  if (ids === undefined) throw new Error('nothing was sold')
  const { lelUid, veiUid, vndId, vndUid, itemUid, comUid, cliUid } = ids
  const leiUid = c.leilao.uid
  const valores: Record<string, string[]> = {
    lelUid: [lelUid],
    leiUid: [leiUid],
    leilaoUid: [leiUid],
    itemUid: [itemUid],
    relatorio: [...NOMES_DOS_RELATORIOS],
    operacao: ['lotes', 'veiculos', 'leiloes'],
    id: [String(lote.id), String(c.leilao.id), String(vndId), veiUid, leiUid, lelUid],
    uid: [lelUid, leiUid, veiUid, vndUid, comUid, cliUid],
    chave: [
      ids.venda,
      ids.item,
      leiUid,
      lelUid,
      veiUid,
      vndUid,
      itemUid,
      cliUid,
      `${ids.leoUid}-${ids.ano}`,
      String(c.leilao.id),
      String(lote.id),
      String(vndId),
    ],
  }
  return { valores, vndId, comUid }
}
