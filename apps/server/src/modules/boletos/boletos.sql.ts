// Boletos, agreements and what the bank told, as rows. Every statement names its hotsite. A change of a boleto takes
// the lock of its sale, then the boleto's.
import type { ContaDeCobranca } from '@martelo/domain/boletos/bancos.ts'
import type { PadraoCnab } from '@martelo/domain/boletos/cnab/arquivo-de-cobranca.ts'
import type { SituacaoDeBoleto } from '@martelo/domain/boletos/states.ts'
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Boleto } from '../../core/database/schema.gen.ts'

/** As it was when the boleto was made. */
export interface ContaDoBoleto extends ContaDeCobranca {
  readonly bancoNome: string
  readonly titular: string
  readonly titularDocumento: string
  readonly endereco: string
}

export interface PagadorDoBoleto {
  readonly nome: string
  readonly documento: string
  readonly logradouro: string
  readonly bairro: string
  readonly cidade: string
  readonly uf: string
  readonly cep: string
}

export interface LinhaDeBoleto {
  id: number
  uid: string
  hotId: number
  vndId: number
  pagId: number
  conId: number
  via: 'API' | 'CNAB'
  situacao: SituacaoDeBoleto
  nossoNumero: string
  nossoNumeroDigito: string
  nossoNumeroImpresso: string
  numeroDocumento: string
  valor: number
  emissao: string
  vencimento: string
  multa: number
  jurosAoMes: number
  abatimento: number
  desconto: number
  descontoAte: string | null
  diasParaBaixa: number
  diasParaProtesto: number | null
  instrucoes: string
  codigoDeBarras: string
  linhaDigitavel: string
  pixCopiaCola: string | null
  conta: ContaDoBoleto
  pagador: PagadorDoBoleto
  erro: string | null
  motivo: string | null
  remessaId: number | null
  remessaBaixaId: number | null
  substituiId: number | null
  registradoAt: Date | null
  encerradoAt: Date | null
  versao: number
  createdAt: Date
}

/** Where a bank's answer finds its boleto. */
export type QualBoleto =
  | { readonly uid: string }
  | { readonly id: number }
  | { readonly pagId: number }
  | { readonly banco: string; readonly nossoNumero: string }

function onde(q: QualBoleto) {
  if ('uid' in q) return sql`uid = ${q.uid}`
  if ('id' in q) return sql`id = ${q.id}`
  if ('pagId' in q) return sql`pag_id = ${q.pagId}`
  // Files write the number with more or fewer zeros, and Santander's 400 only its end.
  return sql`conta ->> 'banco' = ${q.banco} and ltrim(nosso_numero, '0') like '%' || ${q.nossoNumero}
    and (ltrim(nosso_numero, '0') = ${q.nossoNumero} or (conta ->> 'banco' = '033' and length(${q.nossoNumero}) = 7))`
}

export async function lerBoleto(
  tx: Tx,
  hotId: number,
  q: QualBoleto,
  { travar = false } = {},
): Promise<LinhaDeBoleto | undefined> {
  const r = await sql<LinhaDeBoleto>`
    select * from boleto where hot_id = ${hotId} and ${onde(q)} order by id desc limit 2 ${travar ? sql`for update` : sql``}`.execute(
    tx,
  )
  // A short number that fits two fits none.
  return r.rows.length === 1 || !('banco' in q) ? r.rows[0] : undefined
}

