// What has outlived its time, deleted a piece at a time: a purge never locks a table that visitors write to for long.
import type { Guardada } from '@martelo/domain/guarda/guarda.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** From when on a row is too old; null: as of now. */
type Quando = (antesDe: RawBuilder<Date>) => RawBuilder<boolean>

const desde =
  (coluna: string): Quando =>
  (antesDe) =>
    sql<boolean>`${sql.raw(coluna)} < ${antesDe}`

const VENCIDA: Readonly<Record<Guardada, Quando>> = {
  historico_login: desde('quando'),
  // A family is one login: its spent rows go when they have ended, and tell of no living one.
  sessao: desde('expira_at'),
  visita: desde('quando'),
  // What could not be carried out is still on its way; after that time it is no longer awaited.
  caixa_postal: desde('criado_at'),
  aviso: desde('created_at'),
  inscricao_push: desde('coalesce(enviado_at, created_at)'),
  newsletter_inscricao: desde('saiu_at'),
  // Of e-mails alone, not of clients: unconfirmed since the last letter that asked, or past its own end.
  busca_salva: (antesDe) =>
    sql<boolean>`email is not null and (vence_at < clock_timestamp() or (confirmado_at is null and coalesce(confirmacao_enviada_at, created_at) < ${antesDe}))`,
  // An unread message is still a question to answer.
  mensagem_do_site: (antesDe) => sql<boolean>`visto_at is not null and created_at < ${antesDe}`,
  // By the end of the event, however long before it a guest was invited.
  evento_convidado: (antesDe) =>
    sql<boolean>`created_at < ${antesDe} and eve_id in (select e.id from evento e where e.fim_at < ${antesDe})`,
  visitacao: desde('fim'),
  consentimento: desde('created_at'),
  pix_notificacao: desde('recebida_at'),
  procob_consulta: desde('consultado_at'),
  documento_restrito: desde('consultado_at'),
  // What belongs to a process stays with it.
  mapfre_evento: (antesDe) => sql<boolean>`status = 'WAITING' and recebido_at < ${antesDe}`,
  externo_registro: desde('quando'),
  // What still waits, or waits for a person, stays until it is settled.
  externo_envio: desde('concluido_at'),
  externo_aviso: (antesDe) => sql<boolean>`situacao <> 'recebido' and recebido_at < ${antesDe}`,
  evento_comitente: desde('criado_at'),
  entrada_comitente: desde('criada_at'),
  segredo_uso_unico: desde('expira_at'),
  mudanca_de_contato: desde('quando'),
  aparelho_conhecido: desde('visto_at'),
  cadastro_pendente: desde('expira_at'),
  login_pendente: desde('expira_at'),
  pedido_idempotente: desde('criado_at'),
  limite_de_taxa: desde('quando'),
  sala_quadro: desde('quando'),
  acesso_revogado: desde('quando'),
}

const SEM_HOTSITE: ReadonlySet<Guardada> = new Set(['limite_de_taxa', 'acesso_revogado'])

/** Deletes at most `limite` rows; answers how many, by hotsite (0: of none). */
export async function apagarVencidas(
  tx: Tx,
  g: Guardada,
  horas: number,
  limite: number,
): Promise<ReadonlyMap<number, number>> {
  const tabela = sql.table(g)
  const vencida = VENCIDA[g](sql<Date>`clock_timestamp() - make_interval(hours => ${horas})`)
  const hotsite = sql.raw(SEM_HOTSITE.has(g) ? '0' : 'hot_id')
  const r = await sql<{ hotId: number; n: number }>`
    with fora as (delete from ${tabela} where ctid = any(array(select ctid from ${tabela} where ${vencida} limit ${limite} for update skip locked))
      returning ${hotsite} as hot_id)
    select hot_id, count(*)::int as n from fora group by 1 order by 1`.execute(tx)
  return new Map(r.rows.map((l) => [l.hotId, l.n]))
}
