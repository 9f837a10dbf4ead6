// What an auction takes from the house's records: its kind, a text, and one version of a regulation. The version's words are
// copied into the auction, so that what is shown and agreed to cannot change behind it.
import type { DadosDoLeilao } from '@martelo/contracts/leiloes/leilao.schemas.ts'
import { type TextoDoLeilao, textosDoLeilao } from '@martelo/domain/leiloes/textos-do-leilao.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'

/** Over the auction `a`: its own text and those of the house, as JSON. What is over shows its own alone. */
export const TEXTOS_DO_LEILAO = sql<TextoDoLeilao[]>`coalesce((
  select jsonb_agg(jsonb_build_object('tipo', t.tipo, 'titulo', t.titulo, 'texto', t.texto, 'proprio', t.id = a.tex_id and a.tex_id is not null))
  from texto_de_leilao t where t.hot_id = a.hot_id
    and (t.id = a.tex_id or (t.da_casa and t.ativo and a.situacao not in ('EXECUTADO', 'CANCELADO')))), '[]')`

export async function lerTextosDoLeilao(tx: Tx, hotId: number, leiId: number): Promise<TextoDoLeilao[]> {
  const { rows } = await sql<{ textos: TextoDoLeilao[] }>`
    select ${TEXTOS_DO_LEILAO} as textos from leilao a where a.hot_id = ${hotId} and a.id = ${leiId}`.execute(
    tx,
  )
  return textosDoLeilao(rows[0]?.textos ?? [])
}

type Pedido = Pick<
  z.infer<typeof DadosDoLeilao>,
  'tipoUid' | 'textoUid' | 'regulamentoUid' | 'regulamentoNumero' | 'regulamento'
>
export interface AntesDoLeilao {
  readonly regId: number | null
  readonly regNumero: number | null
}

interface Achados {
  letId: number | null
  texId: number | null
  regId: number | null
  numero: number | null
}

/** Column values; throws REFERENCIA at the field whose record is not of this house. */
export async function colunasDosTextos(tx: Tx, hotId: number, d: Pedido, antes: AntesDoLeilao | null) {
  const { rows } = await sql<Achados>`
    select (select id from tipo_de_leilao where hot_id = ${hotId} and uid = ${d.tipoUid}) as let_id,
      (select id from texto_de_leilao where hot_id = ${hotId} and uid = ${d.textoUid}) as tex_id,
      (select id from regulamento where hot_id = ${hotId} and uid = ${d.regulamentoUid}) as reg_id,
      (select numero from regulamento where hot_id = ${hotId} and uid = ${d.regulamentoUid}) as numero`.execute(
    tx,
  )
  const r = rows[0] ?? { letId: null, texId: null, regId: null, numero: null }
  const faltam = {
    ...(d.tipoUid !== null && r.letId === null ? { tipoUid: 'Escolha o tipo de leilão' } : {}),
    ...(d.textoUid !== null && r.texId === null ? { textoUid: 'Escolha o texto' } : {}),
    ...(d.regulamentoUid !== null && r.regId === null ? { regulamentoUid: 'Escolha o regulamento' } : {}),
  }
  if (Object.keys(faltam).length > 0)
    throw new RecusaLancada(recusar('REFERENCIA', Object.values(faltam), { campos: faltam }))
  const { letId, texId, regId } = r
  if (regId === null) return { letId, texId, regId, regNumero: null, regulamento: d.regulamento }
  const regNumero = d.regulamentoNumero ?? (antes?.regId === regId ? antes.regNumero : r.numero)
  const versao = await sql<{ texto: string }>`
    select texto from regulamento_versao where hot_id = ${hotId} and reg_id = ${regId} and numero = ${regNumero}`.execute(
    tx,
  )
  const texto = versao.rows[0]?.texto
  if (texto === undefined) {
    const frase = 'Esta versão do regulamento não existe'
    throw new RecusaLancada(recusar('REFERENCIA', frase, { campos: { regulamentoNumero: frase } }))
  }
  return { letId, texId, regId, regNumero, regulamento: texto }
}
