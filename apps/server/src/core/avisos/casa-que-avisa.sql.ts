// What a house has said of its notices: channels, receivers, texts, signatures. Read with the transaction that tells.
import type { TipoDeAviso, TextoDeForma } from '@martelo/domain/avisos/catalogo.ts'
import type { Canal, Forma, Idioma } from '@martelo/domain/avisos/declarar-aviso.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

export interface CasaQueAvisa {
  readonly id: number
  readonly nome: string
  readonly tipo: TipoHotsite
  readonly emailContato: string | null
  /** the database's clock */
  readonly agora: Date
  /** null: as declared */
  canais(t: TipoDeAviso): readonly Canal[] | null
  /** where letters to the house go */
  destinatarios(t: TipoDeAviso): readonly string[]
  /** the house's own words, in this language or else in Portuguese; null: it has none */
  texto(t: TipoDeAviso, i: Idioma, f: Forma): TextoDeForma | null
}

interface Linha {
  nome: string
  tipo: string
  emailContato: string | null
  emailsContato: string[]
  agora: Date
  escolhas: { tipo: string; canais: Canal[]; destinatarios: string[] }[]
  textos: { tipo: string; idioma: Idioma; forma: Forma; titulo: string; texto: string }[]
}

export async function lerCasa(tx: Tx, hotId: number, tipos: readonly TipoDeAviso[]): Promise<CasaQueAvisa> {
  const { rows } =
    await sql<Linha>`select h.nome, h.tipo, h.email_contato, h.emails_contato, clock_timestamp() as agora,
      coalesce((select json_agg(json_build_object('tipo', c.tipo, 'canais', c.canais, 'destinatarios', c.destinatarios))
        from aviso_da_casa c where c.hot_id = h.id and c.tipo = any(${tipos})), '[]') as escolhas,
      coalesce((select json_agg(json_build_object('tipo', t.tipo, 'idioma', t.idioma, 'forma', t.forma, 'titulo', t.titulo, 'texto', t.texto))
        from aviso_texto t where t.hot_id = h.id and t.tipo = any(${tipos})), '[]') as textos
    from hotsite h where h.id = ${hotId}`.execute(tx)
  const [l] = rows
  if (l === undefined) throw new Error(`hotsite ${hotId} does not exist`)
  const escolhas = new Map(l.escolhas.map((e) => [e.tipo, e]))
  const textos = new Map(l.textos.map((t) => [`${t.tipo}|${t.idioma}|${t.forma}`, t]))
  return {
    id: hotId,
    nome: l.nome,
    tipo: l.tipo === 'loja' ? 'loja' : 'leilao',
    emailContato: l.emailContato,
    agora: l.agora,
    canais: (t) => escolhas.get(t)?.canais ?? null,
    destinatarios(t) {
      const ditos = escolhas.get(t)?.destinatarios ?? []
      return ditos.length > 0
        ? ditos
        : [...(l.emailContato === null ? [] : [l.emailContato]), ...l.emailsContato]
    },
    texto: (t, i, f) => textos.get(`${t}|${i}|${f}`) ?? textos.get(`${t}|pt-BR|${f}`) ?? null,
  }
}

/** The end of a letter that this person's act causes; empty without a signature. */
export async function assinaturaDe(tx: Tx, hotId: number, usuId: number | null | undefined): Promise<string> {
  if (usuId == null) return ''
  const { rows } = await sql<{ nome: string; cargo: string; telefone: string; texto: string }>`
    select nome, cargo, telefone, texto from assinatura_email where hot_id = ${hotId} and usu_id = ${usuId} and ativa`.execute(
    tx,
  )
  const [a] = rows
  return a === undefined ? '' : `\n\n${linhasDaAssinatura(a).join('\n')}`
}

export const linhasDaAssinatura = (a: {
  readonly nome: string
  readonly cargo: string
  readonly telefone: string
  readonly texto: string
}): string[] => [a.nome, [a.cargo, a.telefone].filter(Boolean).join(' · '), a.texto].filter((l) => l !== '')
