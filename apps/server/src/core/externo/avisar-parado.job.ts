// A message to an outside party was given up: those who look after the integrations hear of it, once for each party and hour.
import { sql } from 'kysely'
import { definirTarefa } from '../jobs/fila.ts'
import type { Servicos } from '../servicos.ts'
import { parceiroDe } from './parceiro.ts'

interface Parado {
  readonly hotId: number
  readonly parceiro: string
}

export async function contarParado(
  s: Pick<Servicos, 'banco' | 'correio'>,
  { hotId, parceiro }: Parado,
): Promise<void> {
  await s.banco.doHotsite(hotId, async (tx) => {
    const { rows } = await sql<{ hora: string; erro: string | null }>`
      select to_char(date_trunc('hour', clock_timestamp() at time zone 'America/Sao_Paulo'), 'YYYY-MM-DD"T"HH24') as hora, e.erro
      from externo_envio e where e.hot_id = ${hotId} and e.parceiro = ${parceiro} and e.situacao in ('falhou', 'conferir', 'recusado')
      order by e.concluido_at desc limit 1`.execute(tx)
    const [ultimo] = rows
    // Sent again meanwhile.
    if (ultimo === undefined) return
    await s.correio.avisar(tx, hotId, {
      tipo: 'equipe-integracao-parada',
      para: { casa: true },
      variaveis: {
        parceiro: parceiroDe(parceiro)?.titulo ?? parceiro,
        erro: (ultimo.erro ?? '').slice(0, 200),
      },
      link: `/admin/integracoes/registro?parceiro=${parceiro}&desfecho=aConferir`,
      marca: `integracao:${parceiro}`,
      chave: `integracao-parada:${parceiro}:${ultimo.hora}`,
    })
  })
}

export const avisarParado = definirTarefa<Parado>('avisar-integracao-parada', (p, s) => contarParado(s, p))
