// A lot that a nickname won waits one business day for the person to be found; then it counts as given up.
import { DIAS_UTEIS_DO_CLIENTE, prazoDaResposta } from '@martelo/domain/condicionais/acordo.ts'
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { calendarioDoLugar } from './dia-do-leilao.sql.ts'
import type { ServicosDoRobo } from './robo.ts'

interface Linha {
  id: number
  hotId: number
  situacaoAt: Date
  uf: string
  cidade: string
}

/** Ends what is overdue; answers how many. */
export async function vencerIdentificacoes(s: ServicosDoRobo): Promise<number> {
  const r = await sql<Linha>`
    select l.id, l.hot_id, l.situacao_at, p.uf, p.cidade from lote l join leilao a on a.id = l.lei_id join local_realizacao p on p.id = a.lrl_id
    where l.situacao = 'AG_CLIENTE' and l.situacao_at < clock_timestamp() - interval '1 day' order by l.id limit 200`.execute(
    s.banco.sistema,
  )
  let feitas = 0
  for (const l of r.rows) {
    const hotsite = await s.hotsites.porId(l.hotId)
    if (hotsite === null) continue
    const t = await s.banco.doHotsite(l.hotId, async (tx) => {
      const desde = l.situacaoAt.getTime()
      const prazo = prazoDaResposta(desde, await calendarioDoLugar(tx, l, desde), DIAS_UTEIS_DO_CLIENTE)
      const quem = { hotsite, sessao: null, ip: '', reqId: 'vencer-identificacoes' }
      return transitarLote(tx, quem, {
        lelId: l.id,
        evento: 'expirar',
        quem: ['sistema'],
        motivo: 'Comprador não identificado no prazo',
        fatos: { prazo },
      })
    })
    if (t.pode) feitas += 1
    publicarTransicoes(s, [t])
  }
  return feitas
}

definirTarefa<Record<string, never>>('vencer-identificacoes', async (_, s) => {
  await vencerIdentificacoes(s)
})
