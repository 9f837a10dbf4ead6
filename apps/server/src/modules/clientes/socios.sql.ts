// A company's partners as rows, with their papers.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface PapelDoSocio {
  uid: string
  nomeOriginal: string
  tipoArquivo: string
  situacao: string
  motivo: string | null
  enviadoAt: string
}
export interface LinhaDeSocio {
  id: number
  uid: string
  nome: string
  documento: string
  participacao: number | null
  administrador: boolean
  documentos: PapelDoSocio[]
}

export async function lerSocios(tx: Tx, hotId: number, cliId: number): Promise<LinhaDeSocio[]> {
  const r =
    await sql<LinhaDeSocio>`select s.id, s.uid, s.nome, s.documento, s.participacao::float8 as participacao, s.administrador,
      coalesce((select json_agg(json_build_object('uid', d.uid, 'nomeOriginal', d.nome_original, 'tipoArquivo', d.tipo_arquivo,
          'situacao', d.situacao, 'motivo', d.motivo, 'enviadoAt', to_char(d.enviado_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by d.id desc)
        from cliente_documento d where d.soc_id = s.id and d.situacao <> 'Substituído'), '[]'::json) as documentos
    from socio s where s.hot_id = ${hotId} and s.cli_id = ${cliId} order by s.id`.execute(tx)
  return r.rows
}

export async function sociosComDivergencia(tx: Tx, hotId: number, cliId: number): Promise<string[]> {
  const r = await sql<{
    nome: string
  }>`select s.nome from socio s where s.hot_id = ${hotId} and s.cli_id = ${cliId}
    and exists (select from cliente_documento d where d.soc_id = s.id and d.situacao = 'Divergente') order by s.id`.execute(
    tx,
  )
  return r.rows.map((l) => l.nome)
}

export async function inserirSocio(
  tx: Tx,
  s: {
    readonly hotId: number
    readonly cliId: number
    readonly nome: string
    readonly documento: string
    readonly participacao: number | null
    readonly administrador: boolean
  },
): Promise<void> {
  await tx.insertInto('socio').values(s).execute()
}

/** Answers the keys of files that lost their rows; null: there is no such partner. */
export async function apagarSocio(
  tx: Tx,
  hotId: number,
  cliId: number,
  uid: string,
): Promise<string[] | null> {
  const papeis = await sql<{
    arquivo: string
  }>`select d.arquivo from cliente_documento d join socio s on s.id = d.soc_id
    where s.hot_id = ${hotId} and s.cli_id = ${cliId} and s.uid = ${uid}`.execute(tx)
  const r =
    await sql`delete from socio where hot_id = ${hotId} and cli_id = ${cliId} and uid = ${uid}`.execute(tx)
  return Number(r.numAffectedRows ?? 0) === 0 ? null : papeis.rows.map((p) => p.arquivo)
}

/** The newly sent paper takes the place of the one before. */
export async function guardarPapelDoSocio(
  tx: Tx,
  d: {
    readonly hotId: number
    readonly cliId: number
    readonly socId: number
    readonly arquivo: string
    readonly nomeOriginal: string
    readonly tipoArquivo: string
    readonly tamanho: number
  },
): Promise<void> {
  await sql`update cliente_documento set situacao = 'Substituído' where hot_id = ${d.hotId} and soc_id = ${d.socId}`.execute(
    tx,
  )
  await tx
    .insertInto('clienteDocumento')
    .values({ ...d, tipo: 'IDENTIDADE_REPRESENTANTE' })
    .execute()
}
