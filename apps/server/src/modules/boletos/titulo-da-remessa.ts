// A boleto as a file carries it, what is told of a file, and what a file means for the boletos in it.
import type { remessasDeBoleto } from '@martelo/contracts/boletos/remessas-de-boleto.contract.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { TituloDaRemessa } from '@martelo/domain/boletos/cnab/arquivo-de-cobranca.ts'
import { jurosDeUmDia } from '@martelo/domain/boletos/encargos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import type { LinhaDeBoleto } from './boletos.sql.ts'
import type { LinhaDeRemessa } from './listas-de-boletos.sql.ts'

export const apresentarRemessa = (r: LinhaDeRemessa): RespostaDe<typeof remessasDeBoleto>[number] => ({
  uid: r.uid,
  sequencial: r.sequencial,
  padrao: r.padrao,
  nome: r.nome,
  banco: r.banco,
  titulos: r.titulos,
  total: r.total,
  criadaAt: iso(r.createdAt),
  arquivo: `/v1/boletos/remessas/${r.uid}/arquivo`,
})

/** The key that comes back in the retorno: 25 characters. */
export const usoDaEmpresa = (b: Pick<LinhaDeBoleto, 'id'>): string => `B${b.id}`

export function tituloDaRemessa(b: LinhaDeBoleto): TituloDaRemessa {
  return {
    comando: b.situacao === 'cancelando' ? 'baixar' : 'registrar',
    usoDaEmpresa: usoDaEmpresa(b),
    nossoNumero: b.nossoNumero,
    nossoNumeroDigito: b.nossoNumeroDigito,
    numeroDoDocumento: b.numeroDocumento,
    vencimento: b.vencimento,
    emissao: b.emissao,
    valor: b.valor,
    multa: b.multa,
    jurosAoDia: jurosDeUmDia(b),
    abatimento: b.abatimento,
    desconto: b.desconto,
    descontoAte: b.descontoAte,
    diasParaBaixa: b.diasParaBaixa,
    diasParaProtesto: b.diasParaProtesto,
    pagador: b.pagador,
  }
}

/** The next file has the next number, and none of these boletos again. */
export async function marcarEnviados(
  tx: Tx,
  hotId: number,
  { conId, remessaId, ids }: { readonly conId: number; readonly remessaId: number; readonly ids: number[] },
): Promise<void> {
  await sql`update convenio_boleto set proxima_remessa = proxima_remessa + 1 where hot_id = ${hotId} and con_id = ${conId}`.execute(
    tx,
  )
  await sql`update boleto set remessa_id = case when situacao = 'aguardandoRegistro' then ${remessaId}::int else remessa_id end,
      remessa_baixa_id = case when situacao = 'cancelando' then ${remessaId}::int else remessa_baixa_id end, versao = versao + 1
    where hot_id = ${hotId} and id = any(${ids})`.execute(tx)
}
