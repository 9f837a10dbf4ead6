// Once a minute: how the auction ended for the goods of consignors with systems of their own. What was told is kept beside
// the process, so that a result is told once and a changed one again.
import {
  ROTULO_DO_RESULTADO,
  resultadoDoLote,
  SITUACOES_COM_RESULTADO,
} from '@martelo/domain/integracoes/resultado-para-fora.ts'
import { mascarar } from '@martelo/domain/comum/identificadores/mascarar.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { BancoDeDados } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import { contarAMapfre } from './enviar-evento-mapfre.ts'

interface Linha {
  hotId: number
  proId: number
  removalId: string
  remUid: string
  lelUid: string
  situacao: SituacaoLote
  situacaoAt: Date
  lanceValor: number | null
  comprador: string | null
}
const POR_VEZ = 500
const VISIVEIS = 4

/** Answers how many were told. */
export async function contarResultados(banco: BancoDeDados): Promise<number> {
  const { rows } = await sql<Linha>`
    select p.hot_id, p.id as pro_id, p.removal_id, r.uid as rem_uid, l.uid as lel_uid, l.situacao, l.situacao_at, l.lance_valor, c.nome as comprador
    from mapfre_processo p join remocao r on r.id = p.rem_id
    join lateral (select * from lote x where x.vei_id = p.vei_id and x.hot_id = p.hot_id and x.situacao_at >= p.created_at
      order by x.id desc limit 1) l on true
    left join cliente c on c.id = l.lance_cli_id
    where p.encerrado_at is null and l.situacao = any(${[...SITUACOES_COM_RESULTADO]}::text[])
    order by p.id limit ${POR_VEZ}`.execute(banco.sistema)
  let ditos = 0
  for (const l of rows) {
    const resultado = resultadoDoLote(l.situacao)
    if (resultado === null) continue
    const rotulo = ROTULO_DO_RESULTADO[resultado]
    const chave = `${l.lelUid}|${resultado}|${l.lanceValor ?? 0}`
    const novo = await banco.doHotsite(l.hotId, async (tx) => {
      const { rows: mudou } = await sql`update mapfre_processo set resultado_dito = ${rotulo}
        where hot_id = ${l.hotId} and id = ${l.proId} and not exists (
          select from mapfre_evento e where e.hot_id = ${l.hotId} and e.sentido = 'saida' and e.chave = ${`S16|${chave}`}) returning id`.execute(
        tx,
      )
      if (mudou.length === 0) return false
      const vendido = resultado === 'arrematado' || resultado === 'condicional'
      await contarAMapfre(tx, l.hotId, {
        processo: { id: l.proId, removalId: l.removalId },
        remUid: l.remUid,
        codigo: 'S16',
        situacao: 'ESTXX',
        quando: l.situacaoAt,
        chave,
        comentario: rotulo,
        objeto: {
          status: 'ESTXX',
          date: l.situacaoAt.toISOString(),
          conditional: resultado === 'condicional',
          ...(vendido && l.lanceValor !== null
            ? { hammer: l.lanceValor, buyer: mascarar(l.comprador ?? '', VISIVEIS) || null }
            : {}),
        },
      })
      return true
    })
    if (novo) ditos += 1
  }
  return ditos
}

definirTarefa<Record<string, never>>('contar-resultados-aos-comitentes', async (_, s) => {
  await contarResultados(s.banco)
})
