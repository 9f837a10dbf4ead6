/**
 * Everything that the product tells people, in one table, and the texts of one kind as a house's words make them. A
 * module that wants to tell something adds a row here and calls `correio.avisar`; there is no other way out.
 */
import type { Palavras } from '../hotsites/palavras.ts'
import type { TipoHotsite } from '../hotsites/tipos.ts'
import { AVISOS_DA_CASA } from './avisos-da-casa.ts'
import { AVISOS_DE_ACESSOS } from './avisos-de-acessos.ts'
import { AVISOS_DE_ACORDOS, AVISOS_DE_PROPOSTAS } from './avisos-de-acordos.ts'
import { AVISOS_DE_COMPRAS } from './avisos-de-compras.ts'
import { AVISOS_DE_CONTA } from './avisos-de-conta.ts'
import { AVISOS_DA_OPERACAO } from './avisos-da-operacao.ts'
import { AVISOS_DA_ESTRADA } from './avisos-da-estrada.ts'
import { AVISOS_DE_EVENTOS } from './avisos-de-eventos.ts'
import { AVISOS_DE_INDICACOES } from './avisos-de-indicacoes.ts'
import { AVISOS_DE_INCIDENTES } from './avisos-de-incidentes.ts'
import { AVISOS_DE_LANCES } from './avisos-de-lances.ts'
import { AVISOS_JUDICIAIS } from './avisos-judiciais.ts'
import { AVISOS_DE_VISITAS } from './avisos-de-visitas.ts'
import {
  type AvisoDeclarado,
  CANAIS,
  type Canal,
  type Forma,
  type PublicoDeAviso,
  type TipoDeVariavel,
  type Variavel,
} from './declarar-aviso.ts'
import { mostrarValor, preencherTexto, type Valores, VARIAVEIS_COMUNS } from './preencher-texto.ts'

export const CATALOGO = {
  ...AVISOS_DE_LANCES,
  ...AVISOS_JUDICIAIS,
  ...AVISOS_DE_COMPRAS,
  ...AVISOS_DE_ACORDOS,
  ...AVISOS_DE_PROPOSTAS,
  ...AVISOS_DA_ESTRADA,
  ...AVISOS_DE_INCIDENTES,
  ...AVISOS_DE_INDICACOES,
  ...AVISOS_DE_VISITAS,
  ...AVISOS_DE_EVENTOS,
  ...AVISOS_DE_CONTA,
  ...AVISOS_DE_ACESSOS,
  ...AVISOS_DA_CASA,
  ...AVISOS_DA_OPERACAO,
} as const satisfies Readonly<Record<string, AvisoDeclarado>>

export type TipoDeAviso = keyof typeof CATALOGO
export const TIPOS_DE_AVISO = Object.keys(CATALOGO) as readonly TipoDeAviso[]
export const ehTipoDeAviso = (t: string): t is TipoDeAviso => Object.hasOwn(CATALOGO, t)
/** Without the literal types of its row. */
export const avisoDe = (t: TipoDeAviso): AvisoDeclarado => CATALOGO[t]

type ValorDe<T extends TipoDeVariavel> = T extends 'numero' | 'dinheiro' | 'instante'
  ? number
  : T extends 'dia'
    ? string | number
    : string
type Declaradas<T extends TipoDeAviso> = (typeof CATALOGO)[T]['variaveis']
/** What a caller says of one kind; null leaves its line out. */
export type VariaveisDe<T extends TipoDeAviso> = {
  readonly [K in keyof Declaradas<T>]: Declaradas<T>[K] extends Variavel
    ? ValorDe<Declaradas<T>[K]['tipo']> | null
    : never
}

export const variaveisDe = (t: TipoDeAviso): Readonly<Record<string, Variavel>> => ({
  ...VARIAVEIS_COMUNS,
  ...avisoDe(t).variaveis,
})

export const exemplosDe = (t: TipoDeAviso): Valores => ({
  ...Object.fromEntries(Object.entries(variaveisDe(t)).map(([nome, v]) => [nome, v.exemplo])),
  link: `https://leilao.exemplo.com.br${PAGINA_DO_PUBLICO[avisoDe(t).publico]}`,
})

