// What moves an inspection: a device takes it, answers come, it ends.
import type { Nota } from '@martelo/domain/vistorias/danos.ts'
import type { Respostas } from '@martelo/domain/vistorias/respostas.ts'
import type { SituacaoDeVistoria } from '@martelo/domain/vistorias/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** The database's clock: the one that decides. */
export async function agoraDoBanco(tx: Tx): Promise<Date> {
  const r = await sql<{ agora: Date }>`select clock_timestamp() as agora`.execute(tx)
  return r.rows[0]?.agora ?? new Date(Number.NaN)
}

export interface Recebido {
  readonly aparelho: string
  readonly aparelhoNome: string | null
  readonly usuId: number | null
  readonly nome: string
  readonly relogioSegundos: number
  readonly respostas: Respostas
  readonly inicio: Date | null
  readonly aparelhoInicio: Date | null
}
export async function gravarNaVistoria(tx: Tx, hotId: number, id: number, r: Recebido): Promise<void> {
  await sql`update vistoria set aparelho = ${r.aparelho}, aparelho_nome = ${r.aparelhoNome}, vistoriador_id = ${r.usuId},
    vistoriador = ${r.nome}, relogio_segundos = ${r.relogioSegundos}, respostas = ${JSON.stringify(r.respostas)}::jsonb,
    data_inicio = coalesce(data_inicio, ${r.inicio}::timestamptz), aparelho_inicio = coalesce(aparelho_inicio, ${r.aparelhoInicio}::timestamptz),
    sincronizada_em = clock_timestamp(), versao = versao + 1
    where hot_id = ${hotId} and id = ${id}`.execute(tx)
}

export interface Fim {
  readonly situacao: SituacaoDeVistoria
  readonly nota: Nota | null
  readonly pontos: number | null
  readonly fim: Date
  readonly aparelhoFim: Date
}
export async function gravarFim(tx: Tx, hotId: number, id: number, f: Fim): Promise<number> {
  const r = await sql<{
    versao: number
  }>`update vistoria set situacao = ${f.situacao}, nota = ${f.nota}, pontos = ${f.pontos},
    data_fim = ${f.fim}, aparelho_fim = ${f.aparelhoFim}, data_inicio = coalesce(data_inicio, ${f.fim}), sincronizada_em = clock_timestamp(), versao = versao + 1
    where hot_id = ${hotId} and id = ${id} returning versao`.execute(tx)
  return r.rows[0]?.versao ?? 0
}

export async function gravarCancelada(
  tx: Tx,
  hotId: number,
  id: number,
  situacao: SituacaoDeVistoria,
  motivo: string,
): Promise<number> {
  const r = await sql<{
    versao: number
  }>`update vistoria set situacao = ${situacao}, motivo_cancelada = ${motivo}, versao = versao + 1
    where hot_id = ${hotId} and id = ${id} returning versao`.execute(tx)
  return r.rows[0]?.versao ?? 0
}
