// The answers to a client's documents one by one: what is named is divergent for its own reason, what else waits is right.
import { ROTULO_DO_DOCUMENTO, type TipoDeDocumento } from '@martelo/domain/clientes/documentos-exigidos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface Divergente {
  readonly documentoUid: string
  readonly motivo: string
}
interface Resposta {
  readonly hotId: number
  readonly cliId: number
  readonly quando: Date
  readonly por: number | null
}

/** Partners' papers are judged beside the company's own. Answers the reasons in one line; null: one of them is not the client's. */
export async function julgarCadaDocumento(
  tx: Tx,
  r: Resposta,
  divergentes: readonly Divergente[],
): Promise<string | null> {
  const motivos: string[] = []
  for (const d of divergentes) {
    const { rows } = await sql<{ tipo: string; socio: string | null }>`
      update cliente_documento d set situacao = 'Divergente', motivo = ${d.motivo}, respondido_at = ${r.quando}, respondido_by = ${r.por}
      where d.hot_id = ${r.hotId} and d.cli_id = ${r.cliId} and d.uid = ${d.documentoUid} and d.situacao in ('Aguardando Validação', 'Aprovado')
      returning d.tipo, (select s.nome from socio s where s.id = d.soc_id) as socio`.execute(tx)
    const [papel] = rows
    if (papel === undefined) return null
    const nome = papel.socio ?? ROTULO_DO_DOCUMENTO[papel.tipo as TipoDeDocumento]
    motivos.push(`${nome}: ${d.motivo}`)
  }
  return motivos.join('; ')
}

/** All that waits, with one answer. */
export async function julgarOsQueEsperam(
  tx: Tx,
  r: Resposta,
  situacao: 'Aprovado' | 'Divergente',
  motivo: string | null,
): Promise<void> {
  await tx
    .updateTable('clienteDocumento')
    .set({ situacao, motivo, respondidoAt: r.quando, respondidoBy: r.por })
    .where('hotId', '=', r.hotId)
    .where('cliId', '=', r.cliId)
    .where('situacao', '=', 'Aguardando Validação')
    .execute()
}
