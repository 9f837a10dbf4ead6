import { dashboardDaIntegracao } from '@martelo/contracts/integracoes/dashboard-da-integracao.contract.ts'
import { sql } from 'kysely'
import { parceiroDe } from '../../core/externo/parceiro.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { eventosEsperando } from './eventos-mapfre.sql.ts'
import { PARCEIROS_DE_COMITENTES } from './logs-da-integracao.sql.ts'

interface Medida {
  nome: string
  conversas: number
  falhas: number
  tempoMedioMs: number | null
  naFila: number
  paraVer: number
  ultimaAt: Date | null
}

/** The newest lines that are looked at: a day of a busy house. */
const ALCANCE = 20_000

handle(dashboardDaIntegracao, async (ctx) => {
  const hotId = ctx.hotsite.id
  const nomes = PARCEIROS_DE_COMITENTES.filter((n) => parceiroDe(n) !== undefined)
  const lido = await ctx.ler(async (tx) => {
    const medidas = await sql<Medida>`
      select n.nome, coalesce(r.conversas, 0)::int as conversas, coalesce(r.falhas, 0)::int as falhas, r.media as tempo_medio_ms, r.ultima_at,
        (select count(*)::int from externo_envio e where e.hot_id = ${hotId} and e.parceiro = n.nome and e.situacao = 'pendente') as na_fila,
        (select count(*)::int from externo_envio e where e.hot_id = ${hotId} and e.parceiro = n.nome and e.situacao in ('falhou', 'conferir', 'recusado')) as para_ver
      from unnest(${[...nomes]}::text[]) with ordinality n (nome, i)
      left join lateral (select count(*) as conversas, count(*) filter (where x.desfecho not in ('ok', 'repetido')) as falhas,
          avg(x.duracao_ms)::int as media, max(x.quando) as ultima_at
        from (select desfecho, duracao_ms, quando from externo_registro where hot_id = ${hotId} and parceiro = n.nome order by id desc limit ${ALCANCE}) x
        where x.quando > clock_timestamp() - interval '24 hours') r on true
      order by n.i`.execute(tx)
    const leiloes = await sql<{
      uid: string
      nome: string
      integradora: string
      lotes: number
      sincronizados: number
      comErro: number
    }>`select a.uid, a.nome, i.integradora, count(x.id)::int as lotes, (count(*) filter (where x.situacao = 'SINCRONIZADO'))::int as sincronizados,
        (count(*) filter (where x.situacao = 'ERRO'))::int as com_erro
      from integracao_leilao i join leilao a on a.id = i.lei_id left join integracao_lote x on x.ile_id = i.id
      where i.hot_id = ${hotId} group by i.id, a.id order by a.data desc, i.id limit 50`.execute(tx)
    const remocoes = await sql<{ total: number; abertas: number; aEspera: number }>`
      select (select count(*)::int from mapfre_processo p where p.hot_id = ${hotId}) as total,
        (select count(*)::int from mapfre_processo p where p.hot_id = ${hotId} and p.encerrado_at is null) as abertas,
        (select count(*)::int from mapfre_evento e where e.hot_id = ${hotId} and e.sentido = 'entrada' and e.status = 'WAITING') as a_espera`.execute(
      tx,
    )
    const esperando = await eventosEsperando(tx, hotId)
    return { medidas: medidas.rows, leiloes: leiloes.rows, remocoes: remocoes.rows[0], esperando }
  })
  const parceiros = []
  for (const m of lido.medidas) {
    const p = parceiroDe(m.nome)
    const acesso = p === undefined ? null : await ctx.servicos.externo.acesso(p, hotId)
    parceiros.push({
      ...m,
      titulo: p?.titulo ?? m.nome,
      ligado: acesso !== null,
      ultimaAt: m.ultimaAt === null ? null : iso(m.ultimaAt),
    })
  }
  return {
    parceiros,
    leiloes: lido.leiloes,
    remocoes: lido.remocoes ?? { total: 0, abertas: 0, aEspera: 0 },
    esperando: lido.esperando.map((e) => ({ ...e, quando: e.quando.toISOString() })),
  }
})