/** The first page of each audience: the link of an example leads there. */
const PAGINA_DO_PUBLICO: Readonly<Record<PublicoDeAviso, string>> = {
  cliente: '/cliente',
  comitente: '/comitente/minha-pagina',
  equipe: '/admin',
  operador: '/admin',
  visitante: '/',
}

export interface TextoDeForma {
  readonly titulo: string
  readonly texto: string
}
export type TextosDeForma = Readonly<Record<Forma, TextoDeForma>>

/** The texts of a kind before a house has written its own. */
export function textosPadrao(t: TipoDeAviso, site: TipoHotsite): TextosDeForma {
  const a = avisoDe(t)
  const { titulo, texto, assunto, carta, curta } = site === 'loja' ? { ...a.textos, ...a.naLoja } : a.textos
  const ir = a.acao === undefined ? '' : `\n\n${a.acao}: {link}`
  return {
    aviso: { titulo, texto },
    carta: { titulo: assunto ?? titulo, texto: carta ?? `Olá, {nome}.\n\n${texto}${ir}` },
    curta: {
      titulo: '',
      texto: curta ?? `{casa}: ${titulo}. ${texto}${a.acao === undefined ? '' : '\n{link}'}`,
    },
  }
}

const SIGILO = '••••••'

/** Fills one form. `sigilo`: codes and secret addresses are not shown. */
export function preencherForma(
  t: TipoDeAviso,
  textos: TextoDeForma,
  valores: Valores,
  p: Palavras,
  sigilo = false,
): TextoDeForma {
  const ditos = Object.fromEntries(
    Object.entries(variaveisDe(t)).map(([nome, v]) => [
      nome,
      sigilo && (v.tipo === 'codigo' || v.tipo === 'segredo')
        ? SIGILO
        : mostrarValor(v, valores[nome] ?? null),
    ]),
  )
  return {
    titulo: preencherTexto(textos.titulo, ditos, p).replace(/\s*\n\s*/g, ' '),
    texto: preencherTexto(textos.texto, ditos, p),
  }
}

/** Channels that a kind knows, in their order. */
export const canaisPossiveis = (t: TipoDeAviso): readonly Canal[] => {
  const { canais, opcionais = [] } = avisoDe(t)
  return CANAIS.filter((c) => canais.includes(c) || opcionais.includes(c))
}

/** Neither house nor person turns it off. */
export const ehObrigatorio = (t: TipoDeAviso, c: Canal): boolean =>
  avisoDe(t).obrigatorio?.canais.includes(c) ?? false

/** Whether a person may be asked: he has an account that shows it, and one channel at least is his choice. */
export const ehDeEscolha = (t: TipoDeAviso): boolean =>
  avisoDe(t).semEscolha !== true && canaisPossiveis(t).some((c) => !ehObrigatorio(t, c))

/** The kind's name and occasion in the words of this house. */
export function apresentarAviso(
  t: TipoDeAviso,
  p: Palavras,
): { readonly nome: string; readonly quando: string } {
  const { nome, quando } = avisoDe(t)
  return { nome: preencherTexto(nome, {}, p), quando: preencherTexto(quando, {}, p) }
}

export interface Escolhas {
  /** the house's channels; null: as declared */
  readonly daCasa: readonly Canal[] | null
  /** what the person said of a channel; undefined: nothing */
  readonly daPessoa: (c: Canal) => boolean | undefined
}

export type Julgado = 'usar' | 'casa' | 'preferencia' | 'fora'

/** What becomes of one channel. `fora`: neither declared, nor turned on. */
export function julgarCanal(t: TipoDeAviso, c: Canal, e: Escolhas): Julgado {
  if (!canaisPossiveis(t).includes(c)) return 'fora'
  if (ehObrigatorio(t, c)) return 'usar'
  const a = avisoDe(t)
  const padrao = a.canais.includes(c)
  if (e.daCasa !== null && !e.daCasa.includes(c)) return padrao ? 'casa' : 'fora'
  // What a house adds goes to all who did not refuse it; only a client's telephone waits for his own word.
  const espera = a.publico === 'cliente' && (c === 'sms' || c === 'whatsapp')
  const ligado = e.daPessoa(c) ?? (padrao || (e.daCasa !== null && !espera))
  return ligado ? 'usar' : padrao ? 'preferencia' : 'fora'
}
