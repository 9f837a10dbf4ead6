// Writes generated lots straight into the projection, for tests and measurements (the base tables stay empty).
import { CAMPOS_NUMERO, CAMPOS_PALAVRA } from '@martelo/contracts/lotes/busca.schemas.ts'
import pg, { type Pool } from 'pg'
import { type Documento, numeroDe } from '../../../apps/server/src/engines/busca/documento-de-busca.ts'
import { colunaDe } from '../../../apps/server/src/engines/busca/linha-de-busca.ts'
import { vetorDePalavras } from '../../../apps/server/src/engines/busca/refrescar.ts'
import { uidGerado } from './lotes-gerados.ts'

const CAMPOS = [...CAMPOS_PALAVRA, ...CAMPOS_NUMERO.filter((c) => c !== 'id')]
const COLUNAS = [
  'lote_id',
  'hot_id',
  'lel_uid',
  'vei_uid',
  'revisao',
  'removido',
  'publico',
  'texto',
  'titulo',
  'palavras',
  ...CAMPOS.map(colunaDe),
]

function linhaDe(doc: Documento): Record<string, unknown> {
  const linha: Record<string, unknown> = {
    lote_id: doc.loteId,
    hot_id: doc.hotId,
    lel_uid: uidGerado(1, doc.loteId),
    vei_uid: uidGerado(2, doc.loteId),
    revisao: doc.revisao,
    removido: doc.removido,
    publico: doc.publico,
    texto: doc.texto,
    titulo: doc.titulo,
    palavras: vetorDePalavras(doc.texto, doc.titulo),
  }
  for (const c of CAMPOS_PALAVRA) linha[colunaDe(c)] = doc[c]
  for (const c of CAMPOS_NUMERO) if (c !== 'id') linha[colunaDe(c)] = numeroDe(doc, c)
  return linha
}

/**
 * A pool that sees all hotsites. A database that is stopped right after `end()` may meet a connection that is still
 * closing; that one failure is expected, any other is not.
 */
export function abrirPool(url: string, max = 4): Pool {
  const pool = new pg.Pool({ connectionString: url, options: '-c martelo.sistema=sim', max })
  pool.on('error', (erro) => {
    if ((erro as { code?: string }).code !== '57P01') throw erro
  })
  return pool
}

export async function gravarProjecao(pool: Pool, docs: readonly Documento[]): Promise<void> {
  const colunas = COLUNAS.join(', ')
  await pool.query(
    `insert into busca_lote (${colunas}) select ${colunas} from jsonb_populate_recordset(null::busca_lote, $1::jsonb)`,
    [JSON.stringify(docs.map(linhaDe))],
  )
}

/** A hotsite for them; answers its id. */
export async function criarHotsite(pool: Pool, subdominio: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into hotsite (nome, subdominio, tipo) values ($1, $1, 'leilao') returning id`,
    [subdominio],
  )
  return rows[0]!.id
}
