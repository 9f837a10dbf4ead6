// Who gets a notice, with what he said of his channels and hours. A notice to the house goes to its mailbox by letter and
// to the people whose roles the kind names by the bell.
import { avisoDe } from '@martelo/domain/avisos/catalogo.ts'
import type { Canal, Idioma } from '@martelo/domain/avisos/declarar-aviso.ts'
import { padraoNaEquipe } from '@martelo/domain/avisos/quem-decide.ts'
import type { Sossego } from '@martelo/domain/avisos/quando-entregar.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { NovoAviso } from './avisar.ts'
import type { CasaQueAvisa } from './casa-que-avisa.sql.ts'

export interface Receptor {
  readonly destinatario: string
  readonly usuId: number | null
  readonly usuUid: string | null
  readonly cliId: number | null
  readonly cliUid: string | null
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
  readonly idioma: Idioma
  readonly sossego: Sossego
  readonly preferencias: ReadonlyMap<string, boolean>
  /** fewer channels than the kind has; null: all */
  readonly canais: readonly Canal[] | null
  /** what counts where he said nothing; undefined: as declared */
  readonly padraoDoCanal: (c: Canal) => boolean | undefined
}

interface Pessoa {
  usuId: number
  usuUid: string
  cliId: number | null
  cliUid: string | null
  nome: string
  email: string
  telefone: string | null
  papeis: string[]
  ativo: boolean
  silencioDe: string | null
  silencioAte: string | null
  resumo: boolean
  idioma: Idioma
  preferencias: { tipo: string; canal: Canal; ligado: boolean }[]
}

const SEM_SOSSEGO: Sossego = { silencioDe: null, silencioAte: null, resumo: false }
const COMO_DECLARADO = (): undefined => undefined

const doContato = (destino: string, nome: string, c: { email?: string; telefone?: string }): Receptor => ({
  destinatario: `d:${destino.toLowerCase()}`,
  usuId: null,
  usuUid: null,
  cliId: null,
  cliUid: null,
  nome,
  email: c.email ?? null,
  telefone: c.telefone ?? null,
  idioma: 'pt-BR',
  sossego: SEM_SOSSEGO,
  preferencias: new Map(),
  canais: null,
  padraoDoCanal: COMO_DECLARADO,
})

const daPessoa = (p: Pessoa): Receptor => ({
  destinatario: `u:${p.usuId}`,
  usuId: p.usuId,
  usuUid: p.usuUid,
  cliId: p.cliId,
  cliUid: p.cliUid,
  nome: p.nome,
  email: p.email,
  telefone: p.telefone,
  idioma: p.idioma,
  sossego: p,
  preferencias: new Map(p.preferencias.map((x) => [`${x.tipo}|${x.canal}`, x.ligado])),
  canais: null,
  padraoDoCanal: COMO_DECLARADO,
})

async function lerPessoas(tx: Tx, hotId: number, avisos: readonly NovoAviso[]): Promise<readonly Pessoa[]> {
  const cliIds = avisos.flatMap(({ para }) => ('cliId' in para ? para.cliId : []))
  const usuIds = avisos.flatMap(({ para }) => ('usuId' in para ? para.usuId : []))
  const papeis = avisos.flatMap(({ tipo, para }) => ('casa' in para ? (avisoDe(tipo).papeis ?? []) : []))
  if (cliIds.length + usuIds.length + papeis.length === 0) return []
  const tipos = [...new Set(avisos.map((a) => a.tipo))]
  const { rows } = await sql<Pessoa>`
    select u.id as usu_id, u.uid as usu_uid, c.id as cli_id, c.uid as cli_uid, coalesce(c.nome, u.nome) as nome,
      coalesce(c.email, u.email) as email, case when c.telefone_confirmado_at is not null then c.telefone1 end as telefone, u.papeis, u.ativo,
      s.silencio_de, s.silencio_ate, coalesce(s.resumo, false) as resumo, coalesce(s.idioma, 'pt-BR') as idioma,
      coalesce((select json_agg(json_build_object('tipo', p.tipo, 'canal', p.canal, 'ligado', p.ligado)) from preferencia_de_canal p
        where p.hot_id = u.hot_id and p.usu_id = u.id and p.tipo = any(${tipos})), '[]') as preferencias
    from usuario u left join cliente c on c.usu_id = u.id and c.hot_id = u.hot_id left join sossego s on s.usu_id = u.id and s.hot_id = u.hot_id
    where u.hot_id = ${hotId} and (u.id = any(${usuIds}) or u.id in (select x.usu_id from cliente x where x.hot_id = ${hotId} and x.id = any(${cliIds}))
      or (u.ativo and u.papeis && ${papeis}::text[])) order by u.id`.execute(tx)
  return rows
}

/** In the order of the notices. */
export async function receptoresDe(
  tx: Tx,
  casa: CasaQueAvisa,
  avisos: readonly NovoAviso[],
): Promise<Receptor[][]> {
  const pessoas = await lerPessoas(tx, casa.id, avisos)
  const porUsu = new Map(pessoas.map((p) => [p.usuId, p]))
  const porCli = new Map(pessoas.flatMap((p) => (p.cliId === null ? [] : [[p.cliId, p] as const])))
  return avisos.map(({ tipo, para }) => {
    if ('casa' in para) return receptoresDaCasa(casa, tipo, pessoas)
    if ('cliId' in para || 'usuId' in para) {
      const p = 'cliId' in para ? porCli.get(para.cliId) : porUsu.get(para.usuId)
      if (p === undefined) return []
      const { email = p.email, telefone = p.telefone } = para
      return [{ ...daPessoa(p), email, telefone }]
    }
    return 'email' in para
      ? [doContato(para.email, para.nome ?? '', { email: para.email })]
      : [doContato(para.telefone, para.nome ?? '', { telefone: para.telefone })]
  })
}

function receptoresDaCasa(
  casa: CasaQueAvisa,
  tipo: NovoAviso['tipo'],
  pessoas: readonly Pessoa[],
): Receptor[] {
  const papeis = avisoDe(tipo).papeis ?? []
  const equipe = pessoas.filter((p) => p.ativo && p.papeis.some((x) => papeis.includes(x)))
  return [
    ...(avisoDe(tipo).canais.includes('email') || casa.canais(tipo)?.includes('email')
      ? casa
          .destinatarios(tipo)
          .map((email): Receptor => ({ ...doContato(email, casa.nome, { email }), canais: ['email'] }))
      : []),
    ...equipe.map((p): Receptor => ({ ...daPessoa(p), padraoDoCanal: (c) => padraoNaEquipe(tipo, c) })),
  ]
}
