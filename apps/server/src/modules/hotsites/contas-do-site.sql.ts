import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { DadosDoHotsite } from './dados-do-hotsite.ts'

/** The accounts that a save chooses for boletos and deposits: of the house itself, in use, and able to. Errors by field. */
export async function contasImproprias(
  tx: Tx,
  hotId: number,
  { bcoIdBoleto, bcoIdDeposito }: Partial<DadosDoHotsite>,
): Promise<Record<string, string>> {
  const ids = [bcoIdBoleto, bcoIdDeposito].filter((id) => typeof id === 'number')
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: number; permiteBoleto: boolean; recebeLote: boolean }>`
    select b.id, k.con_id is not null as permite_boleto, b.recebe_lote
    from conta_bancaria b left join convenio_boleto k on k.hot_id = b.hot_id and k.con_id = b.id and k.ativo
    where b.hot_id = ${hotId} and b.id = any(${ids}) and b.com_id is null and b.ativa for share of b`.execute(
    tx,
  )
  const conta = (id: number) => rows.find((r) => r.id === id)
  return {
    ...(typeof bcoIdBoleto === 'number' &&
      !conta(bcoIdBoleto)?.permiteBoleto && {
        bcoIdBoleto: 'Escolha uma conta ativa da casa com convênio de boletos',
      }),
    ...(typeof bcoIdDeposito === 'number' &&
      !conta(bcoIdDeposito)?.recebeLote && {
        bcoIdDeposito: 'Escolha uma conta ativa da casa que receba vendas',
      }),
  }
}
