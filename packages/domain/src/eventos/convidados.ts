// Guests of an event: what a spreadsheet of them says, which code was read at the door, and what an answer may be.
import { quantos } from '../comum/quantos.ts'

export const COLUNAS_DE_CONVIDADOS = ['nome', 'email', 'telefone', 'empresa'] as const
type Coluna = (typeof COLUNAS_DE_CONVIDADOS)[number]
/** Of one spreadsheet. */
export const MAXIMO_DE_CONVIDADOS = 2000

const NOMES: Readonly<Record<Coluna, readonly string[]>> = {
  nome: ['nome', 'convidado', 'nome completo'],
  email: ['email', 'e-mail', 'mail'],
  telefone: ['telefone', 'celular', 'whatsapp', 'fone'],
  empresa: ['empresa', 'loja', 'companhia'],
}
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

const limpo = (t: string): string =>
  t
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()

export interface ConvidadoLido {
  /** of the spreadsheet, from 1 */
  readonly linha: number
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
  readonly empresa: string | null
  /** null: nothing is wrong with the row by itself */
  readonly erro: string | null
}
export type ConvidadosLidos =
  | { readonly ok: true; readonly convidados: readonly ConvidadoLido[] }
  | { readonly ok: false; readonly motivo: string }

/** The head first. */
export function lerConvidados(
  linhas: readonly { readonly numero: number; readonly celulas: readonly string[] }[],
): ConvidadosLidos {
  const cabeca = (linhas[0]?.celulas ?? []).map(limpo)
  const onde = (c: Coluna): number => cabeca.findIndex((t) => NOMES[c].includes(t))
  const colunas = Object.fromEntries(COLUNAS_DE_CONVIDADOS.map((c) => [c, onde(c)])) as Record<Coluna, number>
  if (colunas.nome < 0)
    return { ok: false, motivo: 'A planilha precisa de uma coluna "nome" na primeira linha.' }
  const corpo = linhas.slice(1).filter((l) => l.celulas.some((t) => t.trim() !== ''))
  if (corpo.length === 0) return { ok: false, motivo: 'A planilha não tem linhas.' }
  if (corpo.length > MAXIMO_DE_CONVIDADOS)
    return { ok: false, motivo: `Envie no máximo ${MAXIMO_DE_CONVIDADOS} convidados por planilha.` }
  const vistos = new Set<string>()
  return {
    ok: true,
    convidados: corpo.map((l) => lerConvidado(l.numero, (c) => (l.celulas[colunas[c]] ?? '').trim(), vistos)),
  }
}

function lerConvidado(linha: number, celula: (c: Coluna) => string, vistos: Set<string>): ConvidadoLido {
  const email = celula('email').toLowerCase() || null
  const repetido = email !== null && vistos.has(email)
  if (email !== null) vistos.add(email)
  const erro =
    celula('nome') === ''
      ? 'Informe o nome.'
      : celula('nome').length > 120
        ? 'O nome passa de 120 letras.'
        : email !== null && (email.length > 254 || !EMAIL.test(email))
          ? `O e-mail ${email.slice(0, 40)} não é válido.`
          : repetido
            ? 'Este e-mail já está em outra linha.'
            : null
  return {
    linha,
    nome: celula('nome').slice(0, 120),
    email,
    telefone: celula('telefone').slice(0, 30) || null,
    empresa: celula('empresa').slice(0, 120) || null,
    erro,
  }
}

/** No letters and digits that are taken for one another. */
export const LETRAS_DO_CODIGO = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const TAMANHO_DO_CODIGO = 10

/** The code in what a camera read (the invitation's address) or a person typed (spaces, hyphens, small letters). */
export function codigoLido(texto: string): string | null {
  const fim = /\/convite\/([^/?#]+)/.exec(texto)?.[1] ?? texto
  const codigo = fim.toUpperCase().replace(/[\s-]/g, '')
  return codigo.length === TAMANHO_DO_CODIGO && [...codigo].every((l) => LETRAS_DO_CODIGO.includes(l))
    ? codigo
    : null
}

/** As it is printed and read aloud. */
export const mostrarCodigo = (codigo: string): string => `${codigo.slice(0, 5)}-${codigo.slice(5)}`

export interface EventoDoConvite {
  readonly fimAt: number
  readonly ativo: boolean
  readonly acompanhantesMaximo: number
  /** null: no limit */
  readonly capacidade: number | null
}

/** Why this answer cannot be taken; null when it can. `jaVem`: people of the other guests who said yes. */
export function recusaDaResposta(
  e: EventoDoConvite,
  r: { readonly vem: boolean; readonly acompanhantes: number },
  jaVem: number,
  agora: number,
): string | null {
  if (!e.ativo) return 'Este evento foi cancelado.'
  if (agora > e.fimAt) return 'Este evento já terminou.'
  if (!r.vem) return null
  if (r.acompanhantes > e.acompanhantesMaximo)
    return e.acompanhantesMaximo === 0
      ? 'Este convite é só para você.'
      : `Este convite vale para até ${quantos(e.acompanhantesMaximo, 'acompanhante', 'acompanhantes')}.`
  if (e.capacidade !== null && jaVem + 1 + r.acompanhantes > e.capacidade)
    return 'Não há mais lugares para este número de pessoas.'
  return null
}
