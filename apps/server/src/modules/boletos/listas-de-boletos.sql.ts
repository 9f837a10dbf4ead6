// The three lists of the boletos' screen: boletos, the files to the bank, the files from it.
import type { SituacaoNaLista } from '@martelo/contracts/boletos/listar-boletos.contract.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { contemSql, listar, type Listados, ordemSql, type Pagina } from '../../core/database/lista.ts'
import { type BoletoComVenda, COLUNAS_DO_BOLETO, DO_BOLETO } from './apresentar-boleto.ts'

type Pedida = Pagina & { readonly busca?: string | undefined }

const ABERTOS = sql`o.situacao in ('aguardandoRegistro', 'registrado', 'cancelando')`
const ORDEM_DOS_BOLETOS = {
  nossoNumero: sql`o.nosso_numero`,
  vndId: sql`o.vnd_id`,
  cliente: sql`coalesce(c.razao_social, c.nome)`,
  vencimento: sql`o.vencimento`,
  valor: sql`o.valor`,
}

/** `hoje`: the day in Brasília. A bar code's line is found by its digits, a sale by its number. */
export function boletosDaCasa(
  tx: Tx,
  hotId: number,
  q: Pedida & { readonly situacao?: SituacaoNaLista | undefined; readonly hoje: string },
): Promise<Listados<BoletoComVenda>> {
  const porSituacao: Readonly<Record<SituacaoNaLista, RawBuilder<unknown>>> = {
    todos: sql`true`,
    abertos: ABERTOS,
    vencidos: sql`${ABERTOS} and o.vencimento < ${q.hoje}::date`,
    pagos: sql`o.situacao = 'pago'`,
    encerrados: sql`o.situacao = 'baixado'`,
    recusados: sql`o.situacao = 'recusado'`,
  }
  const exato = q.busca?.trim() ?? ''
  return listar(tx, {
    colunas: COLUNAS_DO_BOLETO,
    de: DO_BOLETO,
    onde: [
      sql`o.hot_id = ${hotId}`,
      porSituacao[q.situacao ?? 'todos'],
      sql`(${contemSql(q.busca, [sql`c.nome`, sql`c.razao_social`, sql`a.nome`, sql`o.nosso_numero_impresso`])}
        or o.linha_digitavel = ${exato.replace(/\D/g, '')} or numero_da_venda(v.id)::text = ${exato})`,
    ],
    ordem: ordemSql(q.ordenar, ORDEM_DOS_BOLETOS, sql`o.id desc`, sql`o.id desc`),
    pagina: q,
  })
}

export interface LinhaDeRemessa {
  readonly uid: string
  readonly sequencial: number
  readonly padrao: string
  readonly nome: string
  readonly banco: string
  readonly titulos: number
  readonly total: number
  readonly createdAt: Date
}

export function remessasDaCasa(tx: Tx, hotId: number, q: Pedida): Promise<Listados<LinhaDeRemessa>> {
  return listar(tx, {
    colunas: sql`r.uid, r.sequencial, r.padrao, r.nome, b.banco, r.titulos, r.total, r.created_at`,
    de: sql`boleto_remessa r join conta_bancaria b on b.id = r.con_id`,
    onde: [sql`r.hot_id = ${hotId}`, contemSql(q.busca, [sql`r.nome`, sql`b.banco`])],
    ordem: ordemSql(
      q.ordenar,
      { nome: sql`r.nome`, banco: sql`b.banco`, criadaAt: sql`r.created_at`, total: sql`r.total` },
      sql`r.id desc`,
      sql`r.id desc`,
    ),
    pagina: q,
  })
}

export interface LinhaDeRetornoLido {
  readonly uid: string
  readonly nome: string
  readonly banco: string
  readonly padrao: string
  readonly linhas: number
  readonly aplicadas: number
  readonly recebido: number
  readonly createdAt: Date
  readonly por: string | null
}

export function retornosDaCasa(tx: Tx, hotId: number, q: Pedida): Promise<Listados<LinhaDeRetornoLido>> {
  return listar(tx, {
    colunas: sql`r.uid, r.nome, r.banco, r.padrao, r.linhas, r.aplicadas, r.recebido, r.created_at, u.nome as por`,
    de: sql`boleto_retorno r left join usuario u on u.id = r.created_by`,
    onde: [sql`r.hot_id = ${hotId}`, contemSql(q.busca, [sql`r.nome`, sql`u.nome`])],
    ordem: ordemSql(
      q.ordenar,
      { nome: sql`r.nome`, criadoAt: sql`r.created_at`, recebido: sql`r.recebido` },
      sql`r.id desc`,
      sql`r.id desc`,
    ),
    pagina: q,
  })
}
