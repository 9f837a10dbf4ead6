// How much waits in each queue of the house. One statement for all queues that a session may work.
import type { FilaDeTrabalho } from '@martelo/contracts/pendencias/filas-de-trabalho.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { aConferir } from '../../core/externo/a-conferir.sql.ts'
import { foraDoTeste } from '../leiloes/door.ts'
import { A_COMUNICAR } from '../privacidade/door.ts'
import { PEDIDO_EM_ABERTO } from '../vendas/door.ts'

interface Quem {
  readonly hotId: number
  readonly usuId: number
  readonly todosOsPatios: boolean
}

/** Over the lot `l`: what is done in a rehearsal waits for no one. */
const A_SERIO = sql`not exists (select from leilao a where a.id = l.lei_id and a.teste)`

const CONTAR: Readonly<Record<FilaDeTrabalho, (q: Quem) => RawBuilder<unknown>>> = {
  documentos: (q) =>
    sql`cliente where hot_id = ${q.hotId} and documento_situacao = 'Aguardando Validação' and excluido_at is null`,
  propostas: (q) => sql`proposta where hot_id = ${q.hotId} and situacao = 'ENVIADA'`,
  identificar: (q) => sql`lote l where l.hot_id = ${q.hotId} and l.situacao = 'AG_CLIENTE' and ${A_SERIO}`,
  condicionais: (q) =>
    sql`lote l where l.hot_id = ${q.hotId} and l.situacao = 'CONDICIONAL' and l.condicional_situacao in ('AGUARDANDO_COMITENTE', 'REPLICA_DO_CLIENTE')
      and ${A_SERIO}`,
  // A question about an auction of long ago is not work any more (the list of questions says the same).
  perguntas: (q) =>
    sql`chat t join lote l on l.id = t.lel_id join leilao a on a.id = l.lei_id
      where t.hot_id = ${q.hotId} and l.situacao <> 'CADASTRADO'
        and (a.situacao not in ('EXECUTADO', 'CANCELADO') or a.data > now() - interval '30 days')
        and exists (select from chat_mensagem m where m.chat_id = t.id and not m.da_casa and m.removida_at is null
          and m.id > coalesce((select max(r.id) from chat_mensagem r where r.chat_id = t.id and r.da_casa), 0))`,
  problemas: (q) => sql`problema_relatado where hot_id = ${q.hotId} and visto_at is null`,
  caucoes: (q) => sql`caucao where hot_id = ${q.hotId} and situacao = 'EM_CONFERENCIA'`,
  incidentes: (q) => sql`incidente where hot_id = ${q.hotId} and situacao in ('ABERTO', 'EM_ANALISE')`,
  incidentesDeDados: (q) => sql`incidente_de_dados where hot_id = ${q.hotId} and ${A_COMUNICAR}`,
  pagamentos: (q) => sql`venda where hot_id = ${q.hotId} and situacao = 'Aguardando Validação'`,
  vencidas: (q) =>
    sql`venda where hot_id = ${q.hotId} and situacao = 'Aguardando Pagamento' and data_pagamento < clock_timestamp()`,
  cancelamentos: (q) => sql`pedido_de_cancelamento p where p.hot_id = ${q.hotId} and ${PEDIDO_EM_ABERTO}`,
  retiradas: (q) =>
    sql`agendamento g where g.hot_id = ${q.hotId} and g.situacao = 'agendado'
      and (g.inicio at time zone 'America/Sao_Paulo')::date = (now() at time zone 'America/Sao_Paulo')::date
      and (${q.todosOsPatios} or exists (select from usuario_patio u where u.usu_id = ${q.usuId} and u.pat_id = g.pat_id))`,
  remocoesAAutorizar: (q) => sql`remocao where hot_id = ${q.hotId} and situacao = 'SOLICITADA'`,
  contatosDaSeguradora: (q) =>
    sql`mapfre_processo p where p.hot_id = ${q.hotId} and p.encerrado_at is null and exists (select from mapfre_evento e
      where e.pro_id = p.id and e.hot_id = p.hot_id and e.event_code = 'S12' and e.sentido = 'entrada' and e.respondido_at is null)`,
  minhasRemocoes: (q) =>
    sql`remocao r join motorista m on m.id = r.mot_id
      where r.hot_id = ${q.hotId} and m.usu_id = ${q.usuId} and r.situacao in ('AGENDADA', 'EM_COLETA', 'EM_TRANSPORTE')`,
  semFoto: (q) =>
    sql`veiculo v where v.hot_id = ${q.hotId} and v.situacao = 'ESTOQUE' and ${foraDoTeste(q.hotId)}
      and not exists (select from veiculo_foto f where f.vei_id = v.id and f.tipo = 'foto')`,
  integracoes: (q) => sql`externo_envio e where e.hot_id = ${q.hotId} and ${aConferir(sql`e`)}`,
  mensagens: (q) => sql`mensagem_do_site where hot_id = ${q.hotId} and visto_at is null`,
}

export async function contarFilas(
  tx: Tx,
  quem: Quem,
  filas: readonly FilaDeTrabalho[],
): Promise<{ fila: FilaDeTrabalho; quantos: number }[]> {
  if (filas.length === 0) return []
  const partes = filas.map(
    (f) => sql`select ${f}::text as fila, count(*)::int as quantos from ${CONTAR[f](quem)}`,
  )
  const r = await sql<{
    fila: FilaDeTrabalho
    quantos: number
  }>`${sql.join(partes, sql` union all `)}`.execute(tx)
  return r.rows.filter((l) => l.quantos > 0)
}

const LEILOES = 8

/** Auctions that have not ended and in which clients asked to take part. */
export async function habilitacoesADecidir(
  tx: Tx,
  hotId: number,
): Promise<{ leiId: number; leilao: string; quantos: number }[]> {
  const r = await sql<{ leiId: number; leilao: string; quantos: number }>`
    select a.id as lei_id, a.nome as leilao, count(*)::int as quantos
    from habilitacao h join leilao a on a.id = h.lei_id
    where h.hot_id = ${hotId} and h.situacao = 'EM_ANALISE' and a.situacao not in ('EXECUTADO', 'CANCELADO')
    group by a.id order by a.data limit ${LEILOES}`.execute(tx)
  return r.rows
}
