/**
 * What a type of inspection asks: categories in order, each with its items. The shapes here are what is stored as a
 * version, what the phone keeps, and what the report shows.
 */
import type { TipoVeiculo } from '../veiculos/itens-detalhados.ts'
import { tipoDosItens } from '../veiculos/itens-por-tipo-de-lote.ts'

export const TIPOS_DE_BEM_VISTORIADO = ['LEVE', 'UTILITARIO', 'PESADO', 'MOTO', 'OUTRO'] as const
export type TipoDeBemVistoriado = TipoVeiculo | 'OUTRO'

export const ROTULO_DO_BEM: Readonly<Record<TipoDeBemVistoriado, string>> = {
  LEVE: 'Carros',
  UTILITARIO: 'Utilitários',
  PESADO: 'Pesados',
  MOTO: 'Motos',
  OUTRO: 'Outros bens',
}

/** By the kind of lot that a vehicle is sold as. */
export const bemVistoriado = (tipoId: number): TipoDeBemVistoriado => tipoDosItens(tipoId) ?? 'OUTRO'

export const TIPOS_DE_ITEM = {
  simNao: { rotulo: 'Sim ou não', comOpcoes: false },
  opcao: { rotulo: 'Uma opção', comOpcoes: true },
  opcoes: { rotulo: 'Várias opções', comOpcoes: true },
  texto: { rotulo: 'Texto', comOpcoes: false },
  numero: { rotulo: 'Número', comOpcoes: false },
  pneus: { rotulo: 'Pneus', comOpcoes: false },
  foto: { rotulo: 'Foto', comOpcoes: false },
  marcacao: { rotulo: 'Marcas no desenho', comOpcoes: false },
  assinatura: { rotulo: 'Assinatura', comOpcoes: false },
} as const satisfies Record<string, { readonly rotulo: string; readonly comOpcoes: boolean }>
export type TipoDeItem = keyof typeof TIPOS_DE_ITEM

/** Kinds whose answer is a picture. */
export const ehDeImagem = (tipo: TipoDeItem): boolean => tipo === 'foto' || tipo === 'assinatura'

export const TIPOS_DE_IMAGEM = ['CARRO', 'PICAPE', 'CAMINHAO', 'MOTO'] as const
export type TipoDeImagem = (typeof TIPOS_DE_IMAGEM)[number]

export interface OpcaoDoItem {
  readonly valor: string
  /** what it adds to the points of the grade */
  readonly pontos: number
}

export interface ItemDaVistoria {
  /** stays the same from version to version */
  readonly id: string
  readonly nome: string
  readonly tipo: TipoDeItem
  readonly obrigatorio: boolean
  readonly ordem: number
  readonly opcoes: readonly OpcaoDoItem[]
  readonly exemploUrl: string | null
  readonly ajuda: string
  /** wheels, for tyres */
  readonly rodas: readonly string[]
  /** shown to buyers on the lot's page */
  readonly publico: boolean
}

export interface CategoriaDaVistoria {
  readonly id: string
  readonly nome: string
  readonly tipoImagem: TipoDeImagem | null
  readonly ordem: number
  readonly itens: readonly ItemDaVistoria[]
}

export const LIMITES_DO_TIPO = { categorias: 20, itens: 150, opcoes: 20, rodas: 34 } as const

/** Null: it may be kept. Otherwise what is wrong, for people. */
export function recusarCategorias(categorias: readonly CategoriaDaVistoria[]): string | null {
  const itens = categorias.flatMap((c) => c.itens.map((i) => ({ c, i })))
  if (itens.length === 0) return 'O tipo precisa de ao menos um item.'
  if (itens.length > LIMITES_DO_TIPO.itens) return `Use no máximo ${LIMITES_DO_TIPO.itens} itens.`
  for (const ids of [categorias.map((c) => c.id), itens.map(({ i }) => i.id)])
    if (new Set(ids).size !== ids.length) return 'Há duas partes com o mesmo código.'
  for (const { c, i } of itens) {
    if (TIPOS_DE_ITEM[i.tipo].comOpcoes && i.opcoes.length < 2)
      return `${c.nome}, ${i.nome}: informe ao menos duas opções.`
    if (new Set(i.opcoes.map((o) => o.valor)).size !== i.opcoes.length)
      return `${c.nome}, ${i.nome}: há opções repetidas.`
    if (i.tipo === 'marcacao' && c.tipoImagem === null)
      return `${c.nome}, ${i.nome}: escolha o desenho da categoria.`
    if (i.tipo === 'pneus' && i.rodas.length === 0) return `${c.nome}, ${i.nome}: informe as rodas.`
  }
  return null
}

/** In their order, numbered from 1. */
export function ordenarCategorias(categorias: readonly CategoriaDaVistoria[]): CategoriaDaVistoria[] {
  const porOrdem = <T extends { readonly ordem: number }>(l: readonly T[]): T[] =>
    l.toSorted((a, b) => a.ordem - b.ordem)
  return porOrdem(categorias).map((c, n) => ({
    ...c,
    ordem: n + 1,
    itens: porOrdem(c.itens).map((i, m) => ({ ...i, ordem: m + 1 })),
  }))
}

/** Whether two versions ask the same. */
export const mesmasCategorias = (
  a: readonly CategoriaDaVistoria[],
  b: readonly CategoriaDaVistoria[],
): boolean => JSON.stringify(emOrdem(a)) === JSON.stringify(emOrdem(b))

const emOrdem = (v: unknown): unknown =>
  Array.isArray(v)
    ? v.map(emOrdem)
    : typeof v === 'object' && v !== null
      ? Object.fromEntries(
          Object.entries(v)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, x]) => [k, emOrdem(x)]),
        )
      : v