export async function mudarBoleto(
  tx: Tx,
  hotId: number,
  id: number,
  mudar: Updateable<Boleto>,
): Promise<void> {
  await tx
    .updateTable('boleto')
    .set({ ...mudar, versao: sql`versao + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('hotId', '=', hotId)
    .execute()
}

export interface LinhaDeConvenio {
  conId: number
  contaUid: string
  comId: number | null
  comitente: string | null
  bancoCodigo: string
  banco: string
  agencia: string
  conta: string
  titular: string
  titularDocumento: string
  ativa: boolean
  via: 'API' | 'CNAB' | null
  padrao: PadraoCnab
  carteira: string
  convenio: string | null
  principal: boolean
  ativo: boolean
  multa: number
  jurosAoMes: number
  diasParaBaixa: number
  diasParaProtesto: number | null
  instrucoes: string
  proximoNumero: number
  proximaRemessa: number
  versao: number
  aguardandoRemessa: number
}

/** Accounts with what their bank agreed; `via` null: nothing yet. */
export async function lerConvenios(
  tx: Tx,
  hotId: number,
  filtro: { readonly contaUid?: string; readonly conId?: number } = {},
  { travar = false } = {},
): Promise<LinhaDeConvenio[]> {
  const r = await sql<LinhaDeConvenio>`
    select b.id as con_id, b.uid as conta_uid, b.com_id, m.nome as comitente, b.banco_codigo, b.banco,
      concat_ws('-', b.agencia, b.agencia_digito) as agencia, concat_ws('-', b.conta, b.conta_digito) as conta, b.titular,
      b.titular_documento, b.ativa, c.via, c.padrao, c.carteira, c.convenio, h.bco_id_boleto is not distinct from b.id as principal, c.ativo, c.multa, c.juros_ao_mes,
      c.dias_para_baixa, c.dias_para_protesto, c.instrucoes, c.proximo_numero, c.proxima_remessa, c.versao,
      (select count(*)::int from boleto o where o.hot_id = b.hot_id and o.con_id = b.id and o.via = 'CNAB'
        and ((o.situacao = 'aguardandoRegistro' and o.remessa_id is null)
          or (o.situacao = 'cancelando' and o.remessa_baixa_id is null))) as aguardando_remessa
    from conta_bancaria b join hotsite h on h.id = b.hot_id left join convenio_boleto c on c.hot_id = b.hot_id and c.con_id = b.id
      left join comitente m on m.id = b.com_id
    where b.hot_id = ${hotId} and (b.ativa or c.con_id is not null)
      and (${filtro.contaUid ?? null}::uuid is null or b.uid = ${filtro.contaUid ?? null})
      and (${filtro.conId ?? null}::int is null or b.id = ${filtro.conId ?? null})
    order by principal desc, b.com_id is not null, b.id ${travar ? sql`for update of b` : sql``}`.execute(tx)
  return r.rows
}

/** `1234-5` → number and digit. */
const separar = (texto: string): [numero: string, digito: string | null] => {
  const [numero = '', digito = null] = texto.replace(/[^0-9Xx-]/g, '').split('-')
  return [numero, digito]
}

export function contaDeCobranca(c: LinhaDeConvenio): ContaDeCobranca {
  const [agencia, agenciaDigito] = separar(c.agencia)
  const [conta, contaDigito] = separar(c.conta)
  return {
    banco: c.bancoCodigo,
    agencia,
    agenciaDigito,
    conta,
    contaDigito,
    carteira: c.carteira,
    convenio: c.convenio,
  }
}

/** The account on which a sale's boleto is made: of its only consignor when he charges himself, otherwise the house's. */
export async function convenioDaVenda(
  tx: Tx,
  hotId: number,
  vndId: number,
): Promise<LinhaDeConvenio | undefined> {
  const r = await sql<{ comId: number }>`
    select distinct l.com_id from venda_item i join lote l on l.id = i.lel_id
    where i.hot_id = ${hotId} and i.vnd_id = ${vndId} and i.ativo`.execute(tx)
  const unico = r.rows.length === 1 ? (r.rows[0]?.comId ?? null) : null
  const prontos = (await lerConvenios(tx, hotId)).filter((c) => c.via !== null && c.ativo && c.ativa)
  return (
    prontos.find((c) => c.comId !== null && c.comId === unico) ??
    prontos.find((c) => c.comId === null && c.principal) ??
    prontos.find((c) => c.comId === null)
  )
}

/** Takes the next number of the agreement; numbers of refused boletos stay used. */
export async function tomarNumero(tx: Tx, hotId: number, conId: number): Promise<number> {
  const r = await sql<{ numero: number }>`
    update convenio_boleto set proximo_numero = proximo_numero + 1
    where hot_id = ${hotId} and con_id = ${conId} returning proximo_numero - 1 as numero`.execute(tx)
  const numero = r.rows[0]?.numero
  if (numero === undefined) throw new Error(`account ${conId} has no agreement`)
  return numero
}

export async function lerPagador(tx: Tx, hotId: number, cliId: number): Promise<PagadorDoBoleto> {
  const r = await sql<PagadorDoBoleto>`
    select coalesce(c.razao_social, c.nome) as nome, coalesce(c.cnpj, c.cpf) as documento,
      coalesce(nullif(concat_ws(', ', concat_ws(' ', e.tipo_logradouro, e.logradouro), e.numero, e.complemento), ''), '') as logradouro,
      coalesce(e.bairro, '') as bairro, coalesce(e.cidade, '') as cidade, coalesce(e.estado_sigla, '') as uf, coalesce(e.cep, '') as cep
    from cliente c left join endereco e on e.cli_id = c.id where c.hot_id = ${hotId} and c.id = ${cliId}`.execute(
    tx,
  )
  const pagador = r.rows[0]
  if (pagador === undefined) throw new Error(`client ${cliId} is gone`)
  return pagador
}
