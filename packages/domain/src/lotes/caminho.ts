// The address of a lot's page: `{leilaoOuAnuncio}/{cidade}-{uf}/{tipo}/{marca}/{nome}/ano.{anoModelo}/{id}`, built
// only here. Only the id finds the lot; the words before it are not trusted, they are for people and search engines.
// A page opened with other words (a renamed lot, an old link) redirects to the address built here. Nothing private
// goes into it: no plate, no chassis.
import { slug } from '../comum/texto.ts'
import type { PorTipo, TipoHotsite } from '../hotsites/tipos.ts'

const PRIMEIRO: PorTipo<string> = { leilao: 'leilao', loja: 'anuncio' }

/** What a lot without brand, city or name gets in its place: a segment may not be empty. */
const SEM_TEXTO = 'nao-informado'
/** A good without model year. */
const SEM_ANO = '0'

export type PartesDoCaminho = {
  readonly tipoHotsite: TipoHotsite
  readonly cidade: string | null
  /** Two letters. */
  readonly uf: string | null
  readonly tipo: string | null
  readonly marca: string | null
  readonly nome: string | null
  readonly anoModelo: number | null
  /** Public id of the lot: letters, digits and hyphens. */
  readonly id: string | number
}

const segmento = (texto: string | null): string => slug(texto ?? '') || SEM_TEXTO

/** The path with a leading slash, ready for a link. */
export function caminhoDoLote(partes: PartesDoCaminho): string {
  const { tipoHotsite, cidade, uf, tipo, marca, nome, anoModelo, id } = partes
  const local = `${segmento(cidade)}-${slug(uf ?? '') || 'br'}`
  const ano = `ano.${anoModelo ?? SEM_ANO}`
  return `/${[PRIMEIRO[tipoHotsite], local, segmento(tipo), segmento(marca), segmento(nome), ano, id].join('/')}`
}

export type CaminhoLido = {
  readonly tipoHotsite: TipoHotsite
  readonly cidade: string
  readonly uf: string
  readonly tipo: string
  readonly marca: string
  readonly nome: string
  readonly anoModelo: number | null
  readonly id: string
}

const CAMINHO =
  /^\/?(leilao|anuncio)\/([a-z0-9-]+)-([a-z]{2})\/([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z0-9-]+)\/ano\.(\d{1,4})\/([A-Za-z0-9-]{1,36})\/?$/

/**
 * Reads an address of that form (path only, no query); null when it has another. The words are slugs, not
 * names.
 */
export function lerCaminhoDoLote(caminho: string): CaminhoLido | null {
  const achado = CAMINHO.exec(caminho)
  if (achado === null) return null
  const [, primeiro, cidade = '', uf = '', tipo = '', marca = '', nome = '', ano = SEM_ANO, id = ''] = achado
  return {
    tipoHotsite: primeiro === PRIMEIRO.loja ? 'loja' : 'leilao',
    cidade,
    uf,
    tipo,
    marca,
    nome,
    anoModelo: ano === SEM_ANO ? null : Number(ano),
    id,
  }
}
