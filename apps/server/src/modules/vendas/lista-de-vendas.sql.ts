// Which sales a list shows: cancelled ones are out unless asked for; one of five keys; free text, contained in a lot's number
// or name, a plate or a chassis (specification, section 9).
import { normalizarChassi } from '@martelo/domain/comum/identificadores/chassi.ts'
import { chaveDaPlaca, normalizarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import type { ChaveDeFiltro } from '@martelo/domain/vendas/filtros.ts'
import { type SituacaoDeVenda } from '@martelo/domain/vendas/states.ts'
import { type RawBuilder, sql } from 'kysely'
import { cadastrosDoCliente } from '../../core/database/cadastros-do-cliente.ts'
import type { Tx } from '../../core/database/database.ts'
import { listar, ordemSql } from '../../core/database/lista.ts'
import { PEDIDO_EM_ABERTO } from './cancelamentos-pedidos.sql.ts'

export interface FiltroDaLista {
  readonly hotId: number
  /** with the registrations joined to his */
  readonly cliId?: number
  readonly chave?: ChaveDeFiltro | undefined
  readonly leiUid?: string | undefined
  readonly situacao?: SituacaoDeVenda | undefined
  readonly texto?: string | undefined
  /** also matched against the buyer (staff) */
  readonly comCliente?: boolean
  readonly divergente?: boolean
  readonly vencidas?: boolean
  readonly cancelamentoPedido?: boolean
  /** uid of a consignor of whom an item is */
  readonly comitente?: string | undefined
  /** days in Brasília, both included, in which the sale came to be */
  readonly criadaDe?: string | undefined
  readonly criadaAte?: string | undefined
  readonly ordenar?: string | undefined
  readonly pagina: number
  readonly porPagina: number
}

type Condicao = RawBuilder<unknown>

const ITENS = sql`select 1 from venda_item i join lote l on l.id = i.lel_id join veiculo ve on ve.id = l.vei_id where i.vnd_id = v.id and i.ativo`

const DA_CHAVE: Readonly<Record<ChaveDeFiltro, Condicao>> = {
  agPagamentoAgValidacao: sql`v.situacao in ('Aguardando Pagamento', 'Aguardando Validação')`,
  agRetirada: sql`v.situacao = 'Fechada' and exists (${ITENS} and i.retirada_situacao <> 'entregue')`,
  documentacao: sql`v.situacao = 'Fechada' and exists (${ITENS} and i.retirada_situacao = 'entregue' and i.documentacao_situacao <> 'entregue')`,
  fechadas: sql`v.situacao = 'Fechada'`,
  leilao: sql`true`,
}

const contem = (texto: string): string => `%${texto.replace(/[\\%_]/g, (c) => `\\${c}`)}%`

function peloTexto(texto: string, comCliente: boolean): Condicao {
  const placa = normalizarPlaca(texto)
  const chave = chaveDaPlaca(texto)
  const chassi = normalizarChassi(texto)
  const partes: Condicao[] = [
    sql`l.posicao_leilao::text like ${contem(texto)}`,
    sql`l.numero ilike ${contem(texto)}`,
    sql`translate(lower(l.nome), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc') like translate(lower(${contem(texto)}), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')`,
    // Normalising "-" leaves nothing, and everything contains nothing.
    ...(placa === '' ? [] : [sql`coalesce(ve.placa, '') like ${contem(placa)}`]),
    ...(chave === '' ? [] : [sql`coalesce(ve.placa_chave, '') like ${contem(chave)}`]),
    ...(chassi === '' ? [] : [sql`coalesce(ve.chassi, '') like ${contem(chassi)}`]),
  ]
  const noItem = sql`exists (${ITENS} and (${sql.join(partes, sql` or `)}))`
  if (!comCliente) return noItem
  const digitos = texto.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return sql`(${noItem} or numero_da_venda(v.id)::text = ${texto} or c.nome ilike ${contem(texto)} or c.razao_social ilike ${contem(texto)} or c.apelido ilike ${contem(texto)}
    or (${digitos} <> '' and (c.cpf = ${digitos} or c.cnpj = ${digitos})))`
}

function condicoes(f: FiltroDaLista): Condicao {
  const texto = f.texto?.trim()
  const todas: Condicao[] = [sql`v.hot_id = ${f.hotId}`]
  if (f.cliId !== undefined) todas.push(sql`v.cli_id = any(${cadastrosDoCliente(f.hotId, f.cliId)})`)
  // Cancelled sales are out unless asked for.
  todas.push(f.situacao === undefined ? sql`v.situacao <> 'Cancelada'` : sql`v.situacao = ${f.situacao}`)
  if (f.chave !== undefined) todas.push(sql`(${DA_CHAVE[f.chave]})`)
  if (f.chave === 'leilao' || f.leiUid !== undefined) todas.push(sql`a.uid = ${f.leiUid ?? null}::uuid`)
  if (f.divergente)
    todas.push(
      sql`exists (select from pagamento g where g.vnd_id = v.id and g.ativo and g.situacao = 'divergente')`,
    )
  if (f.vencidas)
    todas.push(sql`v.situacao = 'Aguardando Pagamento' and v.data_pagamento < clock_timestamp()`)
  if (f.cancelamentoPedido)
    todas.push(
      sql`exists (select from pedido_de_cancelamento p where p.vnd_id = v.id and p.hot_id = v.hot_id and ${PEDIDO_EM_ABERTO})`,
    )
  if (f.comitente !== undefined)
    todas.push(
      sql`exists (${ITENS} and l.com_id = (select o.id from comitente o where o.hot_id = ${f.hotId} and o.uid = ${f.comitente}))`,
    )
  if (f.criadaDe !== undefined)
    todas.push(sql`v.created_at >= ${f.criadaDe}::timestamp at time zone 'America/Sao_Paulo'`)
  if (f.criadaAte !== undefined)
    todas.push(sql`v.created_at < (${f.criadaAte}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`)
  if (texto) todas.push(peloTexto(texto, f.comCliente ?? false))
  return sql.join(todas, sql` and `)
}

const ORDENS: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`v.id`,
  cliente: sql`lower(coalesce(c.razao_social, c.nome))`,
  leilao: sql`a.data`,
  situacao: sql`v.situacao`,
  dataPagamento: sql`v.data_pagamento`,
  criadaAt: sql`v.created_at`,
}

/** Ids of one page and the total. `ordenar`: a column of the list, `-` in front for descending; unknown ones mean `-id`. */
export async function idsDasVendas(tx: Tx, f: FiltroDaLista): Promise<{ ids: number[]; total: number }> {
  const { linhas, total } = await listar<{ id: number }>(tx, {
    colunas: sql`v.id`,
    de: sql`venda v join leilao a on a.id = v.lei_id join cliente c on c.id = v.cli_id`,
    onde: [condicoes(f)],
    ordem: ordemSql(f.ordenar, ORDENS, sql`v.id desc`, sql`v.id desc`),
    pagina: f,
  })
  return { ids: linhas.map((l) => l.id), total }
}
